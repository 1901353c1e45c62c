import {
  REFUND_CAUSE_LABELS,
  REFUND_STATE_LABELS,
  type RefundCause,
  type RefundState,
} from '@zhushutong/domain/purchase'
import { type DatedStep, DatedSteps } from './dated-steps'
import { RefundSum } from './refund-sum'

/** A refund with the data shown to its buyer; money in fen, times in ms. */
export interface ShownRefund {
  readonly refundCode: string
  readonly cause: RefundCause
  readonly state: RefundState
  readonly amount: number
  readonly wallet: number
  readonly points: number
  readonly reason: string
  readonly refusal: string | null
  readonly usedDays: number | null
  readonly differenceFen: number | null
  readonly usedFen: number | null
  readonly requestTime: number
  readonly decideTime: number | null
  readonly sendTime: number | null
  readonly doneTime: number | null
}

/**
 * The past and future steps. A refund that the provider completed at once has no send time: its completion
 * time is used.
 */
const listSteps = ({
  state,
  cause,
  amount,
  requestTime,
  decideTime,
  sendTime,
  doneTime,
}: ShownRefund): DatedStep[] => {
  const requested = {
    label: cause === 'late' || cause === 'paid-twice' ? '自动退款' : '提交申请',
    at: requestTime,
  }
  if (state === 'refused') return [requested, { label: REFUND_STATE_LABELS.refused, at: decideTime }]
  const sent = amount > 0 ? [{ label: '原路退回中', at: sendTime ?? doneTime }] : []
  return [requested, { label: '审核通过', at: decideTime }, ...sent, { label: '退款完成', at: doneTime }]
}

/** The progress of a refund and the calculation of its amount (REF-01, MEM-05). */
export function RefundProgress({ refund }: { refund: ShownRefund }) {
  const { state, cause, reason, refusal } = refund
  return (
    <div className="grid gap-4">
      <DatedSteps steps={listSteps(refund)} />
      {state === 'requested' && (
        <p className="text-ink-2">
          {cause === 'wallet' ? '客服会尽快审核。' : '客服会尽快审核，审核期间服务照常可用。'}
        </p>
      )}
      {state === 'failed' && (
        <p className="text-warn">退款没有成功，客服正在处理，款项不会丢失。如有疑问请联系客服。</p>
      )}
      {refusal !== null && <p className="text-bad">未通过的原因：{refusal}</p>}
      <RefundSum {...refund} />
      <p className="wrap-anywhere text-12 text-ink-3">
        {[...new Set([REFUND_CAUSE_LABELS[cause], reason])].join('：')}
      </p>
    </div>
  )
}
