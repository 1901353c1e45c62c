import { MOST_DISCOUNT } from '../bid-figures'

/** A result of an owner. Amounts in fen, only of CNY; null where it is not told. */
export interface OwnerAward {
  readonly id: string
  readonly name: string
  readonly companyId: string | null
  readonly companyName: string | null
  readonly amount: number | null
  readonly budget: number | null
  readonly bidders: number | null
  /** YYYY-MM-DD */
  readonly awardedOn: string | null
}

/** How figures spread: the middle one, and the two between which half of them lie; `cases` is how many there are. */
export interface Spread {
  readonly cases: number
  readonly lower: number
  readonly median: number
  readonly upper: number
}

/** What the results of an owner tell; rates in hundredths of a percent. */
export interface AwardSummary {
  readonly total: number
  /** fen of all awards whose amount is told. */
  readonly amount: number
  /** Null without a case. */
  readonly discount: Spread | null
  readonly bidders: Spread | null
  /** How many awards lie in each step of two percent, from 0; the last one takes all above. */
  readonly steps: readonly number[]
  readonly winners: ReadonlyArray<{
    readonly id: string
    readonly name: string
    readonly count: number
    readonly amount: number
  }>
}

/** Width of a step and number of steps of the histogram: 0–2 % to 18–20 %, and all above (BID-05). */
export const DISCOUNT_STEP = 200
const STEPS = 11
const TOP_WINNERS = 3
const WHOLE = 10_000
const MOST = MOST_DISCOUNT * 100

/**
 * By how much an award lies below the control price, in hundredths of a percent (BID-05). Null where either is not told,
 * for an award above the control price (no such bid is valid, so one of the two is wrong) and beyond `MOST_DISCOUNT`.
 */
export function calculateDiscount(amount: number | null, budget: number | null): number | null {
  if (amount === null || budget === null || amount <= 0 || budget <= 0 || amount > budget) return null
  const discount = Math.round(((budget - amount) / budget) * WHOLE)
  return discount > MOST ? null : discount
}

const quantile = (sorted: readonly number[], share: number): number => {
  const place = (sorted.length - 1) * share
  const [low, high] = [sorted[Math.floor(place)] ?? 0, sorted[Math.ceil(place)] ?? 0]
  return Math.round(low + (high - low) * (place - Math.floor(place)))
}

/** How figures spread; null for none (BID-05). */
export function calculateSpread(figures: readonly number[]): Spread | null {
  if (figures.length === 0) return null
  const sorted = [...figures].sort((a, b) => a - b)
  return {
    cases: sorted.length,
    lower: quantile(sorted, 0.25),
    median: quantile(sorted, 0.5),
    upper: quantile(sorted, 0.75),
  }
}

const winnersOf = (awards: readonly OwnerAward[]): AwardSummary['winners'] => {
  const found = new Map<string, { id: string; name: string; count: number; amount: number }>()
  for (const { companyId, companyName, amount } of awards) {
    if (companyId === null || companyName === null) continue
    const before = found.get(companyId)
    found.set(companyId, {
      id: companyId,
      name: companyName,
      count: (before?.count ?? 0) + 1,
      amount: (before?.amount ?? 0) + (amount ?? 0),
    })
  }
  return [...found.values()]
    .sort((a, b) => b.count - a.count || b.amount - a.amount || (a.id < b.id ? -1 : 1))
    .slice(0, TOP_WINNERS)
}

const known = (figures: ReadonlyArray<number | null>): number[] => figures.filter((figure) => figure !== null)

/**
 * What the results of an owner tell: how far awards lie below the control price, how many bid, who wins (BID-05). Each
 * figure counts only the results that tell it, and says how many these are.
 */
export function summariseAwards(awards: readonly OwnerAward[]): AwardSummary {
  const discounts = known(awards.map(({ amount, budget }) => calculateDiscount(amount, budget)))
  const steps = Array.from({ length: STEPS }, () => 0)
  for (const rate of discounts) {
    const at = Math.min(Math.floor(rate / DISCOUNT_STEP), STEPS - 1)
    steps[at] = (steps[at] ?? 0) + 1
  }
  return {
    total: awards.length,
    amount: known(awards.map(({ amount }) => amount)).reduce((sum, one) => sum + one, 0),
    discount: calculateSpread(discounts),
    bidders: calculateSpread(known(awards.map(({ bidders }) => bidders)).filter((count) => count > 0)),
    steps,
    winners: winnersOf(awards),
  }
}

/** 11.2: a rate in hundredths of a percent, in percent with one decimal (BID-05). */
export function formatRate(rate: number): string {
  return (rate / 100).toFixed(1)
}
