import { createDecipheriv } from 'node:crypto'
import * as z from 'zod/mini'

const TAG_BYTES = 16

/** Data encrypted by WeChat with the merchant's APIv3 key. */
export const encryptedResource = z.object({
  algorithm: z.literal('AEAD_AES_256_GCM'),
  nonce: z.string(),
  ciphertext: z.string(),
  associated_data: z.optional(z.string()),
})

type EncryptedResource = z.output<typeof encryptedResource>

/** The decrypted text; null for a resource encrypted with another key. */
export function decryptResource(resource: EncryptedResource, apiKey: string): string | null {
  const bytes = Buffer.from(resource.ciphertext, 'base64')
  if (bytes.length < TAG_BYTES) return null
  try {
    const decipher = createDecipheriv('aes-256-gcm', Buffer.from(apiKey), Buffer.from(resource.nonce))
    decipher.setAAD(Buffer.from(resource.associated_data ?? ''))
    decipher.setAuthTag(bytes.subarray(-TAG_BYTES))
    return Buffer.concat([decipher.update(bytes.subarray(0, -TAG_BYTES)), decipher.final()]).toString('utf8')
  } catch {
    return null
  }
}
