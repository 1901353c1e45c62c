import { filterInput } from '../formatting'

/** What one point takes off a price, in fen: one, so that points can cover any price exactly (PAY-07). */
export const POINT_FEN = 1

/** Points are offered for products of type 1 only; for type 2 their field is hidden (VAL-15). */
export const takesPoints = (productType: 1 | 2): boolean => productType === 1

/**
 * The most points a purchase takes: the smaller of what is available and the price in fen, in whole points;
 * 0 where either is no number (VAL-15).
 */
export const maxPoints = (available: number, priceFen: number): number =>
  Math.max(0, Math.floor(Math.min(available, priceFen / POINT_FEN)) || 0)

/**
 * The points typed in: digits only, full-width ones among them, no leading zeros, capped by `maxPoints`;
 * an empty input is 0 points (VAL-15).
 */
export const readPoints = (input: string, available: number, priceFen: number): number =>
  Math.min(Number(filterInput(input)), maxPoints(available, priceFen))

/** What is left to pay after points, in fen, never below 0 (PAY-07). */
export const payableFen = (priceFen: number, points: number): number =>
  Math.max(0, priceFen - points * POINT_FEN)

/** Points that cover the whole price need no QR (PAY-07). */
export const pointsCover = (priceFen: number, points: number): boolean => payableFen(priceFen, points) === 0
