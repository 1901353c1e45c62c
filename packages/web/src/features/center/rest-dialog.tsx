'use client'

import { formatPrice, formatTime } from '@zhushutong/domain/formatting'
import { useLoaded } from '@/streams/use-loaded'
import { type FailedCall, RefundForm, RefundNotice } from './refund-form'

interface Rest {
  readonly amount: number
  readonly parts: ReadonlyArray<{
    readonly orderCode: string
    readonly payTypeName: string
    readonly paySuccTime: number
    readonly amount: number
  }>
}

interface RestCalls {
  readonly price: (signal: AbortSignal) => Promise<Rest | FailedCall>
  readonly ask: (
    request: { reason: string; amount: number },
    signal: AbortSignal,
  ) => Promise<object | FailedCall>
}

const TITLE = '退回余额'

/** 退回余额: the payments that are refunded, then the reason (WAL-04). */
export function RestDialog({
  calls,
  onClose,
  onAsked,
}: {
  calls: RestCalls
  onClose: () => void
  onAsked: () => void
}) {
  const { loaded: rest } = useLoaded(calls.price)

  if (rest === null) return <RefundNotice title={TITLE} problem={null} onClose={onClose} />
  if ('error' in rest) {
    const problem = { title: '可退金额没有计算出来', text: rest.message ?? '请稍后重试，或联系客服' }
    return <RefundNotice title={TITLE} problem={problem} onClose={onClose} />
  }
  const { amount, parts } = rest
  if (amount === 0) {
    const problem = { title: '钱包里没有可退的余额', text: null }
    return <RefundNotice title={TITLE} problem={problem} onClose={onClose} />
  }
  return (
    <RefundForm
      title={TITLE}
      cancelText="暂不退回"
      ask={(reason, signal) => calls.ask({ reason, amount }, signal)}
      onClose={onClose}
      onAsked={onAsked}
    >
      <dl className="grid gap-2 rounded-2 bg-surface-2 p-4">
        {parts.map(({ orderCode, payTypeName, paySuccTime, amount: fen }) => (
          <div key={orderCode} className="flex justify-between gap-4">
            <dt className="text-ink-2">
              {formatTime(paySuccTime)} 的充值，退到{payTypeName}
            </dt>
            <dd className="whitespace-nowrap">{formatPrice(fen)}</dd>
          </div>
        ))}
        <div className="flex justify-between gap-4">
          <dt className="text-ink-2">共退回</dt>
          <dd className="text-16 font-semibold text-bad">{formatPrice(amount)}</dd>
        </div>
      </dl>
      <p className="text-ink-2">全部余额原路退到各笔充值；提交后这笔钱不能再用于支付，未通过时退回钱包。</p>
    </RefundForm>
  )
}
