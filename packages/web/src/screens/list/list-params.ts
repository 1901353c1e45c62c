import {
  findKindBySegment,
  parseQueryUrl,
  type RecordKind,
  type RecordQuery,
} from '@zhushutong/domain/records'
import { effectiveQuery, type ListLocation, showsAllChoices } from '@/features/records/list-model'
import type { SiteRegion } from '@/features/records/site-region'
import type { PortalSite } from '@/wiring/server/sites'

/** The parts of a list's address. */
export interface ListParams {
  readonly segment: string
  /** A sub-list's segment, or '-'. */
  readonly sub: string
  readonly page: string
}

export function listLocationOf(kind: RecordKind, sub: string): ListLocation {
  return {
    kind,
    sub: kind.subLists?.find(({ segment }) => segment === sub),
  }
}

/** A list as requested by its address. */
export interface RequestedList {
  readonly place: ListLocation
  /** The query of its records. */
  readonly query: RecordQuery
  /** All choices of its filters are shown. */
  readonly opensFilters: boolean
}

/** The region that the lists of a sub-site begin with; undefined on the main site. */
export function siteRegionOf({ city, origin, mainOrigin }: PortalSite): SiteRegion | undefined {
  return city ? { code: city.provinceCode, origin, mainOrigin } : undefined
}

/** The list of an internal address, which names the sub-site's region (list.address.ts). */
export function parseListParams(
  { segment, sub, page }: ListParams,
  search: string,
  site: PortalSite,
): RequestedList {
  const kind = findKindBySegment(segment)
  if (!kind) throw new Error(`no list at ${segment}: the proxy lets none through`)
  const place = { ...listLocationOf(kind, sub), site: siteRegionOf(site) }
  return {
    place,
    query: effectiveQuery(place, parseQueryUrl(kind, search, Number(page) || 1)),
    opensFilters: showsAllChoices(search),
  }
}
