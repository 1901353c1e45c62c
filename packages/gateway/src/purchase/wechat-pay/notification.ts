import type { IncomingHttpHeaders } from 'node:http'
import * as z from 'zod/mini'
import type { NotificationError } from '../payment.ports'
import type { KeyRing } from './platform-keys'
import { decryptResource, encryptedResource } from './resource'
import { isFresh, isSignedBy, readSignedHeaders } from './signature'

const notification = z.object({ event_type: z.string(), resource: encryptedResource })

/** What a notification says, decrypted. */
export interface OpenedNotification {
  /** TRANSACTION.SUCCESS, REFUND.SUCCESS, … */
  readonly event: string
  readonly content: unknown
}

export interface NotificationKeys {
  readonly keys: KeyRing
  readonly apiKey: string
  /** Is told of a serial that no key is known of: WeChat may have begun to use another. */
  readonly onUnknownSerial: () => void
}

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/**
 * Checks a notification over its raw bytes: age, signature by the key whose serial it names, then its resource, which
 * nobody encrypts without the APIv3 key. A notification with an unknown serial is refused; WeChat repeats it after the
 * key was loaded.
 */
export function openNotification(
  headers: IncomingHttpHeaders,
  rawBody: Buffer,
  now: number,
  { keys, apiKey, onUnknownSerial }: NotificationKeys,
): OpenedNotification | { readonly error: NotificationError } {
  const signed = readSignedHeaders(headers)
  if (!signed) return { error: 'signature' }
  if (!isFresh(signed, now)) return { error: 'stale' }
  const key = keys.find(signed.serial, now)
  if (!key) {
    onUnknownSerial()
    return { error: 'signature' }
  }
  if (!isSignedBy(key, signed, rawBody)) return { error: 'signature' }
  const parsed = notification.safeParse(parseJson(rawBody.toString('utf8')))
  if (!parsed.success) return { error: 'malformed' }
  const { event_type: event, resource } = parsed.data
  const text = decryptResource(resource, apiKey)
  // Encrypted with another merchant's key.
  if (text === null) return { error: 'merchant' }
  return { event, content: parseJson(text) }
}
