import { meetsRequirement } from '@zhushutong/domain/access'
import { findMissingForFilter, KINDS, type RecordKind } from '@zhushutong/domain/records'
import {
  listChosenKinds,
  listFollowed,
  listWatchGroups,
  MAX_SUBSCRIPTIONS,
  MAX_WATCHED_NEWS,
  type WatchGroup,
} from '@zhushutong/domain/subscriptions'
import { and, desc, eq, gte, inArray, sql } from 'drizzle-orm'
import { viewEntry } from '../history'
import { type Database, momentSql, readRows } from '../platform/db'
import {
  type Asker,
  columnIn,
  type Reader,
  recordArrivals,
  recordChanges,
  type TimedOut,
  tableOf,
  tokenCondition,
  withinTime,
} from '../records'
import { isOfFollowed } from './find-changes'
import { type DigestItem, type SubscriptionRow, subscriptions } from './subscriptions.table'

const C = recordChanges
const WATCHED = ['company', 'owner', 'record'] as const

/** A watched company, owner or other record. */
type Watched = Pick<SubscriptionRow, 'id' | 'name' | 'subject' | 'changeKinds' | 'createdAt'> & {
  readonly of: (typeof WATCHED)[number]
  readonly recordId: string
}

/** A change or a new record about a watched one. */
interface WatchedNews {
  readonly subscription: Pick<Watched, 'id' | 'name'>
  readonly item: DigestItem
  readonly groups: readonly WatchGroup[]
  /** ms */
  readonly at: number
}

/** The records that a member watches, without paused subscriptions (SUB-11). */
export async function findWatched(
  { orm }: Pick<Database, 'orm'>,
  userId: string,
): Promise<readonly Watched[]> {
  const { id, name, subject, changeKinds, createdAt } = subscriptions
  const rows = await orm
    .select({ id, name, subject, changeKinds, createdAt })
    .from(subscriptions)
    .where(
      and(
        eq(subscriptions.userId, userId),
        eq(subscriptions.isPaused, false),
        inArray(sql`${subject} ->> 'of'`, [...WATCHED]),
      ),
    )
    .orderBy(desc(createdAt))
    .limit(MAX_SUBSCRIPTIONS)
  return rows.flatMap((row) => {
    const of = WATCHED.find((each) => each === row.subject.of)
    return of && 'id' in row.subject ? [{ ...row, of, recordId: row.subject.id }] : []
  })
}

/** The watched records by the kind whose entries report them, and the filter that names them there. */
const groupByKind = (watched: readonly Watched[]) => {
  const groups = new Map<string, { kind: RecordKind; by: string | null; of: Watched[] }>()
  for (const each of watched)
    for (const { kind, by } of listFollowed(each.subject)) {
      const key = `${kind.kind}:${by}`
      const group = groups.get(key) ?? { kind, by, of: [] }
      group.of.push(each)
      groups.set(key, group)
    }
  return [...groups.values()]
}

const readNames = async (reader: Reader, kind: RecordKind, by: string, ids: readonly string[]) => {
  const filter = kind.filters.find(({ key }) => key === by)
  if (!filter || ids.length === 0) return new Map<string, readonly string[]>()
  const table = tableOf(kind)
  const [id, column] = [columnIn(table, 'id'), columnIn(table, filter.column)]
  const rows = await readRows<{ id: string; names: string | readonly string[] }>(
    reader,
    sql`select ${id} as id, ${column} as names from ${table} where ${id} = any(${sql.param([...ids])}::text[])`,
  )
  return new Map(rows.map((row) => [row.id, [row.names].flat()]))
}

