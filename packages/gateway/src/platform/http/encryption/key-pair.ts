import {
  constants,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
  privateDecrypt,
} from 'node:crypto'
import { readOrCreateFile } from '../../config/key-file'

export interface KeyPair {
  /** PEM, SubjectPublicKeyInfo. */
  readonly publicKey: string
  /** RSA-OAEP with SHA-256 over base64 text; null for undecryptable text. */
  decrypt(base64: string): Buffer | null
}

const keyPairOf = (privateKey: KeyObject): KeyPair => ({
  publicKey: createPublicKey(privateKey).export({ type: 'spki', format: 'pem' }).toString(),
  decrypt(base64) {
    try {
      const options = { key: privateKey, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' }
      return privateDecrypt(options, Buffer.from(base64, 'base64'))
    } catch {
      return null
    }
  },
})

const newKey = () =>
  generateKeyPairSync('rsa', {
    modulusLength: 2048,
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  }).privateKey

/** Loads the configured private key, or the key in the data folder, created at the first start. */
export function loadKeyPair(source: { pem?: string; dataDir: string }): KeyPair {
  return keyPairOf(
    createPrivateKey(source.pem ?? readOrCreateFile(source.dataDir, 'gateway-rsa.pem', newKey)),
  )
}
