import { DAY_MS } from '../formatting'

/** Entries of the changes of a kind are stored this many days. */
export const CHANGE_FEED_DAYS = 90

/** A cursor ends a day earlier than the entries after it, since a write may begin long before its commit. */
const CURSOR_MS = (CHANGE_FEED_DAYS - 1) * DAY_MS

/** new: first stored · changed: by a source or the staff · withdrawn: its sources no longer have it, or it was merged. */
export const FEED_CHANGES = ['new', 'changed', 'withdrawn'] as const
export type FeedChange = (typeof FEED_CHANGES)[number]

/** A place in the changes of a kind: after the entry of this version and record. */
export interface FeedPlace {
  readonly version: number
  /** Empty for the place before all entries after the version. */
  readonly id: string
  /** No entry after the place is older; ms. */
  readonly since: number
}

const CURSOR = /^(\w{1,40})\.(\d{1,15})\.(\d{1,15})\.([\w-]{0,64})$/

/** The cursor of a place (DAT-71). It names its kind, as versions of another kind mean nothing. */
export function formatFeedCursor(kind: string, { version, since, id }: FeedPlace): string {
  return `${kind}.${version}.${since}.${id}`
}

/**
 * The place of a cursor; null if it is no cursor of this kind, 'expired' if entries after it may have been deleted
 * (DAT-71).
 * @param now ms since epoch
 */
export function readFeedCursor(kind: string, cursor: string, now: number): FeedPlace | 'expired' | null {
  const [, name, version, since, id] = CURSOR.exec(cursor) ?? []
  if (name !== kind || version === undefined || since === undefined || id === undefined) return null
  if (Number(since) < now - CURSOR_MS) return 'expired'
  return { version: Number(version), since: Number(since), id }
}
