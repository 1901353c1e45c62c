import { hrefOf } from '@zhushutong/domain/navigation'
import { type DetailView, kindOfSegment, type RecordKind } from '@zhushutong/domain/records'
import { FOLLOWED_SECONDS, fixedSegments, type Screen } from '../screen'

/** What is computed about a company comes from these. */
const INSIGHT_KINDS = ['winning', 'tender', 'credit']

const kindsOn = ({ kind }: RecordKind, { sections }: Pick<DetailView, 'sections'>): string[] => [
  ...new Set([
    kind,
    ...sections.flatMap((section) => (section.type === 'related' ? [section.kind] : [])),
    ...(sections.some(({ type }) => type === 'insight') ? INSIGHT_KINDS : []),
  ]),
]

const SECTION_PAGE = /^p[1-9]\d{0,3}$/

/** The pages of the sections: ?people=p2. Visitors see the first (ACC-10), so that theirs is one page. */
const sectionPages = (search: string): string => {
  const pages = [...new URLSearchParams(search)].filter(
    ([key, page]) => /^[A-Za-z]{1,40}$/.test(key) && SECTION_PAGE.test(page),
  )
  return pages.length === 0 ? '' : `?${new URLSearchParams(pages)}`
}

/** A record's page under its list's segment; another page of the record under a segment of its own (NAV-14). */
export const detail: Screen = {
  lifeSeconds: FOLLOWED_SECONDS,
  address: ({ shown: { route, params }, search, hasLogin }) => {
    const kind = kindOfSegment(fixedSegments(route.detailFrom ?? '')[0] ?? '')
    const id = params.id ?? params.uuid ?? params.cid
    if (route.kind !== 'detail' || !kind || !id) return null
    // What stands behind a company's id names nothing: the page has one address.
    if (params.key !== undefined) return { redirectTo: hrefOf(route.name, { id }), permanent: true }
    const view = kind.views?.find(({ segment }) => segment === fixedSegments(route.pattern)[0])
    const segment = view?.segment ?? kind.segment
    return {
      path: `detail/${segment}/${encodeURIComponent(id)}`,
      search: hasLogin ? sectionPages(search) : '',
      kinds: kindsOn(kind, view ?? kind.detail),
      exists: ({ recordExists }) => recordExists(segment, id),
    }
  },
}
