import {
  DISCOUNT_STEP,
  DISCOUNT_STEPS,
  formatPercent,
  isSmallSample,
  SMALL_SAMPLE_TEXT,
} from '../bid-figures'
import { FEN_PER_WAN } from '../formatting'

/** Where the slider of a trial price ends, in percent: with the histogram below which it stands (BID-10). */
export const MOST_TRIAL_DISCOUNT = DISCOUNT_STEP * DISCOUNT_STEPS

/** Where a trial price stands among the awards of an owner. */
export interface TrialPrice {
  /** By how many percent it lies below the control price, with two decimals; negative above it. */
  readonly discount: number
  /** How many of the cases lie less far below theirs: this price is lower, measured by the control price. */
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
 * What a trial price means against the control price of a tender, and where it stands among the owner's awards, each
 * measured by its own control price (BID-10). It is no prediction: nothing is said of whether it would win.
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
  const lowerThan = discounts.filter((one) => one < discount).length
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

/** The price, in fen, that lies so many percent below the control price, in whole hundredths of 万元 (BID-10). */
export function priceAtDiscount(budget: number, percent: number): number {
  const step = FEN_PER_WAN / 100
  return Math.max(step, Math.round((budget * (1 - percent / 100)) / step) * step)
}

/** A price typed in 万元, in fen; null for anything but a positive number (BID-10). */
export function readTrialPrice(text: string): number | null {
  const typed = text.trim().replaceAll(',', '')
  const price = /^\d{1,9}(\.\d{0,6})?$/.test(typed) ? Math.round(Number(typed) * FEN_PER_WAN) : 0
  return price > 0 ? price : null
}
