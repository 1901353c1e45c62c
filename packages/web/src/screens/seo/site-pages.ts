import { ROUTES, type Route, buildHref as routeHref } from '@zhushutong/domain/addresses'
import { listDivisions, shortDivisionName } from '@zhushutong/domain/divisions'
import { EMPTY_QUERY, KINDS, type RecordKind, replaceFilter } from '@zhushutong/domain/records'
import { listPath } from '@/features/records/detail/detail-href'
import { buildListHref } from '@/features/records/list/list-model'
import type { LinkGroup, NavLink } from '@/features/shell'
import { contentGroups } from '../content/links'
import { menuGroups } from '../frame/menus'

const COUNTRY = '000000'

/** The result of a form, addresses that lead to a list, and the 404 page. */
const ELSEWHERE: readonly Route['name'][] = ['comqueryResult', 'query', 'agency', 'notFound']

/** True for pages reachable without parameters or a login. */
const isPage = (route: Route): boolean =>
  !/[:{?]/.test(route.pattern) &&
  route.access === 'public' &&
  route.kind !== 'share' &&
  route.kind !== 'account' &&
  !ELSEWHERE.includes(route.name)

/** The address of a route. Paged lists end in a slash, whatever the route table says (NAV-13). */
const buildAddress = ({ name, paged }: Route): string => {
  const href = routeHref(name)
  return paged && !/(\.html|\/)$/.test(href) ? `${href}/` : href
}

/** Every page, by its canonical address. */
export function publicPages(): readonly NavLink[] {
  return ROUTES.filter(isPage).map((route) => ({ label: route.zh, href: buildAddress(route) }))
}

/**
 * The pages of a sub-site (REG-04): home, its hub, and the lists with its region as default. All others
 * belong to the main site.
 */
export function subSitePages(): readonly NavLink[] {
  const hub = contentGroups().find(({ links }) =>
    links.some(({ href }) => href === routeHref('urbanSubstation')),
  )
  const lists = KINDS.filter(hasList).filter((kind) => regionFilter(kind))
  return [
    { label: '首页', href: '/' },
    ...(hub?.links.filter(({ href }) => !href.startsWith('/tag/')) ?? []),
    ...lists.map((kind) => ({ label: kind.tab, href: listPath(kind) })),
  ]
}

/** The site's pages in the groups of the menu, and a group of all others (/sitemap.html). */
export function sitemapGroups(): readonly LinkGroup[] {
  const groups = menuGroups()
  const grouped = new Set(groups.flatMap(({ links }) => links.map(({ href }) => href)))
  const rest = publicPages().filter(({ href }) => !grouped.has(href))
  return rest.length > 0 ? [...groups, { title: '网站服务', links: rest }] : groups
}

const hasList = (kind: RecordKind): boolean =>
  publicPages().some(({ href }) => href === listPath(kind)) && !kind.onlySubLists

const regionFilter = (kind: RecordKind) => kind.filters.find(({ type }) => type === 'region')

const provinceLinks = (kind: RecordKind): NavLink[] => {
  const filter = regionFilter(kind)
  if (!filter) return []
  return listDivisions(COUNTRY).map(({ code, name }) => ({
    label: `${shortDivisionName(name)}${kind.label}`,
    href: buildListHref({ kind }, replaceFilter(EMPTY_QUERY, filter.key, [code])),
  }))
}

/** Links for the choices of the kind's first category filter. */
const categoryLinks = (kind: RecordKind): NavLink[] => {
  const filter = kind.filters.find(({ type }) => type === 'options' || type === 'head')
  if (!filter || !('options' in filter)) return []
  return filter.options.map(({ value, label }) => ({
    label: `${label}${kind.label}`,
    href: buildListHref({ kind }, replaceFilter(EMPTY_QUERY, filter.key, [value])),
  }))
}

/** Lists by category and province (/sitemap1.html): links for crawlers. */
export function categoryGroups(): readonly LinkGroup[] {
  return KINDS.filter(hasList)
    .flatMap((kind) => [
      { title: `${kind.tab} · 按分类`, links: categoryLinks(kind) },
      { title: `${kind.tab} · 按地区`, links: provinceLinks(kind) },
    ])
    .filter(({ links }) => links.length > 0)
}
