/** `unbind` and `rebind`: the old and the new number of an account whose number changes. */
export type SmsScene = 'login' | 'reset' | 'bind' | 'unbind' | 'rebind' | 'close'

/** What is said to a mobile; providers send it by a template that was approved beforehand. */
export type SmsMessage =
  | { readonly kind: 'code'; readonly scene: SmsScene; readonly code: string }
  /** To the old number of an account that changed it; the digits are the last four of the new one. */
  | { readonly kind: 'mobile-changed'; readonly lastDigits: string }
  /** What a subscription found (SUB-06). */
  | { readonly kind: 'digest'; readonly name: string; readonly total: number }
  /** A membership that ends on a day (MEM-09). */
  | { readonly kind: 'expiry'; readonly name: string; readonly day: string }

/** Sends a message to a mobile. Throws nothing: returns false if it was not sent. */
export interface SmsSender {
  /** Whether there is a template for digests. */
  readonly sendsDigests: boolean
  /** True when a template for the ends of memberships is configured. */
  readonly sendsReminders: boolean
  readonly send: (mobile: string, message: SmsMessage) => Promise<boolean>
}
