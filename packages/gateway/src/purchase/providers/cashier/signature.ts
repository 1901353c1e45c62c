import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'

/** Tolerance of a notification's timestamp in ms, as with the real providers. */
const FRESH = 300_000

const TIMESTAMP = 'cashier-timestamp'
const NONCE = 'cashier-nonce'
const SIGNATURE = 'cashier-signature'

/** A random key per process, shared by cashier and merchant: other processes cannot sign. */
const secret = randomBytes(32)

const sign = (timestamp: string, nonce: string, rawBody: Buffer): Buffer =>
  createHmac('sha256', secret).update(`${timestamp}\n${nonce}\n`).update(rawBody).digest()

export function signedHeaders(rawBody: Buffer, now: number): Record<string, string> {
  const timestamp = String(now)
  const nonce = randomBytes(16).toString('hex')
  return {
    [TIMESTAMP]: timestamp,
    [NONCE]: nonce,
    [SIGNATURE]: sign(timestamp, nonce, rawBody).toString('base64'),
  }
}

/**
 * Returns the error of a notification's headers, or null. Checks the age first, then the signature over the raw body.
 */
export function signatureError(
  headers: IncomingHttpHeaders,
  rawBody: Buffer,
  now: number,
): 'stale' | 'signature' | null {
  const [timestamp, nonce, presented] = [TIMESTAMP, NONCE, SIGNATURE].map((name) => headers[name])
  if (typeof timestamp !== 'string' || typeof nonce !== 'string' || typeof presented !== 'string')
    return 'signature'
  if (!(Math.abs(now - Number(timestamp)) <= FRESH)) return 'stale'
  const right = sign(timestamp, nonce, rawBody)
  const signature = Buffer.from(presented, 'base64')
  return signature.length === right.length && timingSafeEqual(signature, right) ? null : 'signature'
}
