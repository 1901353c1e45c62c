/// <reference path="./fallback-modules.d.ts" />

import { buildSignedText } from '@zhushutong/domain/calls'
import aes from 'crypto-js/aes.js'
import hmacSha256 from 'crypto-js/hmac-sha256.js'
import sha256 from 'crypto-js/sha256.js'
import { fromBase64, fromPem, toBase64, toBytes, toHex, toText } from './bytes'
import type { Cipher } from './cipher'
import { oaepEncrypt } from './oaep'
import { fromWords, toWords } from './word-array'

const words = (text: string) => toWords(toBytes(text))

const open = (key: string, data: string): string => {
  const bytes = fromBase64(data)
  if (bytes.length === 0 || bytes.length % 16 !== 0) throw new Error('wrong length')
  const padded = fromWords(
    aes.decrypt({ ciphertext: toWords(bytes) } as never, words(key), withoutPadding(key)),
  )
  return toText(padded.subarray(0, padded.length - readPadding(padded)))
}

// crypto-js removes as many bytes as the last byte states; a wrong key must be detected instead.
const withoutPadding = (key: string) =>
  ({ iv: words(key), padding: { pad: () => {}, unpad: () => {} } }) as never

const readPadding = (bytes: Uint8Array): number => {
  const size = bytes.at(-1) ?? 0
  if (size < 1 || size > 16 || bytes.subarray(-size).some((byte) => byte !== size))
    throw new Error('wrong padding')
  return size
}

/** crypto-js and node-forge, for runtimes without crypto.subtle: plain http, old WebViews. */
export const fallbackCipher: Cipher = {
  wrapKey: async (key, publicKey) =>
    toBase64(oaepEncrypt(fromPem(publicKey), toBytes(key), crypto.getRandomValues(new Uint8Array(32)))),
  encrypt: async (key, text) =>
    toBase64(fromWords(aes.encrypt(words(text), words(key), { iv: words(key) }).ciphertext)),
  decrypt: async (key, data) => open(key, data),
  sign: async (key, request) => {
    const digest = toHex(fromWords(sha256(words(request.body))))
    return toHex(fromWords(hmacSha256(words(buildSignedText(request, digest)), words(key))))
  },
}
