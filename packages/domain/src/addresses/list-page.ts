import { formatListPageUrl, parseListPageUrl } from './page-url'
import type { RouteParams } from './route'
import { buildHref, matchRoute, type RouteMatch, type RouteName } from './routes'

interface ListPageMatch extends RouteMatch {
  readonly page: number
}

const pagedMatch = (path: string): RouteMatch | null => {
  const match = matchRoute(path)
  return match?.route.paged ? match : null
}

// A base never ends in .html: that would be one page's path appended to another's.
const firstPageOf = (base: string): RouteMatch | null =>
  base.endsWith('.html') ? null : (pagedMatch(base) ?? pagedMatch(`${base}.html`))

/** Parses a list page URL into list and page: /qiye/p3.html, /renyuan/aqslp2.html, /new/allp2.html (NAV-13). */
export function matchListPage(path: string): ListPageMatch | null {
  const parsed = parseListPageUrl(path)
  const match = parsed && firstPageOf(parsed.base)
  return match ? { ...match, page: parsed.page } : null
}

/** Matches a folder list whose first page is written as {base}.html: /qiye.html. */
export function matchFolderAsHtml(path: string): RouteMatch | null {
  return path.endsWith('.html') ? pagedMatch(`${path.slice(0, -'.html'.length)}/`) : null
}

/** The URL of one page of a list route. */
export function buildListHref(name: RouteName, page = 1, params: RouteParams = {}): string {
  const first = buildHref(name, params)
  const base = first.endsWith('.html') ? first.slice(0, -'.html'.length) : first
  return formatListPageUrl(base, page, 'html')
}
