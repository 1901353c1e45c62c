import { listPageUrl, parseListPage } from '../pager'
import type { RouteParams } from './route'
import { hrefOf, matchRoute, type RouteMatch, type RouteName } from './routes'

export interface ListPageMatch extends RouteMatch {
  readonly page: number
}

const pagedMatch = (path: string): RouteMatch | null => {
  const match = matchRoute(path)
  return match?.route.paged ? match : null
}

// A base never ends in .html: it would be a page's address with another page's behind it.
const firstPageOf = (base: string): RouteMatch | null =>
  base.endsWith('.html') ? null : (pagedMatch(base) ?? pagedMatch(`${base}.html`))

/** The list and page that a page address means: /qiye/p3.html, /renyuan/aqslp2.html, /new/allp2.html (NAV-13). */
export const matchListPage = (path: string): ListPageMatch | null => {
  const parsed = parseListPage(path)
  const match = parsed && firstPageOf(parsed.base)
  return match ? { ...match, page: parsed.page } : null
}

/** The list whose first page is written {base}.html although the list is a folder: /qiye.html (NAV-13). */
export const matchFolderAsHtml = (path: string): RouteMatch | null =>
  path.endsWith('.html') ? pagedMatch(`${path.slice(0, -'.html'.length)}/`) : null

/** The address of one page of a list route (NAV-13). */
export const listHref = (name: RouteName, page = 1, params: RouteParams = {}): string => {
  const first = hrefOf(name, params)
  const base = first.endsWith('.html') ? first.slice(0, -'.html'.length) : first
  return listPageUrl(base, page, 'html')
}
