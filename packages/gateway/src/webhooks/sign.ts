import { createHmac, randomBytes } from 'node:crypto'
import { formatSignature, formatSignedText, SECRET_PREFIX } from '@zhushutong/domain/webhooks'

/** A new secret: 256 random bits. */
export function newSecret(): string {
  return SECRET_PREFIX + randomBytes(32).toString('base64url')
}

/**
 * The value of the signature header, with one signature for each secret (WHK-03). @param at time of signing,
 * ms; receivers check it
 */
export function signBody(body: string, secrets: readonly string[], at: number): string {
  const seconds = Math.floor(at / 1000)
  const signed = formatSignedText(seconds, body)
  const hexOf = (secret: string) => createHmac('sha256', secret).update(signed).digest('hex')
  return formatSignature(seconds, secrets.map(hexOf))
}
