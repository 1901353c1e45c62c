import type { Filter, RecordKind, RecordQuery } from '@zhushutong/domain/records'

/** The region that lists of a sub-site begin with, and where the lists of all regions are (REG-04). */
export interface SiteRegion {
  /** A province's code: every city with a sub-site is the capital of its province. */
  readonly code: string
  /** The sub-site's own address. */
  readonly origin: string
  readonly mainOrigin: string
}

/**
 * The filter that the sub-site's region is chosen in; undefined if the list keeps to no region by itself: a search by
 * words, and the records of one company or project, go through the whole country.
 */
export function siteFilter(kind: RecordKind, { keyword, filters }: RecordQuery): Filter | undefined {
  const isReferred = kind.filters.some(({ key, type }) => type === 'reference' && filters[key]?.length)
  return keyword || isReferred ? undefined : kind.filters.find(({ type }) => type === 'region')
}

/** The query with the sub-site's region, unless it chooses one itself. */
export function withSiteRegion(
  kind: RecordKind,
  query: RecordQuery,
  site: Pick<SiteRegion, 'code'> | undefined,
): RecordQuery {
  const filter = site && siteFilter(kind, query)
  if (!filter || query.filters[filter.key]?.length) return query
  return { ...query, filters: { ...query.filters, [filter.key]: [site.code] } }
}

/** Whether a list shows the sub-site's own region. */
export function isOfSite(kind: RecordKind, query: RecordQuery, site: SiteRegion | undefined): boolean {
  const filter = site && siteFilter(kind, query)
  const chosen = (filter && query.filters[filter.key]) ?? []
  return chosen.length === 1 && chosen[0] === site?.code
}
