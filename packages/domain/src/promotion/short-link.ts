import { matchListPage, matchRoute, sanitiseBackUrl } from '../navigation'

/** What follows /{token}.html; not too short, since short words are taken by pages. */
const TOKEN = /^[A-Za-z0-9_-]{3,40}$/
/** Maximum length of a target in UTF-16 units. */
const MAX_TARGET = 500

/** A short link as the staff ask for it. */
export interface ShortLink {
  readonly token: string
  /** A path of our own site, with its query. */
  readonly target: string
  /** The end in ms since epoch; null for none. */
  readonly expiresAt: number | null
}

const pathOf = (target: string): string => target.split(/[?#]/)[0] ?? ''

/** Whether a path stands for one of our pages, other than another short link. */
const leadsToPage = (path: string): boolean => {
  const route = (matchListPage(path) ?? matchRoute(path))?.route.name
  return path === '/' || (route !== undefined && route !== 'promoToken' && route !== 'notFound')
}

/**
 * Why a short link cannot be made, in words for the staff; null if it can (PRO-01): its address must not be
 * that of a page, and it leads to a page of our own site.
 */
export function checkShortLink({ token, target, expiresAt }: ShortLink, now: number): string | null {
  if (!TOKEN.test(token)) return '短链名称应为 3 至 40 位字母、数字、- 或 _'
  if (matchRoute(`/${token}.html`)?.route.name !== 'promoToken') return `/${token}.html 已经是一个页面`
  if (target.length > MAX_TARGET) return `目标地址最多 ${MAX_TARGET} 个字符`
  if (sanitiseBackUrl(target) !== target || !leadsToPage(pathOf(target)))
    return '目标应为本站已有页面的路径，如 /svip.html?scode=abc'
  return expiresAt !== null && expiresAt <= now ? '到期时间应晚于现在' : null
}

/** Whether a short link still leads anywhere (PRO-01). */
export function isShortLinkOpen({ expiresAt }: Pick<ShortLink, 'expiresAt'>, now: number): boolean {
  return expiresAt === null || now < expiresAt
}
