import { cookieDomain, isLocalHost } from './environment'

/** Holds the token; scripts cannot read it (SES-01). */
export const TOKEN_COOKIE = 'JGJTK'
/** Says only that a login exists, for the rules that ask whether a token cookie does. */
export const LOGIN_MARK_COOKIE = 'JGJLOGIN'

const SEVEN_DAYS = 7 * 24 * 60 * 60

const cookie = (name: string, value: string, maxAge: number, host: string, isHttpOnly: boolean) => {
  const domain = cookieDomain()
  return [
    `${name}=${value}`,
    'Path=/',
    `Max-Age=${maxAge}`,
    'SameSite=Lax',
    ...(isHttpOnly ? ['HttpOnly'] : []),
    ...(isLocalHost(host) ? [] : ['Secure']),
    ...(domain ? [`Domain=${domain}`] : []),
  ].join('; ')
}

/** Set-Cookie values that begin a session in the browser. */
export const sessionCookies = (token: string, host: string): string[] => [
  cookie(TOKEN_COOKIE, encodeURIComponent(token), SEVEN_DAYS, host, true),
  cookie(LOGIN_MARK_COOKIE, '1', SEVEN_DAYS, host, false),
]

/** Set-Cookie values that end it. */
export const endedCookies = (host: string): string[] => [
  cookie(TOKEN_COOKIE, '', 0, host, true),
  cookie(LOGIN_MARK_COOKIE, '', 0, host, false),
]
