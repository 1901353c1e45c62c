import {
  constants,
  createCipheriv,
  createDecipheriv,
  createHmac,
  publicEncrypt,
  randomBytes,
} from 'node:crypto'
import { buildSignedText } from '@zhushutong/domain/calls'
import { digestOf } from '../src/platform/http/encryption/encrypted'

/** The caller's side of an encrypted call (CRY-01). */
export function signedCall(publicKey: string, key = randomBytes(8).toString('hex')) {
  const bytes = Buffer.from(key, 'latin1')
  return {
    headers(method: string, path: string, body: string, at = Date.now()) {
      const oaep = { key: publicKey, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' }
      const text = buildSignedText({ method, path, timestamp: at }, digestOf(Buffer.from(body)))
      return {
        securekey: publicEncrypt(oaep, bytes).toString('base64'),
        securetimestamp: String(at),
        securesign: createHmac('sha256', bytes).update(text).digest('hex'),
      }
    },
    encrypt(text: string) {
      const cipher = createCipheriv('aes-128-cbc', bytes, bytes)
      return cipher.update(text, 'utf8', 'base64') + cipher.final('base64')
    },
    decrypt(base64: string) {
      const decipher = createDecipheriv('aes-128-cbc', bytes, bytes)
      return decipher.update(base64, 'base64', 'utf8') + decipher.final('utf8')
    },
  }
}
