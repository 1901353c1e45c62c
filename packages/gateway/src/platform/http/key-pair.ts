import {
  constants,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
  privateDecrypt,
} from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

export interface KeyPair {
  /** PEM, SubjectPublicKeyInfo. */
  readonly publicKey: string
  /** RSA-OAEP with SHA-256 over base64 text; null if it cannot be decrypted. */
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

// Written to a temporary file and linked: gateways that start at once on one folder all read the first
// one's key.
const readOrCreateKey = (dataDir: string): string => {
  const path = join(dataDir, 'gateway-rsa.pem')
  mkdirSync(dataDir, { recursive: true })
  const own = `${path}.${process.pid}.new`
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
  }
  writeFileSync(own, newKey(), { mode: 0o600 })
  try {
    linkSync(own, path)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    rmSync(own)
  }
  return readFileSync(path, 'utf8')
}

/** Loads the configured private key, or the one in the data folder, created at the first start. */
export function loadKeyPair(source: { pem?: string; dataDir: string }): KeyPair {
  return keyPairOf(createPrivateKey(source.pem ?? readOrCreateKey(source.dataDir)))
}
