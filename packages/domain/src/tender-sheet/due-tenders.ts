import { addAmount, type MoneySum, NO_SUM, type SummedAmount } from '../formatting'
import type { RequirementCheck } from '../my-company'
import { summariseFit, type TenderFit } from './fit'
import { decideVerdict, type Verdict } from './verdict'

/** Days ahead in which tenders are searched (MYC-07). */
export const DUE_WITHIN_DAYS = 7
/** Maximum number of compared tenders, those that end first (MYC-07). */
export const MAX_DUE_COMPARED = 300
/** Maximum number of listed tenders. */
export const MAX_DUE_SHOWN = 8

/** An open tender compared with the member's company. */
export interface DueTender extends SummedAmount {
  readonly id: string
  /** ms */
  readonly deadline: number
  readonly checks: readonly RequirementCheck[]
}

/** The tenders that end soon, by the result of their checks; the sum is of the budgets of the `fit` ones. */
export interface DueTenders<T extends DueTender> extends MoneySum {
  /** The numbers of tenders that can be bid for, that lack exactly one requirement, and that are undecided. */
  readonly fit: number
  readonly nearly: number
  readonly open: number
  /**
   * The tenders that can be bid for, then the undecided, then those that lack one requirement; in each group the first
   * to end first.
   */
  readonly shown: ReadonlyArray<{ readonly tender: T; readonly fit: TenderFit }>
}

const RANKS = ['fit', 'open', 'nearly'] as const

const rankOf = ({ of, missing }: Verdict): number => {
  if (of === 'gaps') return missing === 1 ? RANKS.indexOf('nearly') : -1
  return of === 'fit' || of === 'open' ? RANKS.indexOf(of) : -1
}

/**
 * Arranges tenders that end soon for a member who decides which to bid for (MYC-07). A tender that lacks more than one
 * requirement, or has none that can be compared, is left out.
 */
export function arrangeDueTenders<T extends DueTender>(tenders: readonly T[]): DueTenders<T> {
  const judged = tenders.map((tender) => ({ tender, rank: rankOf(decideVerdict(tender.checks)) }))
  const ranked = judged.filter(({ rank }) => rank >= 0)
  const count = (rank: (typeof RANKS)[number]) => ranked.filter((item) => RANKS[item.rank] === rank).length
  const fitting = ranked.filter(({ rank }) => RANKS[rank] === 'fit')
  return {
    fit: count('fit'),
    nearly: count('nearly'),
    open: count('open'),
    ...fitting.map(({ tender }) => tender).reduce<MoneySum>(addAmount, NO_SUM),
    shown: ranked
      .sort((a, b) => a.rank - b.rank || a.tender.deadline - b.tender.deadline)
      .slice(0, MAX_DUE_SHOWN)
      .map(({ tender }) => ({ tender, fit: summariseFit(tender.checks) })),
  }
}
