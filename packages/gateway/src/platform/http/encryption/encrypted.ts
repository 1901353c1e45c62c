import { createCipheriv, createDecipheriv, createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { buildSignedText, isFresh, isSecureKey, SIGN_WINDOW_MS } from '@zhushutong/domain/calls'
import type { Clock } from '../../clock'
import type { KeyPair } from './key-pair'

const HMAC_HEX = /^[0-9a-f]{64}$/
const TIMESTAMP = /^\d{1,15}$/

interface SecureRequest {
  readonly method: string
  /** Path as sent, with the query string. */
  readonly path: string
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly body: Buffer
}

/** The random key of one call, sent in its headers (CRY-01): 16 hex characters used as 16 ASCII bytes. */
export interface SecureKey {
  readonly encrypt: (text: string) => string
  /** Null for text that is not base64 of AES-128-CBC with this key. */
  readonly decrypt: (base64: string) => string | null
}

type Opened = { readonly key: SecureKey } | { readonly error: 'key' | 'sign' | 'stale' | 'replayed' }

/** SHA-256 of a body in hex, the last part of the signed text. */
export function digestOf(body: Buffer): string {
  return createHash('sha256').update(body).digest('hex')
}

export function secureKeyOf(key: Buffer): SecureKey {
  return {
    encrypt(text) {
      const cipher = createCipheriv('aes-128-cbc', key, key)
      return Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]).toString('base64')
    },
    decrypt(base64) {
      try {
        const decipher = createDecipheriv('aes-128-cbc', key, key)
        return Buffer.concat([decipher.update(base64, 'base64'), decipher.final()]).toString('utf8')
      } catch {
        return null
      }
    },
  }
}

const isSignOf = (sign: string, key: Buffer, text: string): boolean =>
  HMAC_HEX.test(sign) &&
  timingSafeEqual(Buffer.from(sign, 'hex'), createHmac('sha256', key).update(text).digest())

// A caller's clock may be ahead by a whole window, so a signature can be valid for two windows and is remembered that
// long.
const createReplayGuard = (capacity: number) => {
  const seen = new Map<string, number>()
  return (sign: string, now: number): boolean => {
    if (seen.has(sign)) return true
    for (const [old, at] of seen) {
      if (now - at <= 2 * SIGN_WINDOW_MS && seen.size < capacity) break
      seen.delete(old)
    }
    seen.set(sign, now)
    return false
  }
}

export interface Secure {
  readonly publicKey: string
  /** Verifies the headers secureKey, secureSign and secureTimestamp (ms) of a call. */
  open(request: SecureRequest): Opened
}

/**
 * `clock` is the system clock: callers sign with their own time, which the sandbox cannot move.
 * @param capacity signatures remembered against replay, in this process
 */
export function createSecure(keyPair: KeyPair, clock: Clock, capacity = 200_000): Secure {
  const wasSeen = createReplayGuard(capacity)
  return {
    publicKey: keyPair.publicKey,
    open({ method, path, headers, body }) {
      const text = (name: string) => (typeof headers[name] === 'string' ? headers[name] : '')
      const key = keyPair.decrypt(text('securekey'))
      if (!key || !isSecureKey(key.toString('latin1'))) return { error: 'key' }
      const timestamp = text('securetimestamp')
      const now = clock.now()
      if (!TIMESTAMP.test(timestamp)) return { error: 'stale' }
      if (!isFresh(Number(timestamp), now)) return { error: 'stale' }
      const sign = text('securesign')
      if (!isSignOf(sign, key, buildSignedText({ method, path, timestamp }, digestOf(body))))
        return { error: 'sign' }
      if (wasSeen(sign, now)) return { error: 'replayed' }
      return { key: secureKeyOf(key) }
    },
  }
}
