import { BROWSER_KEY_HEADER } from '@zhushutong/sdk/contract'
import { type CallContext, tokenOf } from '../platform/http'

/** Of a browser's own header, at most so many characters are kept. */
const MAX_USER_AGENT = 300
const MAX_KEY = 200

/** The browser or program that asks for a login, as its request describes it. */
export interface Requester {
  /** The token of its previous login, which the new one replaces. */
  readonly token: string | null
  readonly ip: string
  readonly userAgent: string | null
  /** A secret of the browser (BROWSER_KEY_HEADER), to which a scanned login is bound. */
  readonly browserKey: string | null
}

const textOf = (value: unknown, most: number): string | null =>
  typeof value === 'string' && value !== '' ? value.replaceAll('\0', '').slice(0, most) : null

export function requesterOf({ headers, ip }: Pick<CallContext, 'headers' | 'ip'>): Requester {
  return {
    token: tokenOf(headers),
    // An IPv4 caller on a socket that takes both.
    ip: ip.replace(/^::ffff:/, ''),
    userAgent: textOf(headers['user-agent'], MAX_USER_AGENT),
    browserKey: textOf(headers[BROWSER_KEY_HEADER], MAX_KEY),
  }
}
