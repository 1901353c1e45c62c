const DAY_SECONDS = 86_400

/** One of the session's cookies; `maxAge` in seconds, as Set-Cookie has it. */
export interface SessionCookie {
  readonly name: string
  readonly maxAge: number
  /** Scripts may not read it. */
  readonly httpOnly: boolean
}

/**
 * The session's cookies, all on the registrable domain (SES-01). The token is out of scripts' reach;
 * `loginMark` tells them only that a login exists, for the rules that ask for "a token cookie".
 */
export const SESSION_COOKIES = {
  token: { name: 'JGJTK', maxAge: 7 * DAY_SECONDS, httpOnly: true },
  loginMark: { name: 'JGJLOGIN', maxAge: 7 * DAY_SECONDS, httpOnly: false },
  userInfo: { name: 'JGJUSER', maxAge: 7 * DAY_SECONDS, httpOnly: false },
  fullUser: { name: 'JGJFULLUSER', maxAge: 30, httpOnly: true },
  selectedKey: { name: 'JGJSELECTED', maxAge: 7 * DAY_SECONDS, httpOnly: false },
} as const satisfies Record<string, SessionCookie>

const TWO_PART_SUFFIXES = /^(?:com|net|org|gov|edu|ac)\.[a-z]{2}$/
const IP_V4 = /^\d{1,3}(?:\.\d{1,3}){3}$/

/**
 * The registrable domain of a host (port allowed), on which the cookies are set so that every sub-site
 * shares them (SES-01); null for addresses and single names, where a cookie belongs to the host alone.
 */
export function registrableDomain(host: string): string | null {
  const name = host.toLowerCase().replace(/:\d+$/, '')
  if (IP_V4.test(name) || name.includes(':')) return null
  const labels = name.split('.').filter((label) => label !== '')
  if (labels.length < 2) return null
  const size = TWO_PART_SUFFIXES.test(labels.slice(-2).join('.')) ? 3 : 2
  return labels.length < size ? null : labels.slice(-size).join('.')
}
