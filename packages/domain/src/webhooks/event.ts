import type { SubscriptionEvent } from './event-types'

/** The change of a followed record, as the account may see it. */
interface WebhookChange {
  /** The date of the data, YYYY-MM-DD. */
  readonly dataOn: string
  /** Kinds of events, such as renamed. */
  readonly kinds: readonly string[]
  readonly changes: ReadonlyArray<{
    readonly kind: string
    readonly key: string
    readonly label: string
    /** In the pages' own writing; null for none. */
    readonly before: string | null
    readonly after: string | null
  }>
}

/** A new record or article of a subscription. */
export interface WebhookItem {
  /** Kind of record, such as tender; 'article' for an article. */
  readonly module: string
  readonly moduleId: string
  /** The title as the account may see it; null if it is locked or deleted. */
  readonly title: string | null
  /** In `record.changed`; null if its batch was undone. */
  readonly change?: WebhookChange | null
}

/** The new records or the changes of one run of a subscription. */
export interface WebhookDigest {
  readonly subscriptionId: string
  /** The subscription's name. */
  readonly name: string
  /** The number of all; `records` contains the first 50. */
  readonly total: number
  readonly records: readonly WebhookItem[]
}

interface SubscriptionEventOf<T extends SubscriptionEvent> {
  readonly type: T
  /** The number among the account's events, counted from 1 without gaps. */
  readonly cursor: number
  readonly data: WebhookDigest
}

interface EventFacts {
  readonly version: 1
  /** The same in every attempt, so that a receiver can drop duplicates. */
  readonly id: string
  /** ms since epoch, UTC. */
  readonly created: number
}

/** The body of a webhook, and an entry of the list of events (WHK-05). */
export type WebhookEvent = EventFacts &
  (
    | SubscriptionEventOf<'subscription.digest'>
    | SubscriptionEventOf<'record.changed'>
    | { readonly type: 'webhook.test'; readonly cursor: null; readonly data: null }
  )

/** An event of a type that this version does not know (WHK-05). */
export interface UnknownWebhookEvent extends EventFacts {
  readonly type: string
  readonly cursor: number | null
  readonly data: unknown
}

/**
 * True for an event of this version of the format, also of a type added later; with `type` only for an event of that
 * type (WHK-05).
 */
export function isWebhookEvent(value: unknown): value is WebhookEvent | UnknownWebhookEvent
export function isWebhookEvent<T extends WebhookEvent['type']>(
  value: unknown,
  type: T,
): value is Extract<WebhookEvent, { readonly type: T }>
export function isWebhookEvent(value: unknown, wanted?: WebhookEvent['type']): boolean {
  if (typeof value !== 'object' || value === null) return false
  const { version, id, type, created } = value as Readonly<Record<string, unknown>>
  if (version !== 1 || typeof id !== 'string' || typeof created !== 'number') return false
  return wanted === undefined ? typeof type === 'string' : type === wanted
}

/**
 * True when events after a number were deleted: the numbers have no gaps, so the next one is known (WHK-07).
 * @param first the number of the first stored event after it; null if there is none
 * @param latest the number of the account's latest event; 0 before the first
 */
export function hasForgotten(after: number, first: number | null, latest: number): boolean {
  return (first ?? latest + 1) > after + 1
}
