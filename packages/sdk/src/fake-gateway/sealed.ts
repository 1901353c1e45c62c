import { SECURE_HEADERS } from '@zhushutong/domain/calls'
import { PUBLIC_KEY_PATH } from '../contract/shape/envelope'
import { fromBase64, toBase64 } from '../crypto/bytes'
import type { Outgoing } from '../transport/transport'

const RSA = { name: 'RSA-OAEP', hash: 'SHA-256' }

const toPem = (bytes: ArrayBuffer) =>
  `-----BEGIN PUBLIC KEY-----\n${toBase64(new Uint8Array(bytes)).replace(/.{1,64}/g, '$&\n')}-----END PUBLIC KEY-----\n`

/** The key of one encrypted call. */
export interface Seal {
  readonly open: (data: string) => Promise<string>
  readonly close: (text: string) => Promise<string>
}

/** The gateway's side of encrypted calls. The key pair is made when it is first needed. */
export function createSeals() {
  let pair: Promise<CryptoKeyPair> | undefined
  const findKeys = () => {
    const size = { modulusLength: 2048, publicExponent: Uint8Array.of(1, 0, 1) }
    pair ??= crypto.subtle.generateKey({ ...RSA, ...size }, true, ['encrypt', 'decrypt'])
    return pair
  }
  return {
    path: PUBLIC_KEY_PATH,
    readPublicKey: async () => toPem(await crypto.subtle.exportKey('spki', (await findKeys()).publicKey)),
    /** The seal of a request; undefined for a plain one. */
    findSeal: async ({ headers }: Outgoing): Promise<Seal | undefined> => {
      const wrapped = headers[SECURE_HEADERS.key]
      if (wrapped === undefined) return undefined
      const iv = await crypto.subtle.decrypt(RSA, (await findKeys()).privateKey, fromBase64(wrapped))
      const key = await crypto.subtle.importKey('raw', iv, 'AES-CBC', false, ['encrypt', 'decrypt'])
      const how = { name: 'AES-CBC', iv }
      return {
        open: async (data) =>
          new TextDecoder().decode(await crypto.subtle.decrypt(how, key, fromBase64(data))),
        close: async (text) =>
          toBase64(new Uint8Array(await crypto.subtle.encrypt(how, key, new TextEncoder().encode(text)))),
      }
    },
  }
}
