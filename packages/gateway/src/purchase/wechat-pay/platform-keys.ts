import { createPublicKey, type KeyObject, X509Certificate } from 'node:crypto'
import * as z from 'zod/mini'
import { decryptResource, encryptedResource } from './resource'

/** A key that WeChat signs with. */
export interface PlatformKey {
  /** The serial of a certificate, or the id of a public key. */
  readonly serial: string
  readonly key: KeyObject
  /** ms since epoch; null for a public key, which has no end */
  readonly validTo: number | null
}

const certificates = z.object({
  data: z.array(z.object({ serial_no: z.string(), encrypt_certificate: encryptedResource })),
})

const read = (serial: string, pem: string): PlatformKey | null => {
  try {
    const certificate = new X509Certificate(pem)
    // WeChat names a certificate by its own serial number; another one would be taken for it.
    if (certificate.serialNumber.toUpperCase() !== serial.toUpperCase()) return null
    return { serial, key: certificate.publicKey, validTo: Date.parse(certificate.validTo) }
  } catch {
    return null
  }
}

/** The certificates in an answer to /v3/certificates; null if it is no such answer, or one cannot be read. */
export function readCertificates(answer: unknown, apiKey: string): readonly PlatformKey[] | null {
  const parsed = certificates.safeParse(answer)
  if (!parsed.success) return null
  const keys = parsed.data.data.map(({ serial_no: serial, encrypt_certificate: encrypted }) => {
    const pem = decryptResource(encrypted, apiKey)
    return pem === null ? null : read(serial, pem)
  })
  return keys.length > 0 && keys.every((key) => key !== null) ? keys : null
}

/** A public key of WeChat Pay (微信支付公钥), which does not change. */
export function publicPlatformKey(id: string, pem: string): PlatformKey {
  return { serial: id, key: createPublicKey(pem), validTo: null }
}

/** The keys that are known, by serial; several hold at a time while WeChat changes from one to the next. */
export function keyRing(pinned: PlatformKey | null) {
  let downloaded: readonly PlatformKey[] = []
  return {
    /** Null for a serial that is not known, or is over. */
    find(serial: string, now: number): KeyObject | null {
      const known = [...(pinned ? [pinned] : []), ...downloaded].find((one) => one.serial === serial)
      return known && (known.validTo === null || known.validTo > now) ? known.key : null
    },
    /** WeChat's list is whole: what is missing in it is no longer used. */
    replace(keys: readonly PlatformKey[]) {
      downloaded = keys
    },
    serials: () => downloaded.map(({ serial }) => serial),
  }
}

export type KeyRing = ReturnType<typeof keyRing>