/** The changes of the watched records, as far as their reader may see them. */
const readChanged = async (
  reader: Reader,
  watched: readonly Watched[],
  since: number,
  asker: Asker,
): Promise<WatchedNews[]> => {
  const news: WatchedNews[] = []
  for (const { kind, by, of } of groupByKind(watched)) {
    const rows = await reader
      .select({ id: C.id, recordId: C.recordId, changes: C.changes, at: C.recordedAt })
      .from(C)
      .where(
        and(
          eq(C.kind, kind.kind),
          isOfFollowed(
            kind,
            by,
            of.map(({ recordId }) => recordId),
          ),
          gte(C.recordedAt, since),
        ),
      )
      .orderBy(desc(C.id))
      .limit(MAX_WATCHED_NEWS)
    const names =
      by === null
        ? null
        : await readNames(
            reader,
            kind,
            by,
            rows.map(({ recordId }) => recordId),
          )
    for (const { id, recordId, changes, at } of rows) {
      const { kinds } = viewEntry(kind, changes, asker)
      const named = names?.get(recordId) ?? [recordId]
      for (const each of of.filter(
        ({ recordId, createdAt }) => named.includes(recordId) && createdAt <= at,
      )) {
        const chosen = listChosenKinds(each.subject, each.changeKinds)
        const shown = kinds.filter((key) => chosen.includes(key))
        if (shown.length === 0) continue
        const item = { kind: kind.kind, id: recordId, change: id }
        news.push({ subscription: each, item, groups: listWatchGroups(kind.kind, shown), at })
      }
    }
  }
  return news
}

const mayRead = (kind: RecordKind, filter: string, { viewer }: Asker): boolean =>
  findMissingForFilter(kind, filter, viewer) === null &&
  (kind.opensBy === undefined || meetsRequirement(viewer, kind.opensBy))

/** The new records that name a watched company or owner. */
const readArrived = async (
  reader: Reader,
  watched: readonly Watched[],
  since: number,
  asker: Asker,
): Promise<WatchedNews[]> => {
  const news: WatchedNews[] = []
  for (const of of ['company', 'owner'] as const) {
    const named = watched.filter((each) => each.of === of)
    if (named.length === 0) continue
    for (const kind of KINDS) {
      const filter = kind.filters.find(({ key, type }) => key === of && type === 'reference')
      if (!filter || !mayRead(kind, of, asker)) continue
      const table = tableOf(kind)
      const [id, names] = [columnIn(table, 'id'), columnIn(table, filter.column)]
      const { recordId: arrivedId } = recordArrivals
      const rows = await readRows<{ id: string; names: string | readonly string[]; at: number }>(
        reader,
        sql`select ${id} as id, ${names} as names,
          (extract(epoch from ${recordArrivals.storedAt}) * 1000)::float8 as at
        from ${recordArrivals} join ${table} on ${id} = ${arrivedId}
        where ${recordArrivals.kind} = ${kind.kind} and ${recordArrivals.storedAt} >= ${momentSql(since)}
          and ${tokenCondition(table, [{ tokens: named.map(({ recordId }) => `:${of}:${recordId}`) }])}
        order by ${recordArrivals.storedAt} desc limit ${MAX_WATCHED_NEWS}`,
      )
      for (const row of rows)
        for (const each of named)
          if ([row.names].flat().includes(each.recordId) && each.createdAt <= row.at) {
            const item = { kind: kind.kind, id: row.id }
            news.push({ subscription: each, item, groups: listWatchGroups(kind.kind, null), at: row.at })
          }
    }
  }
  return news
}

/** The news about the watched records since a moment, the newest first and at most `MAX_WATCHED_NEWS` (SUB-11). */
export function findWatchedNews(
  database: Database,
  watched: readonly Watched[],
  since: number,
  asker: Asker,
): Promise<readonly WatchedNews[] | TimedOut> {
  return withinTime(database, async (reader) => {
    if (watched.length === 0) return []
    const changed = await readChanged(reader, watched, since, asker)
    const arrived = await readArrived(reader, watched, since, asker)
    return [...changed, ...arrived].toSorted((a, b) => b.at - a.at).slice(0, MAX_WATCHED_NEWS)
  })
}
