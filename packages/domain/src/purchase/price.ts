import { toHalfWidth } from '../formatting'

/** The prices of a package, in fen, whoever asks (PAY-12). Null where a price is not offered. */
export interface Prices {
  /** List price. */
  readonly amount: number
  /** Ordinary selling price. */
  readonly discountAmount: number | null
  /** Promotion price. */
  readonly disPrice: number | null
  /** 1: the promotion is for everyone while it lasts. 2: for the first `limitNum` purchases of each buyer. */
  readonly discountMode: 1 | 2 | null
  readonly limitNum: number | null
  /** Price of a buyer's first purchase. */
  readonly isFirstPrice: number | null
  /** Staff-gap packages: the price struck through and the price charged. */
  readonly showPrice: number | null
  readonly realPrice: number | null
}

/** What the price depends on in the buyer. */
export interface Buyer {
  /** Has not bought this kind of product before. */
  readonly firstPurchase: boolean
  /** How often they have bought this package. */
  readonly purchasedNum: number
}

/** Which of the prices is charged (PAY-12). */
export type PriceReason = 'first-purchase' | 'promotion' | 'staff-gap' | 'discount' | 'list'

/** The price charged, the price it is compared with, never a lower one, both in fen, and which was chosen. */
export interface Price {
  readonly fen: number
  readonly listFen: number
  readonly why: PriceReason
}

const isCharge = (fen: number | null): fen is number => Number.isSafeInteger(fen) && (fen ?? 0) > 0

function promotionHolds(prices: Prices, buyer: Buyer): boolean {
  if (prices.discountMode === 1) return true
  if (prices.discountMode !== 2) return false
  return prices.limitNum !== null && buyer.purchasedNum < prices.limitNum
}

/**
 * The price of one package for one buyer: the lowest of the prices that apply to them, all in fen (PAY-12).
 * Screens show it and the gateway orders by it. A special price that is not a positive integer of fen
 * does not apply; without any, the list price holds. Prices that are equal go by the order first purchase,
 * promotion, staff gap, discount. A showPrice is struck through and never charged.
 */
export function priceOf(prices: Prices, buyer: Buyer): Price {
  const offers: readonly (readonly [PriceReason, number | null])[] = [
    ['first-purchase', buyer.firstPurchase ? prices.isFirstPrice : null],
    ['promotion', promotionHolds(prices, buyer) ? prices.disPrice : null],
    ['staff-gap', prices.realPrice],
    ['discount', prices.discountAmount],
  ]
  let best: { readonly fen: number; readonly why: PriceReason } = { fen: prices.amount, why: 'list' }
  for (const [why, fen] of offers) if (isCharge(fen) && fen < best.fen) best = { fen, why }
  const struck = prices.showPrice
  return { ...best, listFen: isCharge(struck) && struck > best.fen ? struck : prices.amount }
}

/**
 * Enterprise VIP: the free shared accounts, the price of a further one and of a year, in fen, and how many
 * accounts are offered at first (MEM-03).
 */
export const ENTERPRISE_VIP = {
  freeSharedAccounts: 2,
  extraAccountFen: 100_000,
  yearFen: 298_000,
  defaultChildren: 3,
} as const

/** The headcount of a shared VIP: an integer from 1 to 99 (VAL-16). */
export const isHeadcount = (count: number): boolean => Number.isInteger(count) && count >= 1 && count <= 99

/** The headcount typed in, full-width digits among them; null for what is none (VAL-16). */
export function readHeadcount(input: string): number | null {
  const text = toHalfWidth(input).trim()
  const count = /^\d+$/.test(text) ? Number(text) : 0
  return isHeadcount(count) ? count : null
}

/** The price of an enterprise VIP in fen: every account past the free ones costs extra (MEM-03). */
export function enterprisePriceFen(packageFen: number, childNumber: number): number {
  const extra = Math.max(0, childNumber - ENTERPRISE_VIP.freeSharedAccounts)
  return packageFen + extra * ENTERPRISE_VIP.extraAccountFen
}
