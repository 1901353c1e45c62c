/** `unbind` and `rebind`: to the old and to the new mobile of an account that changes its number. */
export type SmsScene = 'login' | 'reset' | 'bind' | 'unbind' | 'rebind' | 'close' | 'claim'

/** A message to a mobile; cloud providers send it by an approved template. */
export type SmsMessage =
  | { readonly kind: 'code'; readonly scene: SmsScene; readonly code: string }
  /** To the old mobile after a change; `lastDigits` are the last four of the new one. */
  | { readonly kind: 'mobile-changed'; readonly lastDigits: string }
  /** The result of a subscription (SUB-06): new records, changes, or both, since a template has one wording. */
  | { readonly kind: 'digest'; readonly name: string; readonly total: number }
  /** A membership that expires on `day` (MEM-09). */
  | { readonly kind: 'expiry'; readonly name: string; readonly day: string }

/** Sends a message to a mobile. Never throws: returns false if it was not sent. */
export interface SmsSender {
  /** True when a template for digests is configured. */
  readonly sendsDigests: boolean
  /** True when a template for expiring memberships is configured. */
  readonly sendsReminders: boolean
  readonly send: (mobile: string, message: SmsMessage) => Promise<boolean>
}
