import { matchListPage, matchRoute, sanitiseBackUrl } from '../addresses'
import { endOfDay, parseDay } from '../formatting'

/** The token in /{token}.html; at least 3 characters, since pages use short words. */
const TOKEN = /^[A-Za-z0-9_-]{3,40}$/
/** Maximum length of a target in UTF-16 units. */
const MAX_TARGET = 500

/** A short link as entered by the staff. */
export interface ShortLink {
  readonly token: string
  /** A path of our own site, with its query. */
  readonly target: string
  /** The end in ms since epoch; null for no end. */
  readonly expiresAt: number | null
}

const pathOf = (target: string): string => target.split(/[?#]/)[0] ?? ''

/** True for the path of one of our pages, except another short link. */
const leadsToPage = (path: string): boolean => {
  const route = (matchListPage(path) ?? matchRoute(path))?.route.name
  return path === '/' || (route !== undefined && route !== 'promoToken' && route !== 'notFound')
}

interface ShortLinkProblem {
  readonly field: keyof ShortLink
  readonly message: string
}

const checkToken = (token: string): string | null => {
  if (!TOKEN.test(token)) return '短链名称应为 3 至 40 位字母、数字、- 或 _'
  return matchRoute(`/${token}.html`)?.route.name === 'promoToken' ? null : `/${token}.html 已经是一个页面`
}

const checkTarget = (target: string): string | null => {
  if (target.length > MAX_TARGET) return `目标地址最多 ${MAX_TARGET} 个字符`
  return sanitiseBackUrl(target) === target && leadsToPage(pathOf(target))
    ? null
    : '目标应为本站已有页面的路径，如 /svip.html?scode=abc'
}

/**
 * All problems of a short link, in the order of the form, in texts for the staff (PRO-01): its address must not be that
 * of a page, and its target must be a page of our own site.
 */
export function checkShortLink({ token, target, expiresAt }: ShortLink, now: number): ShortLinkProblem[] {
  const problems: readonly (readonly [keyof ShortLink, string | null])[] = [
    ['token', checkToken(token)],
    ['target', checkTarget(target)],
    ['expiresAt', expiresAt !== null && expiresAt <= now ? '到期时间应晚于现在' : null],
  ]
  return problems.flatMap(([field, message]) => (message === null ? [] : [{ field, message }]))
}

/** A short link as typed in the back office: its name, its target, and its last day or ''. */
export interface ShortLinkForm {
  readonly name: string
  readonly target: string
  /** YYYY-MM-DD in Asia/Shanghai. */
  readonly until: string
}

const FORM_FIELDS = { token: 'name', target: 'target', expiresAt: 'until' } as const

/** The typed short link, or all problems of the form (PRO-01). */
export function readShortLink(
  { name, target, until }: ShortLinkForm,
  now: number,
):
  | ShortLink
  | { readonly problems: readonly { readonly field: keyof ShortLinkForm; readonly message: string }[] } {
  const day = until === '' ? null : parseDay(until)
  const isDay = until === '' || day !== null
  const link = { token: name.trim(), target: target.trim(), expiresAt: day === null ? null : endOfDay(day) }
  const problems = checkShortLink(link, now).map(({ field, message }) => ({
    field: FORM_FIELDS[field],
    message,
  }))
  const wrongDay = isDay ? [] : [{ field: 'until' as const, message: '到期日应为日期，如 2026-12-31' }]
  const all = [...problems, ...wrongDay]
  return all.length > 0 ? { problems: all } : link
}

/** True before the end of a short link (PRO-01). */
export function isShortLinkOpen({ expiresAt }: Pick<ShortLink, 'expiresAt'>, now: number): boolean {
  return expiresAt === null || now < expiresAt
}
