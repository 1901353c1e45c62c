import { buildHref } from '@zhushutong/domain/addresses'
import { type DetailView, findKindBySegment, type RecordKind } from '@zhushutong/domain/records'
import { FOLLOWED_SECONDS, fixedSegments, type Screen } from '../screen'

/** The kinds from which the insights of a record are computed. */
const INSIGHT_KINDS: Readonly<Record<string, readonly string[]>> = {
  company: ['winning', 'tender', 'credit'],
  tender: ['winning'],
}

const kindsOn = ({ kind }: RecordKind, { sections }: Pick<DetailView, 'sections'>): string[] => [
  ...new Set([
    kind,
    ...sections.flatMap((section) => (section.type === 'related' ? [section.kind] : [])),
    ...(sections.some(({ type }) => type === 'insight') ? (INSIGHT_KINDS[kind] ?? []) : []),
  ]),
]

/** The parameters of the routes with a record's id. */
const ID_NAMES = ['id', 'uuid', 'cid'] as const

const SECTION_PAGE = /^p[1-9]\d{0,3}$/

/**
 * The page numbers of the sections: ?people=p2. Visitors see only the first pages (ACC-10), and so share
 * one page.
 */
const sectionPages = (search: string): string => {
  const pages = [...new URLSearchParams(search)].filter(
    ([key, page]) => /^[A-Za-z]{1,40}$/.test(key) && SECTION_PAGE.test(page),
  )
  return pages.length === 0 ? '' : `?${new URLSearchParams(pages)}`
}

/**
 * A record's page below its list's segment; further pages of the record below their own segment (NAV-14).
 */
export const detail: Screen = {
  lifeSeconds: FOLLOWED_SECONDS,
  address: ({ shown: { route, params }, search, hasLogin }) => {
    const kind = findKindBySegment(fixedSegments(route.detailFrom ?? '')[0] ?? '')
    const idName = ID_NAMES.find((name) => params[name] !== undefined) ?? 'id'
    const id = params[idName]
    if ((route.kind !== 'detail' && route.kind !== kind?.pages?.kind) || !kind || !id) return null
    // Anything after a company's id is ignored: the page has one address.
    if (params.key !== undefined) return { redirectTo: buildHref(route.name, { id }), permanent: true }
    const view = kind.views?.find(({ segment }) => segment === fixedSegments(route.pattern)[0])
    const segment = view?.segment ?? kind.segment
    return {
      path: `detail/${segment}/${encodeURIComponent(id)}`,
      search: hasLogin ? sectionPages(search) : '',
      kinds: kindsOn(kind, view ?? kind.detail),
      exists: ({ recordExists }) => recordExists(segment, id),
      movedTo: async ({ findSurvivor }) => {
        const survivor = await findSurvivor(segment, id)
        return survivor === null ? null : buildHref(route.name, { ...params, [idName]: survivor })
      },
    }
  },
}
