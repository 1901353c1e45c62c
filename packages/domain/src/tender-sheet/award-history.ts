import { calculateDiscount, calculateSpread, countDiscountSteps, type Spread } from '../bid-figures'

/** A result of an owner. Amounts in fen, only of CNY; null where it is not told. */
export interface OwnerAward {
  readonly id: string
  readonly name: string
  readonly companyId: string | null
  readonly companyName: string | null
  readonly amount: number | null
  /** True when the award has no amount in any currency. */
  readonly isUnpriced: boolean
  readonly budget: number | null
  readonly bidders: number | null
  /** YYYY-MM-DD */
  readonly awardedOn: string | null
}

/** What the results of an owner tell; discounts in percent. */
export interface AwardSummary {
  readonly total: number
  /** fen of all awards whose amount is told. */
  readonly amount: number
  /** The number of awards without an amount (COV-02). */
  readonly unpriced: number
  /** Null without a case. */
  readonly discount: Spread | null
  readonly bidders: Spread | null
  /** How many awards lie in each step of two percent, from 0; the last one takes all above. */
  readonly steps: readonly number[]
  /** The discount of each award that tells it, in percent, the least first. */
  readonly discounts: readonly number[]
  readonly winners: ReadonlyArray<{
    readonly id: string
    readonly name: string
    readonly count: number
    readonly amount: number
  }>
}

const TOP_WINNERS = 3

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
  return {
    total: awards.length,
    amount: known(awards.map(({ amount }) => amount)).reduce((sum, one) => sum + one, 0),
    unpriced: awards.filter(({ isUnpriced }) => isUnpriced).length,
    discount: calculateSpread(discounts),
    bidders: calculateSpread(known(awards.map(({ bidders }) => bidders)).filter((count) => count > 0)),
    steps: countDiscountSteps(discounts),
    discounts: discounts.toSorted((a, b) => a - b),
    winners: winnersOf(awards),
  }
}
