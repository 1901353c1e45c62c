import {
  findKindBySegment,
  parseQueryUrl,
  type RecordKind,
  type RecordQuery,
} from '@zhushutong/domain/records'
import type { SiteRegion } from '@/features/records/filters/site-region'
import { effectiveQuery, type ListLocation, showsAllChoices } from '@/features/records/list/list-model'
import type { PortalSite } from '@/wiring/server/sites'

interface ListParams {
  readonly segment: string
  /** A sub-list's segment, or '-'. */
  readonly sub: string
  readonly page: string
}

export function findListLocation(kind: RecordKind, sub: string): ListLocation {
  return {
    kind,
    sub: kind.subLists?.find(({ segment }) => segment === sub),
  }
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

/** Reads the list from an internal address, which contains the sub-site's region (list.address.ts). */
export function parseListParams(
  { segment, sub, page }: ListParams,
  search: string,
  site: PortalSite,
): RequestedList {
  const kind = findKindBySegment(segment)
  if (!kind) throw new Error(`no list at ${segment}: the proxy lets none through`)
  const place = { ...findListLocation(kind, sub), site: findSiteRegion(site) }
  return {
    place,
    query: effectiveQuery(place, parseQueryUrl(kind, search, Number(page) || 1)),
    opensFilters: showsAllChoices(search),
  }
}
