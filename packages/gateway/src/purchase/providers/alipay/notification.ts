import type { KeyObject } from 'node:crypto'
import { HOUR_MS, MINUTE_MS, parseTime } from '@zhushutong/domain/formatting'
import type { NotificationError } from '../payment.ports'
import { isSignedForm } from './signature'

/** Alipay repeats a notification for 25 hours. Its documents do not say if a repeat carries the time of the first. */
const REPEATED_FOR = 48 * HOUR_MS
const AHEAD = 5 * MINUTE_MS

export interface Receiver {
  readonly appId: string
  /** User id of the receiving account, 2088… */
  readonly sellerId: string
  readonly publicKey: KeyObject
}

type Form = Readonly<Record<string, string>>

/** The fields of a form; null for a duplicate field, which two parsers could read differently. */
const fieldsOf = (rawBody: Buffer): Form | null => {
  const entries = [...new URLSearchParams(rawBody.toString('utf8'))]
  return new Set(entries.map(([name]) => name)).size === entries.length ? Object.fromEntries(entries) : null
}

/** Checks the signature, the age, our app id and our account id of a notification. */
export function openNotification(
  rawBody: Buffer,
  now: number,
  { appId, sellerId, publicKey }: Receiver,
): { readonly form: Form } | { readonly error: NotificationError } {
  const form = fieldsOf(rawBody)
  if (!form) return { error: 'malformed' }
  if (!isSignedForm(form, publicKey)) return { error: 'signature' }
  const sentAt = parseTime(form.notify_time)
  if (sentAt === null) return { error: 'malformed' }
  if (sentAt > now + AHEAD || sentAt < now - REPEATED_FOR) return { error: 'stale' }
  if (form.app_id !== appId || form.seller_id !== sellerId) return { error: 'merchant' }
  return { form }
}
