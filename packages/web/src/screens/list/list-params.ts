import {
  findKindBySegment,
  parseQueryUrl,
  type RecordKind,
  type RecordQuery,
} from '@zhushutong/domain/records'
import { notFound } from 'next/navigation'
import { type SiteRegion, withSiteRegion } from '@/features/records/filters/site-region'
import { effectiveQuery, type ListLocation, showsAllChoices } from '@/features/records/list/list-model'
import { dropPageSegment, parsePageSegment } from '@/routing/page-segment'
import type { PortalSite } from '@/settings/sites'

interface ListParams {
  readonly kind: string
  /** A sub-list's segment, and the page: ['aqsl', 'p2']. */
  readonly list?: readonly string[]
}

export interface RequestedList {
  readonly place: ListLocation
  readonly query: RecordQuery
  /** True when all choices of the filters are shown. */
  readonly opensFilters: boolean
}

/** The default region of a sub-site's lists; undefined on the main site. */
function findSiteRegion({ city, origin, mainOrigin }: PortalSite): SiteRegion | undefined {
  return city ? { code: city.provinceCode, origin, mainOrigin } : undefined
}

const findPlace = (kind: RecordKind, segments: readonly string[]): ListLocation | null => {
  const [segment, ...more] = segments
  if (segment === undefined) return kind.onlySubLists ? null : { kind }
  const sub = kind.subLists?.find((candidate) => candidate.segment === segment)
  return sub && more.length === 0 ? { kind, sub } : null
}

/** Reads a list from its folder, query string and site; an unknown list is not found (NAV-07). */
export function parseListParams(params: ListParams, search: string, site: PortalSite): RequestedList {
  const kind = findKindBySegment(params.kind)
  const location = kind ? findPlace(kind, dropPageSegment(params.list)) : null
  if (!kind || !location) notFound()
  const place = { ...location, site: findSiteRegion(site) }
  const typed = parseQueryUrl(kind, search, parsePageSegment(params.list))
  return {
    place,
    query: effectiveQuery(place, withSiteRegion(kind, typed, place.site)),
    opensFilters: showsAllChoices(search),
  }
}
