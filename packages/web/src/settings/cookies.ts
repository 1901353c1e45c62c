import { LOGIN_MARK_VALUE, SESSION_COOKIES, type SessionCookie } from '@zhushutong/domain/portal/session'
import { isLocalHost } from '@zhushutong/domain/security-headers'
import { STAFF_SESSION } from '@zhushutong/domain/staff'
import { cookieDomain } from './environment'

const { token: TOKEN, loginMark: LOGIN_MARK } = SESSION_COOKIES

/** Contains the token; scripts cannot read it (SES-01). */
export const TOKEN_COOKIE = TOKEN.name

interface Scope {
  readonly path: string
  readonly sameSite: 'Lax' | 'Strict'
  /** Undefined: this host only. */
  readonly domain?: string
}

const write = (
  { name, httpOnly, maxAge }: SessionCookie,
  value: string,
  host: string,
  { path, sameSite, domain }: Scope = { path: '/', sameSite: 'Lax', domain: cookieDomain() },
) =>
  [
    `${name}=${value}`,
    `Path=${path}`,
    `Max-Age=${maxAge}`,
    `SameSite=${sameSite}`,
    ...(httpOnly ? ['HttpOnly'] : []),
    ...(isLocalHost(host) ? [] : ['Secure']),
    ...(domain ? [`Domain=${domain}`] : []),
  ].join('; ')

/** A secret of the browser that requests a scanned login. Only this browser can finish that login. */
const BROWSER: SessionCookie = { name: 'JGJSCAN', maxAge: 900, httpOnly: true }
export const BROWSER_COOKIE = BROWSER.name

/** The Set-Cookie value of the secret; it lasts as long as a scan is valid. */
export function browserCookie(key: string, host: string): string {
  return write(BROWSER, key, host)
}

/** Set-Cookie values that begin a session. */
export function sessionCookies(token: string, host: string): string[] {
  return [write(TOKEN, encodeURIComponent(token), host), write(LOGIN_MARK, LOGIN_MARK_VALUE, host)]
}

export function endedCookies(host: string): string[] {
  return [write({ ...TOKEN, maxAge: 0 }, '', host), write({ ...LOGIN_MARK, maxAge: 0 }, '', host)]
}

/** Contains the token of the staff: for the back office's own pages only, and unreadable for scripts (STF-02). */
const STAFF: SessionCookie = { name: 'ZSTSTAFF', maxAge: STAFF_SESSION.most / 1000, httpOnly: true }
const STAFF_SCOPE: Scope = { path: '/console', sameSite: 'Strict' }
export const STAFF_COOKIE = STAFF.name

export function staffCookie(token: string, host: string): string {
  return write(STAFF, token, host, STAFF_SCOPE)
}

export function endedStaffCookie(host: string): string {
  return write({ ...STAFF, maxAge: 0 }, '', host, STAFF_SCOPE)
}
