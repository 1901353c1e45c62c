import { buildHref } from '@zhushutong/domain/addresses'
import { divisionName } from '@zhushutong/domain/divisions'
import {
  AMOUNT_BANDS,
  type AmountBand,
  isMarketYear,
  type MarketChoice,
} from '@zhushutong/domain/market-figures'
import { ENGINEERING_TYPES } from '@zhushutong/domain/records'
import { formatSearch } from '@/routing/format-search'
import type { PageQuery } from '@/routing/page-query'

type EngineeringType = (typeof ENGINEERING_TYPES)[number]['value']

const ID = /^[0-9A-Za-z_-]{1,64}$/
const YEAR = /^\d{4}$/

const isType = (value: string | undefined): value is EngineeringType =>
  ENGINEERING_TYPES.some((type) => type.value === value)

const isBand = (value: string | undefined): value is AmountBand =>
  AMOUNT_BANDS.some((band) => band.value === value)

/** Reads the choice from an address; invalid values are left out. `now` in ms. */
export function parseMarketQuery(
  { region, type, owner, amount, year }: PageQuery<'zhongbiaolv'>,
  now: number,
): MarketChoice {
  return {
    ...(region && divisionName(region) && { region }),
    ...(isType(type) && { type }),
    ...(isBand(amount) && { amount }),
    ...(year && YEAR.test(year) && isMarketYear(Number(year), now) && { year: Number(year) }),
    ...(owner && ID.test(owner) && { owner }),
  }
}

/** A choice whose codes are texts, such as those of a company's figures. */
type AddressedChoice = { readonly [K in Exclude<keyof MarketChoice, 'year'>]?: string | undefined } & Pick<
  MarketChoice,
  'year'
>

/** The query string of a choice, its parameters always in the same order. */
export function formatMarketSearch({ region, type, amount, year, owner }: AddressedChoice): string {
  return formatSearch({ region, type, amount, year: year === undefined ? undefined : String(year), owner })
}

export function marketHref(choice: AddressedChoice): string {
  return buildHref('zhongbiaolv') + formatMarketSearch(choice)
}
