import { buildSignedText } from '@zhushutong/domain/calls'
import { fromBase64, fromPem, toBase64, toBytes, toHex, toText } from './bytes'
import type { Cipher } from './cipher'

const aesKey = (key: string) =>
  crypto.subtle.importKey('raw', toBytes(key), 'AES-CBC', false, ['encrypt', 'decrypt'])
const aes = (key: string) => ({ name: 'AES-CBC', iv: toBytes(key) })
const hmacKey = (key: string) =>
  crypto.subtle.importKey('raw', toBytes(key), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])

/** WebCrypto: browsers on https or localhost, workers, edge runtimes, Node. */
export const nativeCipher: Cipher = {
  wrapKey: async (key, publicKey) => {
    const oaep = { name: 'RSA-OAEP', hash: 'SHA-256' }
    const imported = await crypto.subtle.importKey('spki', fromPem(publicKey), oaep, false, ['encrypt'])
    return toBase64(new Uint8Array(await crypto.subtle.encrypt(oaep, imported, toBytes(key))))
  },
  encrypt: async (key, text) =>
    toBase64(new Uint8Array(await crypto.subtle.encrypt(aes(key), await aesKey(key), toBytes(text)))),
  decrypt: async (key, data) =>
    toText(new Uint8Array(await crypto.subtle.decrypt(aes(key), await aesKey(key), fromBase64(data)))),
  sign: async (key, request) => {
    const digest = toHex(new Uint8Array(await crypto.subtle.digest('SHA-256', toBytes(request.body))))
    const signature = await crypto.subtle.sign(
      'HMAC',
      await hmacKey(key),
      toBytes(buildSignedText(request, digest)),
    )
    return toHex(new Uint8Array(signature))
  },
}
