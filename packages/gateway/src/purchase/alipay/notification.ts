import type { KeyObject } from 'node:crypto'
import { HOUR_MS, MINUTE_MS, parseTime } from '@zhushutong/domain/formatting'
import type { NotificationError } from '../payment.ports'
import { isSignedForm } from './signature'

/** Alipay repeats a notification for 25 hours, and does not say whether with the time of the first. */
const REPEATED_FOR = 48 * HOUR_MS
const AHEAD = 5 * MINUTE_MS

export interface Receiver {
  readonly appId: string
  /** The user id of the account that is paid, 2088… */
  readonly sellerId: string
  /** Alipay's key. */
  readonly publicKey: KeyObject
}

export type Form = Readonly<Record<string, string>>

/** The fields of a form; null if one is there twice, of which two programs could read different ones. */
const fieldsOf = (rawBody: Buffer): Form | null => {
  const entries = [...new URLSearchParams(rawBody.toString('utf8'))]
  return new Set(entries.map(([name]) => name)).size === entries.length ? Object.fromEntries(entries) : null
}

/** Checks a notification: signature, age, and that it is about our app and account. */
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
