import { createSign, createVerify, type KeyObject } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'

const ALGORITHM = 'WECHATPAY2-SHA256-RSA2048'
/** Tolerance of the time of a notification or a response, in ms. */
const FRESH = 300_000

export interface MerchantKey {
  readonly merchantId: string
  /** Serial of the merchant's API certificate. */
  readonly serial: string
  readonly key: KeyObject
}

interface RequestToSign {
  readonly method: 'GET' | 'POST'
  /** Path and query of the URL. */
  readonly target: string
  readonly body: string
  readonly nonce: string
  /** ms since epoch */
  readonly now: number
}

export function authorizationOf(
  { method, target, body, nonce, now }: RequestToSign,
  { merchantId, serial, key }: MerchantKey,
): string {
  const timestamp = Math.floor(now / 1000)
  const signature = createSign('RSA-SHA256')
    .update(`${method}\n${target}\n${timestamp}\n${nonce}\n${body}\n`)
    .sign(key, 'base64')
  return `${ALGORITHM} mchid="${merchantId}",nonce_str="${nonce}",signature="${signature}",timestamp="${timestamp}",serial_no="${serial}"`
}

interface SignedHeaders {
  readonly serial: string
  readonly timestamp: string
  readonly nonce: string
  readonly signature: string
}

/** The four headers of a signature; null for a missing one or another type of signature. */
export function readSignedHeaders(headers: IncomingHttpHeaders): SignedHeaders | null {
  const read = (name: string) => headers[`wechatpay-${name}`]
  const [serial, timestamp, nonce, signature] = ['serial', 'timestamp', 'nonce', 'signature'].map(read)
  if (![serial, timestamp, nonce, signature].every((item) => typeof item === 'string' && item)) return null
  if ((read('signature-type') ?? ALGORITHM) !== ALGORITHM) return null
  return { serial, timestamp, nonce, signature } as SignedHeaders
}

/** True when the signature's time is within five minutes of `now` (ms). */
export function isFresh({ timestamp }: SignedHeaders, now: number): boolean {
  return /^\d{10}$/.test(timestamp) && Math.abs(Number(timestamp) * 1000 - now) <= FRESH
}

/** True when the key signed these bytes. WeChat's probes (WECHATPAY/SIGNTEST/…) fail like any wrong signature. */
export function isSignedBy(key: KeyObject, signed: SignedHeaders, rawBody: Uint8Array): boolean {
  const { timestamp, nonce, signature } = signed
  return createVerify('RSA-SHA256')
    .update(`${timestamp}\n${nonce}\n`)
    .update(rawBody)
    .update('\n')
    .verify(key, signature, 'base64')
}
