import type { Filter, RecordKind, RecordQuery } from '@zhushutong/domain/records'

/** The default region of a sub-site's lists, and the address of the lists of all regions (REG-04). */
export interface SiteRegion {
  /** The code of a province: every city with a sub-site is the capital of its province. */
  readonly code: string
  readonly origin: string
  readonly mainOrigin: string
}

/**
 * The filter for the sub-site's region. Undefined if the list has no default region: a search by keyword, and
 * the records of a company or project, cover the whole country.
 */
export function siteFilter(kind: RecordKind, { keyword, filters }: RecordQuery): Filter | undefined {
  const isReferred = kind.filters.some(({ key, type }) => type === 'reference' && filters[key]?.length)
  return keyword || isReferred ? undefined : kind.filters.find(({ type }) => type === 'region')
}

/** The query with the sub-site's region, unless the query already chooses a region. */
export function withSiteRegion(
  kind: RecordKind,
  query: RecordQuery,
  site: Pick<SiteRegion, 'code'> | undefined,
): RecordQuery {
  const filter = site && siteFilter(kind, query)
  if (!filter || query.filters[filter.key]?.length) return query
  return { ...query, filters: { ...query.filters, [filter.key]: [site.code] } }
}

/** True if a list shows the sub-site's own region. */
export function isOfSite(kind: RecordKind, query: RecordQuery, site: SiteRegion | undefined): boolean {
  const filter = site && siteFilter(kind, query)
  const chosen = (filter && query.filters[filter.key]) ?? []
  return chosen.length === 1 && chosen[0] === site?.code
}
