import { divisionsBelow, shortName } from '@zhushutong/domain/divisions'
import { ROUTES, type Route, hrefOf as routeHref } from '@zhushutong/domain/navigation'
import { EMPTY_QUERY, KINDS, type RecordKind, withFilter } from '@zhushutong/domain/records'
import { hrefOf, listPath } from '@/features/records'
import type { LinkGroup, NavLink } from '@/features/shell'
import { menuGroups } from '../frame/menus'
import { screenOfRoute } from '../registry'

const COUNTRY = '000000'

/** Answers what was asked before, and is nothing by itself. */
const ANSWER: Route['name'] = 'comqueryResult'

/** Where the screen of a route stands; null where there is none, and where the route leads elsewhere. */
const screenAt = (route: Route): string | null => {
  const screen = screenOfRoute(route)
  return screen === null || 'redirectTo' in screen ? null : screen.path
}

/** Pages that open by themselves: no parameter in the address, a screen behind it, and nobody has to log in. */
const isPage = (route: Route): boolean =>
  !/[:{?]/.test(route.pattern) &&
  route.access === 'public' &&
  route.kind !== 'share' &&
  route.kind !== 'account' &&
  route.name !== ANSWER &&
  screenAt(route) !== null

/** The address under which a screen is known, where another route shows the same: that of its list. */
const isFirst = (route: Route, _: number, all: readonly Route[]): boolean => {
  const screen = screenAt(route)
  const same = all.filter((other) => screenAt(other) === screen)
  const own = same.find(({ name }) => screen?.startsWith(`list/${name}/`))
  return route === (own ?? same[0])
}

/** The paged lists end in a slash, however the table of routes writes them (NAV-13). */
const addressOf = ({ name, paged }: Route): string => {
  const href = routeHref(name)
  return paged && !/(\.html|\/)$/.test(href) ? `${href}/` : href
}

/** Every page, by its one address. */
export const openPages = (): readonly NavLink[] =>
  ROUTES.filter(isPage)
    .filter(isFirst)
    .map((route) => ({ label: route.zh, href: addressOf(route) }))

/** The site's pages in the groups of the menu, and what stands in none of them (/sitemap.html). */
export const sitemapGroups = (): readonly LinkGroup[] => {
  const groups = menuGroups()
  const grouped = new Set(groups.flatMap(({ links }) => links.map(({ href }) => href)))
  const rest = openPages().filter(({ href }) => !grouped.has(href))
  return rest.length > 0 ? [...groups, { title: '网站服务', links: rest }] : groups
}

const hasList = (kind: RecordKind): boolean =>
  openPages().some(({ href }) => href === listPath(kind)) && !kind.onlySubLists

const provinceLinks = (kind: RecordKind): NavLink[] => {
  const filter = kind.filters.find(({ type }) => type === 'region')
  if (!filter) return []
  return divisionsBelow(COUNTRY).map(({ code, name }) => ({
    label: `${shortName(name)}${kind.label}`,
    href: hrefOf({ kind }, withFilter(EMPTY_QUERY, filter.key, [code])),
  }))
}

/** The kind's first choice of categories, each alone. */
const categoryLinks = (kind: RecordKind): NavLink[] => {
  const filter = kind.filters.find(({ type }) => type === 'options' || type === 'head')
  if (!filter || !('options' in filter)) return []
  return filter.options.map(({ value, label }) => ({
    label: `${label}${kind.label}`,
    href: hrefOf({ kind }, withFilter(EMPTY_QUERY, filter.key, [value])),
  }))
}

/** Lists by category and province (/sitemap1.html): ways for those who follow links only. */
export const categoryGroups = (): readonly LinkGroup[] =>
  KINDS.filter(hasList)
    .flatMap((kind) => [
      { title: `${kind.tab} · 按分类`, links: categoryLinks(kind) },
      { title: `${kind.tab} · 按地区`, links: provinceLinks(kind) },
    ])
    .filter(({ links }) => links.length > 0)
