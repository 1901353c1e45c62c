import { DAY_MS } from '../formatting'

/**
 * What was bought and how far it was used. Money in integer fen, times in ms. `paidFen` is all that was paid,
 * points at 1 fen each included; `originalFen` the list price of the same term.
 */
export interface RefundCase {
  readonly paidFen: number
  readonly originalFen: number
  /** Service days bought, each of 24 hours from `startedAt`. */
  readonly days: number
  readonly startedAt: number
  readonly now: number
  /** Bought at an activity price, such as a first purchase's or a promotion's; an ordinary discount is none. */
  readonly activity: boolean
  /** Who gives rise to the refund: a buyer who wants out, or us, who cannot provide the service. */
  readonly cause: 'buyer' | 'provider'
}

/** How the sum came about, in fen, so that the buyer can check it; or why there is none. */
export type Refund =
  | {
      readonly refundable: true
      readonly fen: number
      readonly usedDays: number
      readonly differenceFen: number
      readonly usedFen: number
    }
  | { readonly refundable: false; readonly reason: 'activity' | 'ended' }

/** What a buyer is told who gets no refund (MEM-05). */
export const REFUND_REFUSALS = {
  activity: '以活动价、优惠价购买的产品，一般不予退款',
  ended: '服务期已结束，不予退款',
} as const

/** Days used of a service: a day begun counts whole, a service not yet begun none (MEM-05). */
export const usedDays = (startedAt: number, now: number): number =>
  Math.max(0, Math.ceil((now - startedAt) / DAY_MS))

/**
 * The refund in fen, as the purchase terms promise it (MEM-05). For a buyer who wants out: what was paid, less
 * the difference between the original price and what was paid, less the used days at the original price; an
 * activity product is not refunded. Where we cannot provide the service, the share of the unused days in what
 * was paid, activity or not. The value of the used days is rounded up to a whole fen for the first and down for
 * the second, so the rounding is always against whoever ends the service. Never below 0, never above `paidFen`.
 */
export function refundOf(asked: RefundCase): Refund {
  const { paidFen, originalFen, days, startedAt, now } = asked
  const used = usedDays(startedAt, now)
  if (asked.cause === 'buyer' && asked.activity) return { refundable: false, reason: 'activity' }
  const runs = days > 0 && now < startedAt + days * DAY_MS
  if (!runs) return { refundable: false, reason: 'ended' }
  const isOurs = asked.cause === 'provider'
  const differenceFen = isOurs ? 0 : Math.max(0, originalFen - paidFen)
  const usedFen = isOurs ? Math.floor((paidFen * used) / days) : Math.ceil((originalFen * used) / days)
  const fen = Math.max(0, paidFen - differenceFen - usedFen)
  return { refundable: true, fen, usedDays: used, differenceFen, usedFen }
}
