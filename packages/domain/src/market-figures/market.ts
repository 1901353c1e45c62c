import type { BidTally, Spread } from '../bid-figures'
import { divisionLabel } from '../divisions'
import { ENGINEERING_TYPES } from '../records'
import { AMOUNT_BANDS, type MarketChoice } from './choice'

/** The figures of some results: of a year, a type, a place, a band of awards, or all of a market. */
export interface MarketGroup extends BidTally {
  readonly results: number
  /** The discounts in percent (FIG-04). */
  readonly discount: Spread | null
  /** The numbers of bidders of a result, whole numbers (FIG-14). */
  readonly bidders: Spread | null
}

/** A group with the code of its type or place, its band or its year. */
export interface KeyedMarketGroup extends MarketGroup {
  readonly key: string
}

/** Results without a discount, each counted once, by the first reason that holds (FIG-04). */
interface WithoutDiscount {
  /** No award in CNY, or a doubted one. */
  readonly unpriced: number
  /** No control price in CNY, or a doubted one. */
  readonly uncontrolled: number
  /** An award above its control price, or too far below it. */
  readonly implausible: number
}

/** A company among the bidders of a market. */
interface MarketCompany extends BidTally {
  readonly id: string
  readonly name: string
  readonly discount: Spread | null
}

/** The figures of a market; days are YYYY-MM-DD. */
export interface Market {
  readonly from: string
  readonly to: string
  /** The day of the newest counted result; null without results. */
  readonly newestOn: string | null
  /** ms */
  readonly computedAt: number
  readonly ownerName: string | null
  readonly total: MarketGroup
  readonly withoutDiscount: WithoutDiscount
  readonly byRegion: readonly KeyedMarketGroup[]
  readonly byType: readonly KeyedMarketGroup[]
  readonly byAmount: readonly KeyedMarketGroup[]
  readonly byYear: readonly KeyedMarketGroup[]
  readonly companies: { readonly total: number; readonly records: readonly MarketCompany[] }
}

/** 全国, or the parts of a choice: 重庆 · 市政 · 400–3000 万 · 2025 年 (FIG-12). */
export function describeMarket(
  { region, type, amount, year }: MarketChoice,
  ownerName: string | null,
): string {
  const parts = [
    ownerName,
    region === undefined ? null : divisionLabel(region),
    ENGINEERING_TYPES.find(({ value }) => value === type)?.label,
    AMOUNT_BANDS.find(({ value }) => value === amount)?.label,
    year === undefined ? null : `${year} 年`,
  ]
  const isPlaced = Boolean(parts[0] || parts[1])
  return [isPlaced ? null : '全国', ...parts].filter(Boolean).join(' · ')
}
