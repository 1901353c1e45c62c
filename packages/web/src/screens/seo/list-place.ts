import { EMPTY_QUERY, type RecordQuery, replaceFilter } from '@zhushutong/domain/records'
import { isOfSite } from '@/features/records/filters/site-region'
import { buildListHref, type ListLocation } from '@/features/records/list/list-model'
import { portalOrigin } from '@/settings/environment'
import type { CanonicalAddress } from './metadata'

/** The filters of a list besides those in its path. */
export function ownQuery({ sub }: ListLocation, query: RecordQuery): RecordQuery {
  return sub ? replaceFilter(query, sub.filter.key, []) : query
}

/**
 * The canonical address of a list's page: without sort and page size, which show the same records in
 * another way. Lists filtered to a sub-site's region belong to the sub-site, all others to the main site
 * (REG-04).
 */
export function buildCanonical(place: ListLocation, query: RecordQuery): CanonicalAddress {
  const { site, ...onMainSite } = place
  const shown = { ...query, sort: undefined, pageSize: EMPTY_QUERY.pageSize }
  return site && isOfSite(place.kind, query, site)
    ? { origin: site.origin, path: buildListHref(place, shown) }
    : { origin: portalOrigin(), path: buildListHref(onMainSite, shown) }
}
