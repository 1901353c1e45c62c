'use client'

import { formatTime } from '@zhushutong/domain/formatting'
import { useLoaded } from '@/streams/use-loaded'
import { type FailedCall, RefundForm, RefundNotice } from './refund-form'
import { RefundSum } from './refund-sum'

interface Priced {
  readonly refundable: true
  readonly amount: number
  readonly wallet: number
  readonly points: number
  /** Days of the service period; 0 for products without a period, such as a report. */
  readonly days: number
  readonly usedDays: number
  readonly differenceFen: number
  readonly usedFen: number
  readonly endsAt: number
  /** True for an activity price: the staff decide, based on the reason given (REF-06). */
  readonly isSpecial: boolean
  /** The amount refundable today and the rule, as text. */
  readonly message: string
}

interface RefundCalls {
  readonly price: (
    signal: AbortSignal,
  ) => Promise<Priced | { readonly refundable: false; readonly message: string } | FailedCall>
  readonly ask: (
    request: { reason: string; amount: number; wallet: number; points: number },
    signal: AbortSignal,
  ) => Promise<object | FailedCall>
}

const TITLE = '申请退款'
const SPECIAL_TITLE = '申请特殊退款'

/** 申请退款: the refundable amount with its calculation, then the reason (MEM-05). */
export function RefundDialog({
  calls,
  onClose,
  onAsked,
}: {
  calls: RefundCalls
  onClose: () => void
  onAsked: () => void
}) {
  const { loaded: price } = useLoaded(calls.price)

  if (price === null) return <RefundNotice title={TITLE} problem={null} onClose={onClose} />
  if ('error' in price || !price.refundable) {
    const title = 'error' in price ? '可退金额没有计算出来' : '这一单不能退款'
    const problem = { title, text: price.message ?? '请稍后重试，或联系客服' }
    return <RefundNotice title={TITLE} problem={problem} onClose={onClose} />
  }
  const { amount, wallet, points, days, usedDays, endsAt, isSpecial, message } = price
  return (
    <RefundForm
      title={isSpecial ? SPECIAL_TITLE : TITLE}
      cancelText="暂不退款"
      ask={(reason, signal) => calls.ask({ reason, amount, wallet, points }, signal)}
      onClose={onClose}
      onAsked={onAsked}
    >
      <p>{message}</p>
      <RefundSum cause="buyer" {...price} usedDays={days === 0 ? null : usedDays} />
      <p className="text-ink-2">
        {days === 0
          ? '申请后报告停止生成，批准后款项按支付方式分别退回；没有通过的，继续生成。'
          : usedDays === 0
            ? '批准后这段服务不再开始，之后续费的部分会提前开始；款项按支付方式分别退回。'
            : `批准后服务于 ${formatTime(endsAt)} 结束，之后续费的部分会提前开始；款项按支付方式分别退回。`}
      </p>
    </RefundForm>
  )
}
