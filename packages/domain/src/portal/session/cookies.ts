const DAY_SECONDS = 86_400

/** A cookie of the session; `maxAge` in seconds, as in Set-Cookie. */
export interface SessionCookie {
  readonly name: string
  readonly maxAge: number
  /** True: scripts cannot read it. */
  readonly httpOnly: boolean
}

/**
 * The session's cookies (SES-01), and the only data of the member stored in a browser (SES-06): the token, which is
 * HttpOnly, and `loginMark`, which shows scripts only that a login exists, for the rules that require "a token cookie".
 */
export const SESSION_COOKIES = {
  token: { name: 'JGJTK', maxAge: 7 * DAY_SECONDS, httpOnly: true },
  loginMark: { name: 'JGJLOGIN', maxAge: 7 * DAY_SECONDS, httpOnly: false },
} as const satisfies Record<string, SessionCookie>

/** The value of `loginMark`: the same for every member (SES-06). */
export const LOGIN_MARK_VALUE = '1'

const TWO_PART_SUFFIX = /^(?:ac|co|com|edu|gov|mil|net|org)\.[a-z]{2}$/
/** Under .cn each province has its own suffix: x.bj.cn is registrable like x.com.cn. */
const PROVINCE_SUFFIX =
  /^(?:ah|bj|cq|fj|gd|gs|gx|gz|ha|hb|he|hi|hk|hl|hn|jl|js|jx|ln|mo|nm|nx|qh|sc|sd|sh|sn|sx|tj|tw|xj|xz|yn|zj)\.cn$/

/**
 * The registrable domain of a host (port and trailing dot allowed), on which the cookies are set so that every
 * sub-site shares them (SES-05); null for IP addresses, single labels and invalid hosts: then the cookie belongs to
 * the host only.
 */
export function findRegistrableDomain(host: string): string | null {
  const name = host.toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '')
  // A host that ends in a number is an IPv4 address, one with a colon left is IPv6.
  if (/\.\d+$/.test(name) || !/^[^.:]+(?:\.[^.:]+)+$/.test(name)) return null
  const labels = name.split('.')
  const suffix = labels.slice(-2).join('.')
  const size = TWO_PART_SUFFIX.test(suffix) || PROVINCE_SUFFIX.test(suffix) ? 3 : 2
  return labels.length < size ? null : labels.slice(-size).join('.')
}
