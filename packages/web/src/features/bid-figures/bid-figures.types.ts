import type { Opening } from '@zhushutong/domain/access'
import type { BidTally, MonthOfWins, Spread, SumOfWins } from '@zhushutong/domain/bid-figures'
import type { MoneySum } from '@zhushutong/domain/formatting'
import type { SiteCounts } from '@zhushutong/domain/ongoing-works'

/** The totals of a company's results in a group. */
export interface CompanyGroup extends BidTally, MoneySum {
  readonly won: number
  readonly discount: Spread | null
}

/** A company's results as a whole; its wins are null where no source of results covers it and none is known. */
export interface CompanyTotal extends BidTally {
  readonly won: number | null
  readonly amount: number | null
  readonly unpriced: number | null
  readonly foreign: number | null
  readonly discount: Spread | null
}

/** Rows by name, as many as their reader may see. */
export interface Opened<Row> {
  readonly total: number
  readonly records: readonly Row[]
  readonly opensBy: Opening | null
}

export interface Named {
  readonly id: string
  readonly name: string
}

export interface Keyed {
  readonly key: string
}

/** The figures of one company, of the days from and to. */
export interface CompanyFigures extends Named {
  readonly from: string
  readonly to: string
  readonly total: CompanyTotal
  /** Its discounts in steps of two percent. */
  readonly discountSteps: readonly number[]
  /** Its registered constructors; null where there are none, or nothing can be inferred of them. */
  readonly sites: SiteCounts | null
  /** Null where no source of results covers the company and no win of these months is known. */
  readonly months: readonly MonthOfWins[] | null
  readonly yearBefore: SumOfWins | null
  readonly byRegion: readonly (CompanyGroup & Keyed)[]
  readonly byType: readonly (CompanyGroup & Keyed)[]
  readonly byOwner: Opened<CompanyGroup & Named>
}

/** What the results of a market come to. */
export interface MarketGroup extends BidTally {
  readonly results: number
  readonly discount: Spread | null
}

/** The figures of a region, a type of engineering, an owner or everything. */
export interface MarketFigures {
  readonly from: string
  readonly to: string
  readonly ownerName: string | null
  readonly total: MarketGroup
  readonly byRegion: readonly (MarketGroup & Keyed)[]
  readonly byType: readonly (MarketGroup & Keyed)[]
  readonly companies: Opened<BidTally & Named & { readonly discount: Spread | null }>
}
