import type { Viewer } from '@zhushutong/domain/access'
import { listSearches, MAX_DIGEST_ITEMS } from '@zhushutong/domain/subscriptions'
import { findNewArticles } from '../content'
import { MAX_CLOCK_SKEW } from '../platform/clock'
import type { Database } from '../platform/db'
import { recordArrivalsOf } from '../records'
import { readCursor } from './cursor'
import { findChanges } from './find-changes'
import type { ArrivalCursor, DigestItem, SubscriptionRow } from './subscriptions.table'

/** The new records or articles of a subscription, and its progress after them. */
export interface News {
  readonly total: number
  /** The number of changes of a followed record among them. */
  readonly changed: number
  readonly items: readonly DigestItem[]
  /** The titles that the reader may see; locked ones are left out. */
  readonly titles: readonly string[]
  readonly cursor: ArrivalCursor
  readonly reportedUpTo: number
  readonly isClosed: boolean
}

type Subscribed = Pick<SubscriptionRow, 'subject' | 'cursor' | 'reportedUpTo' | 'changeKinds'>

/**
 * Finds new records or articles since the subscription's last run, masked as in lists for its reader (SUB-04, ACC-02),
 * and the changes of a followed record.
 */
export function newsFinder(database: Database) {
  const readArrivals = recordArrivalsOf(database)

  const findRecords = async (subscribed: Subscribed, viewer: Viewer, now: number) => {
    const { subject, cursor, reportedUpTo } = subscribed
    // Read before the arrivals: all records of these versions are visible from now on.
    const present = await readCursor(database.orm, subject)
    const reported: Record<string, number> = { ...present }
    const items: DigestItem[] = []
    const titles: string[] = []
    let [total, isClosed] = [0, false]
    for (const { kind, keyword, filters } of listSearches(subject)) {
      const { kind: name, title } = kind
      const after = cursor[name] ?? 0
      const upTo = present[name] ?? 0
      if (upTo <= after) continue
      const list = { filters, ...(keyword && { keyword }) }
      const arrivals = await readArrivals(kind, list, { viewer, now }, { after, upTo }, MAX_DIGEST_ITEMS)
      if ('error' in arrivals) {
        if (arrivals.error !== 'invalid')
          throw new Error(`A search of ${name} was not answered: ${arrivals.error}`)
        // These arrivals are reported when the search is open again.
        reported[name] = after
        isClosed ||= subject.of === 'search'
        continue
      }
      total += arrivals.total
      items.push(...arrivals.records.map(({ id }) => ({ kind: name, id })))
      const shown = arrivals.records.map((record) => (record as Readonly<Record<string, unknown>>)[title])
      titles.push(...shown.filter((text): text is string => typeof text === 'string' && text !== ''))
    }
    const changes = await findChanges(database, subscribed, present, { viewer, now })
    return {
      total: total + changes.items.length,
      changed: changes.items.length,
      items: [...changes.items, ...items],
      titles: [...changes.titles, ...titles],
      cursor: reported,
      reportedUpTo,
      isClosed,
    }
  }

  const findArticles = async (channel: string, { cursor, reportedUpTo }: Subscribed, now: number) => {
    // Another gateway's clock may be behind: its releases of this moment are reported by the next run.
    const upTo = Math.max(reportedUpTo, now - MAX_CLOCK_SKEW)
    const { records, total } = await findNewArticles(
      database.orm,
      channel,
      { after: reportedUpTo, upTo },
      MAX_DIGEST_ITEMS,
    )
    return {
      total,
      changed: 0,
      items: records.map(({ id }) => ({ kind: 'article', id })),
      titles: records.map(({ title }) => title),
      cursor,
      reportedUpTo: upTo,
      isClosed: false,
    }
  }

  return (subscribed: Subscribed, viewer: Viewer, now: number): Promise<News> =>
    subscribed.subject.of === 'channel'
      ? findArticles(subscribed.subject.channel, subscribed, now)
      : findRecords(subscribed, viewer, now)
}
