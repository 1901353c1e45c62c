import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { readOrCreateFile } from './key-file'
import type { Config } from './variables'

/** Signs texts for a single purpose and verifies its own signatures. */
export interface Signer {
  readonly sign: (parts: readonly (string | number)[]) => string
  readonly isSigned: (parts: readonly (string | number)[], signature: string) => boolean
}

// JSON separates the parts unambiguously, whatever they contain.
const textOf = (parts: readonly (string | number)[]) => JSON.stringify(parts)

const signerFor = (key: Buffer, purpose: string): Signer => {
  // A derived key for each purpose: a signature is invalid for any other purpose.
  const derived = createHmac('sha256', key).update(purpose).digest()
  const sign = (parts: readonly (string | number)[]) =>
    createHmac('sha256', derived).update(textOf(parts)).digest('hex')
  return {
    sign,
    isSigned: (parts, signature) => {
      const [right, presented] = [Buffer.from(sign(parts)), Buffer.from(signature)]
      return presented.length === right.length && timingSafeEqual(presented, right)
    },
  }
}

/** Signers with PORTAL_SERVICE_KEY, or with the key in the data folder, created at the first start. */
export function createSigners(config: Pick<Config, 'PORTAL_SERVICE_KEY' | 'PORTAL_DATA_DIR'>) {
  const hex =
    config.PORTAL_SERVICE_KEY ??
    readOrCreateFile(config.PORTAL_DATA_DIR, 'service.key', () => randomBytes(32).toString('hex'))
  const key = Buffer.from(hex.trim(), 'hex')
  return {
    uploads: signerFor(key, 'upload'),
    agreements: signerFor(key, 'agreement'),
    unsubscribes: signerFor(key, 'unsubscribe'),
  }
}
