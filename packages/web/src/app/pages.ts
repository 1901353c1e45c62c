import { aggregateOf, aggregatePage } from '@zhushutong/domain/aggregate'
import { comqueryFromUrl, urlOfComquery } from '@zhushutong/domain/comquery'
import type { RouteName, Shown } from '@zhushutong/domain/navigation'
import { kindOfSegment, queryFromUrl, urlOfQuery } from '@zhushutong/domain/records'
import { trimKeyword } from '@zhushutong/domain/search'

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
  'sitemap1',
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

// Another name of a list.
const LIST_ALIASES: Readonly<Record<string, string>> = { agency: 'proxy' }

const listOf = ({ route, page = 1 }: Shown, rawQuery: string): string | null => {
  const [first = '', sub = EMPTY] = segmentsOf(route.pattern)
  const segment = LIST_ALIASES[first] ?? first
  return kindOfSegment(segment) ? `list/${segment}/${sub}/${page}/${querySegment(segment, rawQuery)}` : null
}

/** A detail stands under its list's segment, another page of the record under a segment of its own (NAV-14). */
const detailOf = ({ route, params }: Shown): string | null => {
  const kind = kindOfSegment(segmentsOf(route.detailFrom ?? '')[0] ?? '')
  const id = params.id ?? params.uuid ?? params.cid
  if (!kind || !id) return null
  const view = kind.views?.find((v) => v.segment === segmentsOf(route.pattern)[0])
  return `detail/${view?.segment ?? kind.segment}/${encodeURIComponent(id)}`
}

const ofRecords = (shown: Shown, rawQuery: string): string | null => {
  const { kind } = shown.route
  if (kind === 'list' || kind === 'tool') return listOf(shown, rawQuery)
  return kind === 'detail' ? detailOf(shown) : null
}

/** The centre's page by its number, 10 the overview; what its lists are narrowed to comes along. */
const centerScreen = ({ index = '10', status, kind, page }: Shown['query']): string => {
  const given = { ...(status && { status }), ...(kind && { kind }), ...(page && { page }) }
  const narrowed = new URLSearchParams(given).toString()
  return `center/${encodeURIComponent(index)}${narrowed && `?${narrowed}`}`
}

/** A directory of prepared lists, or one of its pages; none where the address names no place or sort (NAV-07). */
const aggregateScreen = ({ route, params, page = 1 }: Shown): string | null => {
  if (aggregateOf(route.name)) return `aggregate/${route.name}/${EMPTY}/${page}`
  const directory = route.name.replace(/details$/, '')
  const { id = '' } = params
  return aggregatePage(directory, id) ? `aggregate/${directory}/${id}/1` : null
}

/** A tool that is about one company, or about those that a name finds. */
const companyScreen = (screen: string, { cid, q = '' }: Shown['query']): string => {
  const keyword = trimKeyword(q)
  const asked = keyword === '' ? EMPTY : Buffer.from(keyword).toString('base64url')
  return `${screen}/${cid && /^[0-9A-Za-z_-]{1,64}$/.test(cid) ? cid : EMPTY}/${asked}`
}

/** The combined query as it was typed, and the sort of condition that is to get a further row. */
const comqueryScreen = (screen: 'form' | 'result', { page = 1, query }: Shown, rawQuery: string): string => {
  const add = /^[a-z]{1,20}$/.test(query.add ?? '') ? `add=${query.add}` : ''
  const typed = urlOfComquery(comqueryFromUrl(rawQuery).typed).slice(1)
  const search = [typed, add].filter(Boolean).join('&')
  return `comquery/${screen}/${page}/${search === '' ? EMPTY : Buffer.from(search).toString('base64url')}`
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
  const aggregate = aggregateScreen(shown)
  if (aggregate) return aggregate
  if (name === 'companyAnalyze') return companyScreen('analyze', shown.query)
  if (name === 'renyuans') return companyScreen('staffing', shown.query)
  if (isInfo(name)) return `info/${name}`
  if (name === 'comquery') return comqueryScreen('form', shown, rawQuery)
  if (name === 'comqueryResult') return comqueryScreen('result', shown, rawQuery)
  return ofRecords(shown, rawQuery)
}

const SECTION_PAGE = /^p[1-9]\d{0,3}$/

/** The pages of a detail's sections (?people=p2), as the query of a member's screen; visitors see the first (ACC-10). */
export const sectionPages = (screen: string, rawQuery: string): string => {
  if (!screen.startsWith('detail/')) return ''
  const asked = [...new URLSearchParams(rawQuery)].filter(
    ([key, page]) => /^[A-Za-z]{1,40}$/.test(key) && SECTION_PAGE.test(page),
  )
  return asked.length === 0 ? '' : `?${new URLSearchParams(asked)}`
}
