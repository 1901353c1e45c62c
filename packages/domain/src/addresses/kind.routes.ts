import { CATALOGUE, type DetailView, type KnownKind, type RecordKind, type SubList } from '../records'
import type { RouteEntry } from './route'

type ListName<K extends RecordKind> = K extends { readonly onlySubLists: true } ? never : K['segment']

type SubListName<K> = K extends {
  readonly segment: infer Segment extends string
  readonly subLists: readonly { readonly segment: infer Sub extends string }[]
}
  ? `${Segment}${Capitalize<Sub>}`
  : never

type KindWithDetail = Exclude<KnownKind, { readonly detailPath: 'none' }>

type ViewName<K> = K extends {
  readonly views: readonly { readonly segment: infer Segment extends string }[]
}
  ? `${Segment}details`
  : never

type OuterName<K> = K extends { readonly outerLink: { readonly segment: infer Segment extends string } }
  ? Segment
  : never

type DetailName<K extends RecordKind> = K extends {
  readonly pages: { readonly detail: infer Detail extends string }
}
  ? Detail
  : `${K['segment']}details`

type NamesOf<K> = K extends RecordKind ? ListName<K> | SubListName<K> | ViewName<K> | OuterName<K> : never

/** Every route of a kind of record: its list, sub-lists, detail page, other pages and links from outside. */
type DetailNames<K> = K extends RecordKind ? DetailName<K> : never
type KindRouteName = NamesOf<KnownKind> | DetailNames<KindWithDetail>

/** The lists whose records have a detail page, by first path segment. */
export type DetailKind = KindWithDetail['segment']

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

const listsOf = (kind: RecordKind): RouteEntry[] => {
  const { segment, hasMobilePages, opensBy, pages, label } = kind
  if (pages)
    return [
      {
        name: segment,
        zh: `${label}列表`,
        pattern: `/${segment}`,
        kind: pages.kind,
        paged: true,
      },
    ]
  const isTool = opensBy !== undefined && opensBy !== 'svip'
  const list = (path: string, isDesktopOnly = false) => ({
    pattern: path,
    kind: isTool ? ('tool' as const) : ('list' as const),
    ...(hasMobilePages && !isDesktopOnly && { mobile: path }),
    paged: true as const,
  })
  const popup = kind.authListPopup && { authListPopup: true as const }
  const ownRoute = { name: segment, zh: kind.tab, ...list(`/${segment}/`), ...popup }
  const subs = (kind.subLists ?? []).map((sub) => ({
    name: listRoute(kind, sub),
    zh: sub.pageLabel ?? sub.label,
    ...list(`/${segment}/${sub.segment}/`, sub.isDesktopOnly),
  }))
  return kind.onlySubLists ? subs : [ownRoute, ...subs]
}

/** The route of a kind's list, or of one of its sub-lists. */
function listRoute({ segment }: RecordKind, sub?: SubList): KindRouteName {
  return `${segment}${capitalized(sub?.segment ?? '')}` as KindRouteName
}

/** The routes of the lists of a kind: its own, if it has one, and its sub-lists. */
export function listRoutes(kind: RecordKind): readonly KindRouteName[] {
  return listsOf(kind).map(({ name }) => name as KindRouteName)
}

const detailPattern = (kind: RecordKind) => {
  const { segment, detailPath, detailSegment, takesSubListSegment, takesExpiredSegment, pages } = kind
  if (pages) return `/${detailSegment ?? segment}/:idhtml`
  if (detailPath === 'folder') return `/${segment}/:id/:key?/:name?`
  const before = `${takesSubListSegment ? '/:type?' : ''}${takesExpiredSegment ? '/:isExpire?' : ''}`
  return `/${detailSegment ?? segment}${before}/:id.html`
}

/** The name of the route of a kind's details, or of another page of its records. */
export function detailName({ segment, pages }: RecordKind, view?: DetailView): KindRouteName {
  return (view ? `${view.segment}details` : (pages?.detail ?? `${segment}details`)) as KindRouteName
}

const detailsOf = (kind: RecordKind): RouteEntry[] => {
  if (kind.detailPath === 'none') return []
  const { segment, detailPath, hasMobilePages, label, views = [], outerLink, idName } = kind
  const pattern = detailPattern(kind)
  const linked = { kind: kind.pages?.kind ?? ('detail' as const), detailFrom: `/${segment}/` }
  const name = detailName(kind)
  const detail = {
    name,
    pattern,
    zh: kind.detailLabel ?? `${label}详情`,
    ...linked,
    // The mobile site has no folders.
    ...(hasMobilePages && { mobile: detailPath === 'folder' ? `/${segment}/:id.html` : pattern }),
  }
  const others = views.map((view) => ({
    name: detailName(kind, view),
    pattern: `/${view.segment}/:id.html`,
    zh: view.label,
    ...linked,
  }))
  const outer = outerLink && {
    name: outerLink.segment,
    pattern: `/${outerLink.segment}/{${idName}}.html`,
    zh: `${outerLink.label}（外链）`,
    ...linked,
    screenOf: name,
  }
  return [detail, ...others, ...(outer ? [outer] : [])]
}

/** Lists and details of the records, as their kinds declare them. */
export const KIND_ROUTES = CATALOGUE.flatMap((kind) => [
  ...listsOf(kind),
  ...detailsOf(kind),
]) as readonly RouteEntry[] as readonly (RouteEntry & { readonly name: KindRouteName })[]

const ON_MAIN_SITE: ReadonlySet<string> = new Set(
  CATALOGUE.filter((kind: RecordKind) => kind.opensOnMainSite).flatMap((kind: RecordKind) =>
    detailsOf(kind).map(({ name }) => name),
  ),
)

/** True when a sub-site redirects this page to the main site: the details of some kinds (NAV-21). */
export function opensOnMainSite(name: string): boolean {
  return ON_MAIN_SITE.has(name)
}
