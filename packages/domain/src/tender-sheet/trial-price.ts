import {
  DISCOUNT_STEP,
  DISCOUNT_STEPS,
  formatPercent,
  isSmallSample,
  SMALL_SAMPLE_TEXT,
} from '../bid-figures'
import { FEN_PER_WAN } from '../formatting'

/** The end of the slider of a trial price, in percent: equal to the end of the histogram above it. */
export const MAX_TRIAL_DISCOUNT = DISCOUNT_STEP * DISCOUNT_STEPS

/** The position of a trial price among the awards of an owner. */
interface TrialPrice {
  /** The discount below the control price, in percent with two decimals; negative above it. */
  readonly discount: number
  /** The number of awards with a smaller discount: relative to the control price, this price is lower. */
  readonly lowerThan: number
  readonly cases: number
  /** 下浮 12.3%. */
  readonly discountText: string
  /** 低于 18 次中标价中的 12 次. */
  readonly placeText: string
}

const placeOf = (discount: number, lowerThan: number, cases: number): string => {
  if (discount < 0) return '高于控制价，收录的中标价都不高于控制价'
  const few = isSmallSample(cases) ? `，${SMALL_SAMPLE_TEXT}` : ''
  if (lowerThan === 0) return `不比收录的 ${cases} 次中标价中的任何一次低${few}`
  return lowerThan === cases
    ? `比收录的 ${cases} 次中标价都低${few}`
    : `低于 ${cases} 次中标价中的 ${lowerThan} 次${few}`
}

/**
 * The discount of a trial price below the control price of a tender, and its position among the owner's awards, each
 * relative to its own control price (BID-10). Not a prediction: it contains no chance of winning.
 * @param price in fen
 * @param budget the control price, in fen
 * @param discounts of the owner's awards, in percent
 */
export function placeTrialPrice(
  price: number,
  budget: number,
  discounts: readonly number[],
): TrialPrice | null {
  if (!Number.isFinite(price) || price <= 0 || budget <= 0) return null
  const discount = Math.round(((budget - price) * 10_000) / budget) / 100
  const lowerThan = discounts.filter((item) => item < discount).length
  const cases = discounts.length
  const percent = formatPercent(Math.abs(discount))
  return {
    discount,
    lowerThan,
    cases,
    discountText: discount < 0 ? `上浮 ${percent}%` : `下浮 ${percent}%`,
    placeText: placeOf(discount, lowerThan, cases),
  }
}

/** The price, in fen, at a discount in percent below the control price, rounded to hundredths of 万元 (BID-10). */
export function priceAtDiscount(budget: number, percent: number): number {
  const step = FEN_PER_WAN / 100
  return Math.max(step, Math.round((budget * (1 - percent / 100)) / step) * step)
}

/** A price typed in 万元, converted to fen; null for anything except a positive number (BID-10). */
export function readTrialPrice(text: string): number | null {
  const typed = text.trim().replaceAll(',', '')
  const price = /^\d{1,9}(\.\d{0,6})?$/.test(typed) ? Math.round(Number(typed) * FEN_PER_WAN) : 0
  return price > 0 ? price : null
}
