import { calculateDiscount, calculateSpread, countDiscountSteps, type Spread } from '../bid-figures'
import { addAmount, type MoneySum, NO_SUM, type SummedAmount } from '../formatting'

/** A bid result of an owner. Amounts in fen, only for CNY; null if unknown. */
export interface OwnerAward extends SummedAmount {
  readonly id: string
  readonly name: string
  readonly companyId: string | null
  readonly companyName: string | null
  readonly budget: number | null
  readonly bidders: number | null
  /** YYYY-MM-DD */
  readonly awardedOn: string | null
}

export interface OwnerWinner extends MoneySum {
  readonly id: string
  readonly name: string
  readonly count: number
}

/** Figures of an owner's results; discounts in percent. */
interface AwardSummary extends MoneySum {
  readonly total: number
  /** Null without any case. */
  readonly discount: Spread | null
  readonly bidders: Spread | null
  /** The number of awards in each step of two percent, from 0; the last step contains all above. */
  readonly steps: readonly number[]
  /** The known discounts of the awards, in percent, ascending. */
  readonly discounts: readonly number[]
  readonly winners: readonly OwnerWinner[]
}

const TOP_WINNERS = 3

const winnersOf = (awards: readonly OwnerAward[]): AwardSummary['winners'] => {
  const winners = new Map<string, OwnerWinner>()
  for (const award of awards) {
    const { companyId: id, companyName: name } = award
    if (id === null || name === null) continue
    const before = winners.get(id) ?? { id, name, count: 0, ...NO_SUM }
    winners.set(id, { id, name, count: before.count + 1, ...addAmount(before, award) })
  }
  return [...winners.values()]
    .sort((a, b) => b.count - a.count || b.amount - a.amount || (a.id < b.id ? -1 : 1))
    .slice(0, TOP_WINNERS)
}

const known = (figures: ReadonlyArray<number | null>): number[] => figures.filter((figure) => figure !== null)

/**
 * Figures of an owner's results: discounts below the control price, numbers of bidders, frequent winners (BID-05). Each
 * figure counts only the results with the data for it, and contains the number of these.
 */
export function summariseAwards(awards: readonly OwnerAward[]): AwardSummary {
  const discounts = known(awards.map(({ amount, budget }) => calculateDiscount(amount, budget)))
  return {
    total: awards.length,
    ...awards.reduce(addAmount, NO_SUM),
    discount: calculateSpread(discounts),
    bidders: calculateSpread(known(awards.map(({ bidders }) => bidders)).filter((count) => count > 0)),
    steps: countDiscountSteps(discounts),
    discounts: discounts.toSorted((a, b) => a - b),
    winners: winnersOf(awards),
  }
}
