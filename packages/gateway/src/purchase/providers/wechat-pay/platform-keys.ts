import { createPublicKey, type KeyObject, X509Certificate } from 'node:crypto'
import * as z from 'zod/mini'
import { decryptResource, encryptedResource } from './resource'

export interface PlatformKey {
  /** The serial of a certificate, or the id of a public key. */
  readonly serial: string
  readonly key: KeyObject
  /** ms since epoch; null for a public key, which never expires */
  readonly validTo: number | null
}

const certificates = z.object({
  data: z.array(z.object({ serial_no: z.string(), encrypt_certificate: encryptedResource })),
})

const read = (serial: string, pem: string): PlatformKey | null => {
  try {
    const certificate = new X509Certificate(pem)
    // The listed serial must be the certificate's own, otherwise it could replace another certificate.
    if (certificate.serialNumber.toUpperCase() !== serial.toUpperCase()) return null
    return { serial, key: certificate.publicKey, validTo: Date.parse(certificate.validTo) }
  } catch {
    return null
  }
}

/** The certificates in a response of /v3/certificates; null for another response or an unreadable certificate. */
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

/** Known keys by serial. Several are valid at a time while WeChat changes its key. */
export function keyRing(pinned: PlatformKey | null) {
  let downloaded: readonly PlatformKey[] = []
  return {
    /** Null for an unknown or expired serial. */
    find(serial: string, now: number): KeyObject | null {
      const known = [...(pinned ? [pinned] : []), ...downloaded].find(
        (platformKey) => platformKey.serial === serial,
      )
      return known && (known.validTo === null || known.validTo > now) ? known.key : null
    },
    /** Replaces all keys: WeChat's list is complete, a missing key is no longer used. */
    replace(keys: readonly PlatformKey[]) {
      downloaded = keys
    },
    serials: () => downloaded.map(({ serial }) => serial),
  }
}

export type KeyRing = ReturnType<typeof keyRing>
