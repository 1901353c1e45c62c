import { filterNumber } from '../formatting'

/** The value of one point in fen: 1, so that points can cover any price exactly (PAY-07). */
export const POINT_FEN = 1

/** Points are offered for products of type 1 only; for type 2 their field is hidden (VAL-15). */
export const takesPoints = (productType: 1 | 2): boolean => productType === 1

/**
 * Maximum points for a purchase: the smaller of the available points and the price in fen, in whole points; 0 if
 * either is not a number (VAL-15).
 */
export const maxPoints = (available: number, priceFen: number): number =>
  Math.max(0, Math.floor(Math.min(available, priceFen / POINT_FEN)) || 0)

/**
 * Parses the points typed in: digits only, including full-width ones, no leading zeros, capped by `maxPoints`; an
 * empty input is 0 (VAL-15).
 */
export const parsePoints = (input: string, available: number, priceFen: number): number =>
  Math.min(Number(filterNumber(input)), maxPoints(available, priceFen))

/** The amount left to pay after points, in fen, never below 0 (PAY-07). */
export const payableFen = (priceFen: number, points: number): number =>
  Math.max(0, priceFen - points * POINT_FEN)

/** Whether points cover the whole price, so that no QR code is needed (PAY-07). */
export const doPointsCover = (priceFen: number, points: number): boolean => payableFen(priceFen, points) === 0
