/** What a webhook tells: that a subscription found something, or that the address is being tried (WHK-05). */
export const WEBHOOK_EVENTS = ['subscription.digest', 'webhook.test'] as const
export type WebhookEventType = (typeof WEBHOOK_EVENTS)[number]

/** A record or article that a subscription found. */
export interface WebhookItem {
  /** Kind of record, such as tender; article for an article. */
  readonly module: string
  readonly moduleId: string
  /** As the account may see it; null if it is closed to it, or gone. */
  readonly title: string | null
}

/** What a subscription found in one run. */
export interface WebhookDigest {
  readonly subscriptionId: string
  /** The subscription's name. */
  readonly name: string
  /** All that was found; `records` holds the first 50. */
  readonly total: number
  readonly records: readonly WebhookItem[]
}

/** The body of a webhook, and an entry of the list of events (WHK-05). */
export type WebhookEvent = {
  readonly version: 1
  /** The same in every attempt: a receiver drops what it has already had. */
  readonly id: string
  /** ms since epoch, UTC. */
  readonly created: number
} & (
  | {
      readonly type: 'subscription.digest'
      /** Its place among the account's events, counted from 1 without gaps. */
      readonly cursor: number
      readonly data: WebhookDigest
    }
  | { readonly type: 'webhook.test'; readonly cursor: null; readonly data: null }
)

/** Whether a value is an event that this version knows (WHK-05). */
export function isWebhookEvent(value: unknown): value is WebhookEvent {
  if (typeof value !== 'object' || value === null) return false
  const { version, id, type, created } = value as Readonly<Record<string, unknown>>
  if (version !== 1 || typeof id !== 'string' || typeof created !== 'number') return false
  return (WEBHOOK_EVENTS as readonly unknown[]).includes(type)
}

/**
 * Whether events after a number were forgotten: they are numbered without gaps, so that the next one is known (WHK-07).
 * @param first the number of the first that is kept after it; null for none
 * @param latest the number of the account's latest event; 0 before the first
 */
export function hasForgotten(after: number, first: number | null, latest: number): boolean {
  return (first ?? latest + 1) > after + 1
}
