import { toHalfWidth } from '../formatting'
import { ENTERPRISE_VIP, HEADCOUNT } from '../membership'

/** The prices of a package in fen, independent of the buyer (PAY-12). Null if a price is not offered. */
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

export interface Buyer {
  /** Has not bought this kind of product before. */
  readonly firstPurchase: boolean
  /** The buyer's number of purchases of this package. */
  readonly purchasedNum: number
}

/** The kind of price charged (PAY-12). */
export type PriceReason = 'first-purchase' | 'promotion' | 'staff-gap' | 'discount' | 'list'

/** The price charged, the price it is compared with (never lower), both in fen, and the reason. */
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
 * The price of one package for one buyer: the lowest price that applies, in fen (PAY-12). Screens show it and the
 * gateway charges it. A special price that is not a positive integer does not apply; without one the list price is
 * charged. Among equal prices the reason is, in order, first purchase, promotion, staff gap, discount. A showPrice is
 * only shown struck through and never charged.
 */
export function calculatePrice(prices: Prices, buyer: Buyer): Price {
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

/** True when a VIP can be shared by this number of people (VAL-16). */
export function isHeadcount(count: number): boolean {
  return Number.isInteger(count) && count >= HEADCOUNT.min && count <= HEADCOUNT.max
}

/** Parses the headcount typed in, including full-width digits; null if invalid (VAL-20). */
export function parseHeadcount(input: string): number | null {
  const text = toHalfWidth(input).trim()
  const count = /^\d+$/.test(text) ? Number(text) : 0
  return isHeadcount(count) ? count : null
}

/** The price of an enterprise VIP in fen: each account beyond the free ones costs extra (MEM-03). */
export function calculateEnterprisePrice(packageFen: number, childNumber: number): number {
  const extra = Math.max(0, childNumber - ENTERPRISE_VIP.freeSharedAccounts)
  return packageFen + extra * ENTERPRISE_VIP.extraAccountFen
}

/**
 * The charge of an order before points, in fen (MEM-03): the package for this buyer, plus the shared accounts
 * beyond the free ones if there is a number of them.
 */
export function calculateCharge(prices: Prices, buyer: Buyer, childNumber: number | null): Price {
  const price = calculatePrice(prices, buyer)
  if (childNumber === null) return price
  return {
    ...price,
    fen: calculateEnterprisePrice(price.fen, childNumber),
    listFen: calculateEnterprisePrice(price.listFen, childNumber),
  }
}
