import { DAY_MS, formatDate, formatPrice } from '../formatting'
import { shareFen } from '../ledger'
import { calculateRefund, REFUND_REFUSALS, type RefundRequest } from '../membership'
import type { PriceReason } from './price'

const ACTIVITY_PRICES: readonly string[] = ['first-purchase', 'promotion'] satisfies readonly PriceReason[]

/** True for an activity price, which is normally not refunded; false for an ordinary discount (MEM-05). */
export function isActivityPrice(why: string): boolean {
  return ACTIVITY_PRICES.includes(why)
}

/** The order of a refund, paid or about to be paid. Money in fen, times in ms. */
export interface RefundableOrder
  extends Pick<RefundRequest, 'paidFen' | 'originalFen' | 'activity' | 'cause'> {
  /** The terms of the order; the parts of a combined offer may begin on different days. */
  readonly terms: ReadonlyArray<{ readonly days: number; readonly startedAt: number }>
}

/** The amount of a refund and its parts, over all terms of an order. */
interface OrderRefund {
  readonly refundable: true
  readonly isSpecial: boolean
  readonly fen: number
  readonly usedDays: number
  readonly differenceFen: number
  readonly usedFen: number
  /** The end of the service after the refund, in ms. */
  readonly endsAt: number
}

interface NoOrderRefund {
  readonly refundable: false
  readonly reason: 'ended' | 'nothing'
}

/** The refund of an order's terms at `now` (REF-06). */
export function calculateOrderRefund(order: RefundableOrder, now: number): OrderRefund | NoOrderRefund {
  const { terms, activity, cause } = order
  const [paid, original] = [shareFen(order.paidFen, terms.length), shareFen(order.originalFen, terms.length)]
  const endedTerms = terms.flatMap(({ days, startedAt }, i) => {
    const shares = { paidFen: paid[i] ?? 0, originalFen: original[i] ?? 0 }
    const refund = calculateRefund({ ...shares, days, startedAt, now, activity, cause })
    return refund.refundable ? [{ startedAt, ...refund }] : []
  })
  if (endedTerms.length === 0) return { refundable: false, reason: 'ended' }
  const sumOf = (key: 'fen' | 'differenceFen' | 'usedFen') =>
    endedTerms.reduce((sum, item) => sum + item[key], 0)
  const fen = sumOf('fen')
  if (fen === 0) return { refundable: false, reason: 'nothing' }
  return {
    refundable: true,
    isSpecial: endedTerms.some((item) => item.isSpecial),
    fen,
    usedDays: Math.max(...endedTerms.map((item) => item.usedDays)),
    differenceFen: sumOf('differenceFen'),
    usedFen: sumOf('usedFen'),
    endsAt: Math.max(...endedTerms.map((item) => item.startedAt + item.usedDays * DAY_MS)),
  }
}

/** The rules of refunds, as in the purchase terms. */
export const REFUND_RULES = {
  notBegun: '服务还没有开始的，全额退款。',
  begun:
    '服务期内申请退款的，从实付金额中扣除所享优惠与原价之间的差额，再按原价扣除已使用期限的价值，不足一天的按一天计算，余额按支付时使用的方式分别退回。',
  activity:
    '以活动价、首购价购买的产品，服务开始后一般不予退款；确需退款的，可以说明理由申请特殊退款，由工作人员审核，金额按上一条计算。',
  provider: '因我们的原因无法提供服务的，按未使用的期限退还费用。',
} as const

/** The deductions of a refund as text; '' if there are none. */
const listDeductions = ({ differenceFen, usedDays, usedFen }: OrderRefund): string =>
  [
    differenceFen > 0 ? `与原价的差额 ${formatPrice(differenceFen)}` : '',
    usedFen > 0 ? `已使用的 ${usedDays} 天 ${formatPrice(usedFen)}` : '',
  ]
    .filter(Boolean)
    .join('、')

/**
 * The refund at `now` as text, the same before and after paying: the amount refunded today, and the reason (REF-06).
 */
export function describeRefund(order: RefundableOrder, now: number): string {
  const refund = calculateOrderRefund(order, now)
  if (!refund.refundable) return `今天没有可退的金额：${REFUND_REFUSALS[refund.reason]}。`
  const sum = formatPrice(refund.fen)
  const deducted = listDeductions(refund)
  if (deducted === '') {
    const begins = Math.min(...order.terms.map(({ startedAt }) => startedAt))
    return begins > now
      ? `今天退可退 ${sum}：服务 ${formatDate(begins)} 开始，之前全额退。`
      : `今天退可退 ${sum}。`
  }
  const why = `已扣除${deducted}`
  return refund.isSpecial
    ? `活动价一般不退；确需退款可申请特殊退款，今天按规则可退 ${sum}（${why}），由工作人员审核。`
    : `今天退可退 ${sum}（${why}）。`
}
