import type { SignedCall } from '@zhushutong/domain/calls'

/**
 * The four operations of the encrypted calls (CRY-01, LOG-10). Keys are the 16 hex characters of `randomKey`, used as
 * 16 ASCII bytes. All implementations give the same results; the tests check them against the same vectors.
 */
export interface Cipher {
  /** Encrypts the key by RSA-OAEP with SHA-256 with the gateway's public key (PEM, SubjectPublicKeyInfo); base64. */
  readonly wrapKey: (key: string, publicKey: string) => Promise<string>
  /** AES-128-CBC with PKCS7, key and IV both the key; base64. */
  readonly encrypt: (key: string, text: string) => Promise<string>
  /** The reverse; rejects if the key is wrong or the data is damaged. */
  readonly decrypt: (key: string, data: string) => Promise<string>
  /** HMAC-SHA256 under the key over the request's method, path, time (ms) and body digest; hex. */
  readonly sign: (key: string, request: SignedRequest) => Promise<string>
}

interface SignedRequest extends SignedCall {
  /** Exactly as sent; '' if there is none. */
  readonly body: string
}
