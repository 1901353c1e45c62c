/**
 * The headers of an encrypted call (LOG-10): the random key wrapped by the gateway's public key (RSA-OAEP with
 * SHA-256, base64), the time of the signature (ms since the epoch), and the signature under the random key.
 */
export const SECURE_HEADERS = {
  key: 'secureKey',
  timestamp: 'secureTimestamp',
  sign: 'secureSign',
} as const

/** Random bytes behind a key of 16 hex characters. */
export const SECURE_KEY_BYTES = 8

/** True for a text that is a random key: 16 hex characters, whose 16 ASCII bytes are both key and IV (CRY-01). */
export function isSecureKey(text: string): boolean {
  return /^[0-9a-fA-F]{16}$/.test(text)
}

export interface SignedCall {
  readonly method: string
  /**
   * The path as the gateway sees it: the contract's path with its parameters and query, without the path of the base
   * URL.
   */
  readonly path: string
  /** ms since the epoch, as sent in the header. */
  readonly timestamp: number | string
}

/**
 * The text signed by secureSign with HMAC-SHA256 (CRY-01): method, path, time and body digest, one per line.
 * @param digest the SHA-256 of the body exactly as sent ('' without a body), in hex
 */
export function buildSignedText({ method, path, timestamp }: SignedCall, digest: string): string {
  return `${method}\n${path}\n${timestamp}\n${digest}`
}

/** Maximum difference between a signature's time and the gateway's clock, in ms, in both directions. */
export const SIGN_WINDOW_MS = 5 * 60_000

/** True when a call signed at `signedAt` is still accepted at `now`, both in ms (CRY-01). */
export function isFresh(signedAt: number, now: number): boolean {
  return Math.abs(now - signedAt) <= SIGN_WINDOW_MS
}

/** True for a text that can be the fixed AES-128 key: 16 letters or digits, used as 16 ASCII bytes (CRY-02). */
export function isFixedKey(text: string): boolean {
  return /^[0-9A-Za-z]{16}$/.test(text)
}
