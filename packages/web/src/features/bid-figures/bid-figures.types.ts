import type { Opening } from '@zhushutong/domain/access'
import type { BidTally, MonthOfWins, Spread, SumOfWins } from '@zhushutong/domain/bid-figures'
import type { MoneySum } from '@zhushutong/domain/formatting'
import type { SiteCounts } from '@zhushutong/domain/ongoing-works'

/** The bids of a company; `undecided` are those whose result is not known. */
interface CompanyBids extends BidTally {
  readonly undecided: number
}

export interface CompanyGroup extends CompanyBids, MoneySum {
  readonly won: number
  readonly discount: Spread | null
}

/**
 * The totals of all of a company's results; wins are null if no source of results covers the company and no
 * win is known.
 */
interface CompanyTotal extends CompanyBids {
  readonly won: number | null
  readonly amount: number | null
  readonly unpriced: number | null
  readonly foreign: number | null
  readonly doubted: number | null
  readonly discount: Spread | null
}

/** Rows, limited to the number that the reader may see. */
interface Opened<Row> {
  readonly total: number
  readonly records: readonly Row[]
  readonly opensBy: Opening | null
}

interface Named {
  readonly id: string
  readonly name: string
}

export interface Keyed {
  readonly key: string
}

/** The figures of a company, from the day `from` to the day `to`. */
export interface CompanyFigures extends Named {
  readonly from: string
  readonly to: string
  readonly total: CompanyTotal
  /** The number of discounts in each step of 2%. */
  readonly discountSteps: readonly number[]
  /** Its registered constructors; null if the company has none, or if nothing can be inferred. */
  readonly sites: SiteCounts | null
  /** null: no source of results covers the company, and no win of these months is known. */
  readonly months: readonly MonthOfWins[] | null
  readonly yearBefore: SumOfWins | null
  readonly byRegion: readonly (CompanyGroup & Keyed)[]
  readonly byType: readonly (CompanyGroup & Keyed)[]
  readonly byOwner: Opened<CompanyGroup & Named>
}
