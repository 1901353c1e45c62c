import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import type { Config } from '../../platform/config'
import { readOrCreateFile } from '../../platform/config/key-file'

const ALGORITHM = 'aes-256-gcm'
const IV_BYTES = 12
const TAG_BYTES = 16

/** Encrypts short secrets for the database, each bound to its owner, so that it cannot be moved to another row. */
export interface SecretBox {
  seal(secret: string, owner: string): string
  /** @throws if the text was changed, or sealed with another key or for another owner */
  open(sealed: string, owner: string): string
}

/** A box with PORTAL_STAFF_KEY, or with the key in the data folder, which is created at the first start. */
export function createSecretBox(config: Pick<Config, 'PORTAL_STAFF_KEY' | 'PORTAL_DATA_DIR'>): SecretBox {
  const hex =
    config.PORTAL_STAFF_KEY ??
    readOrCreateFile(config.PORTAL_DATA_DIR, 'staff.key', () => randomBytes(32).toString('hex'))
  const key = Buffer.from(hex.trim(), 'hex')
  return {
    seal(secret, owner) {
      const iv = randomBytes(IV_BYTES)
      const cipher = createCipheriv(ALGORITHM, key, iv).setAAD(Buffer.from(owner))
      const text = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()])
      return Buffer.concat([iv, cipher.getAuthTag(), text]).toString('base64')
    },
    open(sealed, owner) {
      const bytes = Buffer.from(sealed, 'base64')
      const decipher = createDecipheriv(ALGORITHM, key, bytes.subarray(0, IV_BYTES))
        .setAAD(Buffer.from(owner))
        .setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES))
      const text = bytes.subarray(IV_BYTES + TAG_BYTES)
      return Buffer.concat([decipher.update(text), decipher.final()]).toString('utf8')
    },
  }
}
