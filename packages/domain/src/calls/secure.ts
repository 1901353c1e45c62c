/**
 * The headers of an encrypted call (CRY-01): the random key wrapped by the gateway's public key (RSA-OAEP with
 * SHA-256, base64), when the call was signed (ms since the epoch), and the signature under the random key.
 */
export const SECURE_HEADERS = {
  key: 'secureKey',
  timestamp: 'secureTimestamp',
  sign: 'secureSign',
} as const

/** Random bytes behind a key of 16 hex characters (CRY-01). */
export const SECURE_KEY_BYTES = 8

/** Whether a text is a random key: 16 hex characters, used as 16 ASCII bytes, key and IV both (CRY-01). */
export const isSecureKey = (text: string): boolean => /^[0-9a-fA-F]{16}$/.test(text)

export interface SignedCall {
  readonly method: string
  /** As the gateway sees it: the contract's path, filled, with its query but without the base's path. */
  readonly path: string
  /** ms since the epoch, as sent in the header. */
  readonly timestamp: number | string
}

/**
 * What secureSign is the HMAC-SHA256 of (CRY-01): method, path, time and body, a line each.
 * @param digest the SHA-256 of the body exactly as sent ('' where there is none), in hex
 */
export const signedText = ({ method, path, timestamp }: SignedCall, digest: string): string =>
  `${method}\n${path}\n${timestamp}\n${digest}`

/** How far a signature's time may be from the gateway's, in ms, either way (CRY-01). */
export const SIGN_WINDOW_MS = 5 * 60_000

/** Whether a call signed at `signedAt` may still be taken at `now`, both in ms (CRY-01). */
export const isFresh = (signedAt: number, now: number): boolean => Math.abs(now - signedAt) <= SIGN_WINDOW_MS

/** The name under which the operator configures the fixed key; no source ever holds one (CRY-02). */
export const FIXED_KEY_VARIABLE = 'PORTAL_FIXED_AES_KEY'

/** Whether a text can be the fixed AES-128 key: 16 letters or digits, used as 16 ASCII bytes (CRY-02). */
export const isFixedKey = (text: string): boolean => /^[0-9A-Za-z]{16}$/.test(text)

/** The fixed key from the configuration; an error that names the variable where there is none, never a default (CRY-02). */
export function fixedKey(
  settings: Readonly<Record<string, string | undefined>>,
): { readonly key: string } | { readonly error: 'missing' | 'malformed'; readonly name: string } {
  const key = settings[FIXED_KEY_VARIABLE]
  if (key === undefined || key === '') return { error: 'missing', name: FIXED_KEY_VARIABLE }
  return isFixedKey(key) ? { key } : { error: 'malformed', name: FIXED_KEY_VARIABLE }
}
