import { buildHref } from '@zhushutong/domain/addresses'
import { divisionName } from '@zhushutong/domain/divisions'
import { ENGINEERING_TYPES } from '@zhushutong/domain/records'
import { formatSearch } from '@/routing/format-search'
import type { PageQuery } from '@/routing/page-query'

type EngineeringType = (typeof ENGINEERING_TYPES)[number]['value']

export interface MarketQuery {
  /** GB/T 2260 */
  readonly region?: string
  readonly type?: EngineeringType
  readonly owner?: string
}

const ID = /^[0-9A-Za-z_-]{1,64}$/

const isType = (value: string | undefined): value is EngineeringType =>
  ENGINEERING_TYPES.some((type) => type.value === value)

/** Reads the scope from an address; invalid values are left out. */
export function parseMarketQuery({ region, type, owner }: PageQuery<'zhongbiaolv'>): MarketQuery {
  return {
    ...(region && divisionName(region) && { region }),
    ...(isType(type) && { type }),
    ...(owner && ID.test(owner) && { owner }),
  }
}

/** The query string of the figures, its parameters always in the same order. */
function marketSearch({ region, type, owner }: MarketQuery): string {
  return formatSearch({ region, type, owner })
}

export function marketHref(query: PageQuery<'zhongbiaolv'>): string {
  return buildHref('zhongbiaolv') + marketSearch(parseMarketQuery(query))
}
