/** What one point takes off a price, in fen. One to one, so that points can cover any price exactly (PAY-07). */
export const POINT_FEN = 1

/** Points are offered for type 1 products only (VAL-15). */
export const takesPoints = (productType: 1 | 2): boolean => productType === 1

/** The most points a purchase takes: the smaller of what is available and the price (VAL-15). */
export const maxPoints = (available: number, priceFen: number): number =>
  Math.max(0, Math.min(Math.floor(available), Math.floor(priceFen / POINT_FEN)))

/** The points typed in: digits only, no leading zeros, capped; an empty input is 0 points (VAL-15). */
export function readPoints(input: string, available: number, priceFen: number): number {
  const digits = input.replace(/\D/g, '').replace(/^0+/, '')
  return digits === '' ? 0 : Math.min(Number(digits), maxPoints(available, priceFen))
}

/** What is left to pay, in fen, never below 0. */
export const payableFen = (priceFen: number, points: number): number =>
  Math.max(0, priceFen - points * POINT_FEN)

/** Points that cover the whole price need no QR (PAY-07). */
export const pointsCover = (priceFen: number, points: number): boolean => payableFen(priceFen, points) === 0
