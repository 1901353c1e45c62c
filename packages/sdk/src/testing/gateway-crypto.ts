import {
  constants,
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  privateDecrypt,
} from 'node:crypto'
import type { Seen } from './test-gateway'

/** The gateway's side of encrypted calls, written independently from the specification with node:crypto only. */
export function openKey(privateKey: string, secureKey: string): string {
  return privateDecrypt(
    { key: privateKey, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' },
    Buffer.from(secureKey, 'base64'),
  ).toString('ascii')
}

export function seal(key: string, text: string): string {
  const cipher = createCipheriv('aes-128-cbc', key, key)
  return cipher.update(text, 'utf8', 'base64') + cipher.final('base64')
}

export function unseal(key: string, data: string): string {
  const cipher = createDecipheriv('aes-128-cbc', key, key)
  return cipher.update(data, 'base64', 'utf8') + cipher.final('utf8')
}

export function signature(key: string, { method, path, headers, body }: Seen): string {
  return createHmac('sha256', key)
    .update(
      [method, path, headers.securetimestamp, createHash('sha256').update(body).digest('hex')].join('\n'),
    )
    .digest('hex')
}
