import type { RouteName, Shown } from '@zhushutong/domain/navigation'
import { kindOfSegment, queryFromUrl, urlOfQuery } from '@zhushutong/domain/records'

/*
 * Which screen shows which route. Pages stand twice under internal addresses: /anon/… is cached and the same
 * for every visitor, /me/… is rendered for the one who is logged in. proxy.ts chooses; nobody types them.
 */

/** The texts and forms of their own, by route name. */
export const INFO_PAGES = [
  'about',
  'help',
  'svip',
  'userAgreement',
  'privacy',
  'disclaimer',
  'sitemap',
  'dailyLog',
] as const
export type InfoPage = (typeof INFO_PAGES)[number]

const isInfo = (name: RouteName): name is InfoPage => INFO_PAGES.some((page) => page === name)

const EMPTY = '-'

/** /renyuan/aqsl/ → renyuan, aqsl */
const segmentsOf = (pattern: string): string[] =>
  pattern.split('/').filter((s) => s !== '' && !s.startsWith(':'))

// Base64url, because a percent sign inside a path segment is read differently by proxy, router and cache.
/** The list's query as one path segment, in its canonical order, so that equal lists share one cached page. */
const querySegment = (segment: string, rawQuery: string): string => {
  const kind = kindOfSegment(segment)
  const canonical = kind ? urlOfQuery(kind, queryFromUrl(kind, rawQuery)) : ''
  return canonical === '' ? EMPTY : Buffer.from(canonical.slice(1)).toString('base64url')
}

/** The query string that `querySegment` wrote. */
export const queryOfSegment = (segment: string): string =>
  segment === EMPTY ? '' : Buffer.from(segment, 'base64url').toString()

const ofRecords = (shown: Shown, rawQuery: string): string | null => {
  const [segment = '', sub = EMPTY] = segmentsOf(shown.route.pattern)
  const kind = kindOfSegment(segment)
  if (!kind) return null
  if (shown.route.kind === 'list')
    return `list/${segment}/${sub}/${shown.page ?? 1}/${querySegment(segment, rawQuery)}`
  const { id } = shown.params
  return shown.route.kind === 'detail' && id ? `detail/${segment}/${encodeURIComponent(id)}` : null
}

/** The centre's page by its number, 10 the overview; what its order list is narrowed to comes along. */
const centerScreen = ({ index = '10', status, page }: Shown['query']): string => {
  const narrowed = new URLSearchParams({ ...(status && { status }), ...(page && { page }) }).toString()
  return `center/${encodeURIComponent(index)}${narrowed && `?${narrowed}`}`
}

/**
 * The internal address of a route's screen without its /anon or /me, or null where the route has no screen yet:
 * such a route answers 404 and nothing links to it.
 * @param rawQuery the request's query string, with or without '?'
 */
export const screenOf = (shown: Shown, rawQuery: string): string | null => {
  const { name } = shown.route
  if (name === 'home' || name === 'share') return 'home/main'
  if (name === 'center') return centerScreen(shown.query)
  if (name === 'authLogin') return 'login'
  if (name === 'toutiaodetails') return `article/${encodeURIComponent(shown.params.id ?? '')}`
  if (isInfo(name)) return `info/${name}`
  return ofRecords(shown, rawQuery)
}
