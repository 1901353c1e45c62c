import type { IncomingHttpHeaders } from 'node:http'
import * as z from 'zod/mini'
import type { NotificationError } from '../payment.ports'
import type { KeyRing } from './platform-keys'
import { decryptResource, encryptedResource } from './resource'
import { isFresh, isSignedBy, readSignedHeaders } from './signature'

const notification = z.object({ event_type: z.string(), resource: encryptedResource })

interface OpenedNotification {
  /** TRANSACTION.SUCCESS, REFUND.SUCCESS, … */
  readonly event: string
  readonly content: unknown
}

export interface NotificationKeys {
  readonly keys: KeyRing
  readonly apiKey: string
  /** Called for a serial without a known key: WeChat may have changed its key. */
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
 * Checks a notification over its raw bytes: age, signature by the key of its serial, then the resource, which only
 * owners of the APIv3 key can encrypt. A notification with an unknown serial is rejected; WeChat repeats it, and by
 * then the key is loaded.
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
  if (text === null) return { error: 'merchant' }
  return { event, content: parseJson(text) }
}
