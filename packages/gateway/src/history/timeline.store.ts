import { dayOf } from '@zhushutong/domain/formatting'
import {
  dropRepeatedWorks,
  type EventKindKey,
  findBound,
  listEventKinds,
  listExpired,
  mergeTimeline,
  type TimelinePlace,
} from '@zhushutong/domain/history'
import type { RecordKind, RecordView } from '@zhushutong/domain/records'
import type { Database } from '../platform/db'
import { type Asker, type TimedOut, withinTime } from '../records'
import { readRelated } from './related-events'
import { readStated } from './stated-events'
import type { Timeline, TimelineEntry, TimelinePart } from './timeline-entry'

interface TimelineQuery {
  /** The last entry of the page before; null for the first page. */
  readonly after: TimelinePlace | null
  readonly pageSize: number
  readonly kinds?: readonly EventKindKey[]
}

const isEntryWithin = ({ day, id }: TimelinePlace, bound: TimelinePart['bound']): boolean => {
  if (!bound || day !== bound.day) return !bound || day < bound.day
  const { ofDay } = bound
  return typeof ofDay === 'string' ? ofDay === 'all' : Number(id) < Number(ofDay.below)
}

const listEnded = (
  kind: RecordKind,
  record: RecordView,
  { bound, origin }: TimelinePart,
  { now }: Asker,
): TimelineEntry[] =>
  listExpired(kind, record, dayOf(now))
    .map(({ id, day, key, text }): TimelineEntry => {
      const change = { kind: 'expired' as const, key, label: '有效期届满', before: null, after: text }
      return {
        ...{ id: `expired-${id}`, kinds: ['expired'], dataOn: day, changes: [change], record: null },
        source: String(record.sourcePlatform ?? ''),
        recordedAt: typeof record.collectedAt === 'number' ? record.collectedAt : null,
        place: { day, origin, id },
      }
    })
    .filter(({ place }) => isEntryWithin(place, bound))
    .sort((a, b) =>
      a.dataOn < b.dataOn ? 1 : a.dataOn > b.dataOn ? -1 : Number(b.place.id) - Number(a.place.id),
    )

/**
 * The timeline of a record as its reader may see it, the newest event first (DAT-68): the changes that its sources made,
 * the wins and candidates that other records name, and the certificates that ended.
 */
export function readTimeline(
  database: Database,
  kind: RecordKind,
  record: RecordView,
  query: TimelineQuery,
  asker: Asker,
): Promise<Timeline | TimedOut> {
  const { id } = record
  const isWanted = (key: EventKindKey) => query.kinds === undefined || query.kinds.includes(key)
  const related = listEventKinds(kind.kind).filter(({ records = [] }) => records.length > 0)
  const part = (origin: number) => ({
    ...query,
    origin,
    bound: query.after && findBound(query.after, origin),
  })
  return withinTime(database, async (reader) => {
    const origins: Array<readonly TimelineEntry[]> = [
      await readStated(reader, kind, id, part(0), asker),
      isWanted('expired') ? listEnded(kind, record, part(1), asker) : [],
    ]
    let origin = origins.length
    for (const { key, records = [] } of related) {
      const lists: TimelineEntry[][] = []
      for (const each of records) {
        if (isWanted(key)) lists.push(await readRelated(reader, key, each, id, part(origin), asker))
        origin += 1
      }
      origins.push(...dropRepeatedWorks(lists, ({ record }) => record?.title ?? null))
    }
    const { entries, nextCursor } = mergeTimeline(origins, query.pageSize)
    const shown = entries.filter(({ changes, record }) => changes.length > 0 || record !== null)
    return { records: shown.map(({ place: _, ...entry }) => entry), nextCursor }
  })
}
