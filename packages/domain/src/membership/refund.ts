import { DAY_MS } from '../formatting'

/**
 * A purchase to refund. Money in integer fen, times in ms. `paidFen` is the total paid, including points at 1 fen
 * each; `originalFen` the list price for the same term.
 */
export interface RefundRequest {
  readonly paidFen: number
  readonly originalFen: number
  /** Service days bought, each of 24 hours from `startedAt`. */
  readonly days: number
  readonly startedAt: number
  readonly now: number
  /**
   * Bought at an activity price, such as that of a first purchase or a promotion; an ordinary discount does not count.
   */
  readonly activity: boolean
  /** The reason for the refund: the buyer cancels, or we cannot provide the service. */
  readonly cause: 'buyer' | 'provider'
}

/** The calculation of the refund in fen, so that the buyer can check it; or the reason for no refund. */
type Refund =
  | {
      readonly refundable: true
      /** An activity product: normally not refunded, the staff decide by the buyer's reason. */
      readonly isSpecial: boolean
      readonly fen: number
      readonly usedDays: number
      readonly differenceFen: number
      readonly usedFen: number
    }
  | { readonly refundable: false; readonly reason: 'ended' }

/** The messages for a buyer who gets no refund. */
export const REFUND_REFUSALS = {
  ended: '服务期已结束，不予退款',
  nothing: '扣除已使用的天数和优惠差额后，没有可退的金额；有特殊情况请致电客服 400-023-6003',
  delivered: '数据已交付，不予退款',
  wallet: '充值的钱请在“我的钱包”中申请退回',
  unpaid: '只有已支付的订单可以申请退款',
  open: '这一单的退款正在处理，请勿重复申请',
  changed: '可退金额已变化，请重新确认后提交',
} as const

/** Days used of a service: a started day counts as a full day; 0 before the service starts (MEM-05). */
export function countUsedDays(startedAt: number, now: number): number {
  return Math.max(0, Math.ceil((now - startedAt) / DAY_MS))
}

/**
 * The refund in fen according to the purchase terms (MEM-05, REF-06). A service that has not begun is refunded in full.
 * If the buyer cancels later: the price paid, minus the difference between the original price and the price paid, minus
 * the used days at the original price; for an activity product the staff decide whether to grant this amount
 * (`isSpecial`). If we cannot provide the service: the price paid, in proportion to the unused days. The value of the
 * used days is rounded up to a whole fen if the buyer cancels and down if we do, so rounding is always against the
 * party that ends the service. Never below 0, never above `paidFen`.
 */
export function calculateRefund(request: RefundRequest): Refund {
  const { paidFen, originalFen, days, startedAt, now } = request
  const runs = days > 0 && now < startedAt + days * DAY_MS
  if (!runs) return { refundable: false, reason: 'ended' }
  if (now < startedAt)
    return { refundable: true, isSpecial: false, fen: paidFen, usedDays: 0, differenceFen: 0, usedFen: 0 }
  const used = countUsedDays(startedAt, now)
  const isOurs = request.cause === 'provider'
  const differenceFen = isOurs ? 0 : Math.max(0, originalFen - paidFen)
  const usedFen = isOurs ? Math.floor((paidFen * used) / days) : Math.ceil((originalFen * used) / days)
  const fen = Math.max(0, paidFen - differenceFen - usedFen)
  const isSpecial = !isOurs && request.activity
  return { refundable: true, isSpecial, fen, usedDays: used, differenceFen, usedFen }
}
