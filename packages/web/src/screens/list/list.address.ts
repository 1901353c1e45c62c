import type { RouteKind } from '@zhushutong/domain/addresses'
import { findKindBySegment, formatQueryUrl, parseQueryUrl } from '@zhushutong/domain/records'
import { withSiteRegion } from '@/features/records/filters/site-region'
import { effectiveQuery, showsAllChoices, withAllChoices } from '@/features/records/list/list-model'
import { ABSENT, FOLLOWED_SECONDS, fixedSegments, type Screen } from '../screen'
import { findListLocation } from './list-params'

/** Aliases of lists. */
const LIST_ALIASES: Readonly<Record<string, string>> = { agency: 'proxy' }

/** The kinds of routes that may be lists of records. */
const LIST_KINDS: ReadonlySet<RouteKind> = new Set(['list', 'tool', 'labour'])

/** The lists of records and their sub-lists: /qiye/, /renyuan/aqsl/p2.html (NAV-13). */
export const list: Screen = {
  lifeSeconds: FOLLOWED_SECONDS,
  address: ({ shown: { route, page = 1 }, search, city }) => {
    if (!LIST_KINDS.has(route.kind)) return null
    const [first = '', sub = ABSENT] = fixedSegments(route.pattern)
    const kind = findKindBySegment(LIST_ALIASES[first] ?? first)
    if (!kind) return null
    const site = city ? { code: city.provinceCode } : undefined
    const query = withSiteRegion(kind, parseQueryUrl(kind, search, page), site)
    const canonical = formatQueryUrl(kind, query)
    return {
      path: `list/${kind.segment}/${sub}/${page}`,
      search: showsAllChoices(search) ? withAllChoices(canonical) : canonical,
      kinds: [kind.kind],
      exists: async ({ hasPage }) =>
        page === 1 || hasPage(kind, effectiveQuery(findListLocation(kind, sub), query)),
    }
  },
}
