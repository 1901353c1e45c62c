import { type FeedChange, type FeedPlace, formatFeedCursor, readFeedCursor } from '@zhushutong/domain/history'
import {
  findLocks,
  isExpired,
  listColumns,
  maskRecord,
  PROVENANCE,
  type RecordKind,
  type RecordView,
  type StoredRecord,
} from '@zhushutong/domain/records'
import { inArray, type SQL, sql } from 'drizzle-orm'
import { type Database, readRows } from '../platform/db'
import {
  type Asker,
  columnIn,
  type Reader,
  readVersion,
  recordArrivals,
  recordUpdates,
  selectionOf,
  type TimedOut,
  tableOf,
  withinTime,
} from '../records'

interface FeedEntry {
  readonly change: FeedChange
  readonly id: string
  /** The record as its reader may see it now; null if it no longer exists. */
  readonly record: RecordView | null
  readonly cursor: string
}

interface ChangeFeed {
  readonly records: readonly FeedEntry[]
  readonly cursor: string
  readonly hasMore: boolean
}

interface Row {
  readonly id: string
  readonly version: number
  readonly change: FeedChange
  readonly since: number
}

/** The entries after a place up to a version, oldest first: two short reads along the indexes of versions. */
const readEntries = (
  reader: Reader,
  kind: string,
  { version, id }: FeedPlace,
  upTo: number,
  size: number,
): Promise<Row[]> => {
  const limit = sql`order by version, id limit ${size}`
  const part = (table: SQL, change: SQL) => sql`
    (select record_id collate "C" as id, version, ${change} as change,
      (extract(epoch from stored_at) * 1000)::float8 as since
    from ${table}
    where kind = ${kind} and version >= ${version}::bigint and version <= ${upTo}::bigint
      and (version > ${version}::bigint or record_id collate "C" > ${id}) ${limit})`
  const isRemoved = sql`case when is_removed then 'withdrawn' else 'changed' end`
  return readRows<Row>(
    reader,
    sql`select id, version::float8 as version, change, since
      from (${part(sql`${recordArrivals}`, sql`'new'`)} union all ${part(sql`${recordUpdates}`, isRemoved)}) entries ${limit}`,
  )
}

const WITHDRAWAL = PROVENANCE.filter(({ key }) => key === 'withdrawnOn')

interface Shown {
  readonly record: RecordView
  /** True when its sources no longer have it. */
  readonly isWithdrawn: boolean
}

/** Records as in a list, by id. */
const readRecords = async (
  reader: Reader,
  kind: RecordKind,
  ids: readonly string[],
  { viewer, now }: Asker,
): Promise<ReadonlyMap<string, Shown>> => {
  if (ids.length === 0) return new Map()
  const table = tableOf(kind)
  const columns = listColumns(kind)
  const locks = findLocks(kind, viewer)
  const rows = await reader
    .select(selectionOf(table, [...columns, ...WITHDRAWAL], locks, now))
    .from(table)
    .where(inArray(columnIn(table, 'id'), [...ids]))
  return new Map(
    rows.map((row) => {
      const record = row as unknown as StoredRecord
      const view = maskRecord(columns, record, locks, isExpired(kind, record, now))
      return [record.id, { record: view, isWithdrawn: typeof record.withdrawnOn === 'string' }]
    }),
  )
}

/**
 * The changes of a kind after a cursor, as their reader may see the records now (DAT-71, ACC-02). Without a cursor it
 * returns that of now. A version is read up to its commit: later ones have a higher number.
 */
export function readChangeFeed(
  database: Database,
  kind: RecordKind,
  { cursor, pageSize }: { readonly cursor?: string; readonly pageSize: number },
  asker: Asker,
): Promise<ChangeFeed | TimedOut | 'wrong-cursor' | 'expired'> {
  const { now } = asker
  return withinTime(database, async (reader): Promise<ChangeFeed | 'wrong-cursor' | 'expired'> => {
    const upTo = await readVersion(reader, kind)
    const present = formatFeedCursor(kind.kind, { version: upTo + 1, id: '', since: now })
    if (cursor === undefined) return { records: [], cursor: present, hasMore: false }
    const place = readFeedCursor(kind.kind, cursor, now)
    if (place === null) return 'wrong-cursor'
    if (place === 'expired') return 'expired'
    const rows = await readEntries(reader, kind.kind, place, upTo, pageSize + 1)
    const shown = rows.slice(0, pageSize)
    const ids = shown.flatMap(({ change, id }) => (change === 'withdrawn' ? [] : [id]))
    const records = await readRecords(reader, kind, ids, asker)
    const entries = shown.map(({ id, version, change, since }): FeedEntry => {
      const shown = records.get(id)
      const cursor = formatFeedCursor(kind.kind, { version, id, since })
      const isHeld = shown && !shown.isWithdrawn
      return { change: isHeld ? change : 'withdrawn', id, record: shown?.record ?? null, cursor }
    })
    const hasMore = rows.length > pageSize
    return { records: entries, cursor: hasMore ? (entries.at(-1)?.cursor ?? cursor) : present, hasMore }
  })
}
