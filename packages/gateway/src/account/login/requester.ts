import { parseClientLabel } from '@zhushutong/domain/boss-orders'
import { BROWSER_KEY_HEADER, CLIENT_NAME_HEADER, DEVICE_NAME_HEADER } from '@zhushutong/sdk/contract'
import { type CallContext, tokenOf } from '../../platform/http'

/** Limits in characters, because the client chooses these headers. */
const MAX_USER_AGENT = 300
const MAX_KEY = 200

/** The browser or program that requests a login, as described by its headers. */
export interface Requester {
  /** Token of the previous login, which the new login replaces. */
  readonly token: string | null
  readonly ip: string
  readonly userAgent: string | null
  /** A secret of the browser (BROWSER_KEY_HEADER), to which a scanned login is bound. */
  readonly browserKey: string | null
  /** Names of the client and the device, for the list of devices (BOS-07). */
  readonly clientName: string | null
  readonly deviceName: string | null
}

const textOf = (value: unknown, most: number): string | null =>
  typeof value === 'string' && value !== '' ? value.replaceAll('\0', '').slice(0, most) : null

const labelOf = (value: unknown): string | null =>
  parseClientLabel(typeof value === 'string' ? value : undefined)

export function requesterOf({ headers, ip }: Pick<CallContext, 'headers' | 'ip'>): Requester {
  return {
    token: tokenOf(headers),
    // A dual-stack socket reports IPv4 addresses with this prefix.
    ip: ip.replace(/^::ffff:/, ''),
    userAgent: textOf(headers['user-agent'], MAX_USER_AGENT),
    browserKey: textOf(headers[BROWSER_KEY_HEADER], MAX_KEY),
    clientName: labelOf(headers[CLIENT_NAME_HEADER]),
    deviceName: labelOf(headers[DEVICE_NAME_HEADER]),
  }
}
