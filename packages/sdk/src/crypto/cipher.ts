import type { SignedCall } from '@zhushutong/domain/calls'

/**
 * The four operations of the encrypted calls (CRY-01, LOG-10). Keys are the 16 hex characters of `randomKey`,
 * used as 16 ASCII bytes. Each implementation gives the same bytes; the tests hold them to the same vectors.
 */
export interface Cipher {
  /** RSA-OAEP with SHA-256 of the key by the gateway's public key (PEM, SubjectPublicKeyInfo); base64. */
  readonly wrapKey: (key: string, publicKey: string) => Promise<string>
  /** AES-128-CBC with PKCS7, key and IV both the key; base64. */
  readonly encrypt: (key: string, text: string) => Promise<string>
  /** The reverse; rejects when the key is wrong or the data is damaged. */
  readonly decrypt: (key: string, data: string) => Promise<string>
  /** HMAC-SHA256 under the key over the request's method, path, time (ms) and body digest; hex. */
  readonly sign: (key: string, request: SignedRequest) => Promise<string>
}

export interface SignedRequest extends SignedCall {
  /** Exactly as sent; '' when there is none. */
  readonly body: string
}
