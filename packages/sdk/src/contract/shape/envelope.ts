/** The envelope of every answer; '00000' is success (ERR-01). */
export const SUCCESS = '00000'
export interface Envelope<T> {
  readonly statusCode: string
  readonly statusMessage: string
  readonly data: T
}

/**
 * GET, returns { publicKey }: PEM text (SubjectPublicKeyInfo) of the key that encrypts the `secureKey`
 * headers.
 */
export const PUBLIC_KEY_PATH = '/gateway/publicKey'
/** secureKey, secureSign or secureTimestamp is invalid, expired or already used; also if the gateway's key changed. */
export const INSECURE = '00430'
