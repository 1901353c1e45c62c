import { filterNumber } from '../formatting'

/** The value of one point in fen: 1, so that points can cover any price exactly. */
export const POINT_FEN = 1

/** Points are offered for products of type 1 only; for type 2 their field is hidden (VAL-15). */
export function takesPoints(productType: 1 | 2): boolean {
  return productType === 1
}

/**
 * Maximum points for a purchase: the smaller of the available points and the price in fen, in whole points; 0 if
 * either is not a number (VAL-15).
 */
export function maxPoints(available: number, priceFen: number): number {
  return Math.max(0, Math.floor(Math.min(available, priceFen / POINT_FEN)) || 0)
}

/**
 * Parses the points typed in: digits only, including full-width ones, no leading zeros, capped by `maxPoints`; an
 * empty input is 0 (VAL-15).
 */
export function parsePoints(input: string, available: number, priceFen: number): number {
  return Math.min(Number(filterNumber(input)), maxPoints(available, priceFen))
}

/** The amount left to pay after points, in fen, never below 0 (PAY-07). */
export function payableFen(priceFen: number, points: number): number {
  return Math.max(0, priceFen - points * POINT_FEN)
}
