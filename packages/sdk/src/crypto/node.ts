import {
  constants,
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  createPublicKey,
  type KeyObject,
  publicEncrypt,
} from 'node:crypto'
import { buildSignedText } from '@zhushutong/domain/calls'
import type { Cipher } from './cipher'
import { decodeUtf8 } from './node-text'

const ALGORITHM = 'aes-128-cbc'
const OAEP = { padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' }

// Parsing a PEM takes longer than encrypting with it, and a client has one gateway.
let lastKey: { readonly pem: string; readonly key: KeyObject } | undefined

const keyOf = (pem: string): KeyObject => {
  if (lastKey?.pem !== pem) lastKey = { pem, key: createPublicKey(pem) }
  return lastKey.key
}

/** The cipher on node:crypto, which avoids WebCrypto's copies and queue. */
export const nodeCipher: Cipher = {
  wrapKey: async (key, publicKey) =>
    publicEncrypt({ key: keyOf(publicKey), ...OAEP }, Buffer.from(key)).toString('base64'),
  encrypt: async (key, text) => {
    const cipher = createCipheriv(ALGORITHM, key, key)
    return cipher.update(text, 'utf8', 'base64') + cipher.final('base64')
  },
  decrypt: async (key, data) => {
    const cipher = createDecipheriv(ALGORITHM, key, key)
    return decodeUtf8(Buffer.concat([cipher.update(Buffer.from(data, 'base64')), cipher.final()]))
  },
  sign: async (key, request) => {
    const digest = createHash('sha256').update(request.body).digest('hex')
    return createHmac('sha256', key).update(buildSignedText(request, digest)).digest('hex')
  },
}
