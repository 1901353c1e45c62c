import { meetsRequirement, type Viewer } from '@zhushutong/domain/access'
import { formatRecordKey, type RecordRef } from '@zhushutong/domain/favourites'
import {
  findColumn,
  findKind,
  findLocks,
  isExpired,
  maskRecord,
  type RecordKind,
  type StoredRecord,
} from '@zhushutong/domain/records'
import { inArray } from 'drizzle-orm'
import type { Database } from '../platform/db'
import { columnIn, tableOf } from '../records'

/** The list entry of a record of any kind, with one reader's access rights. */
export interface RecordSummary {
  readonly title: string | null
  readonly region: string | null
  readonly sourcePlatform: string | null
  readonly collectedAt: number | null
  readonly checkedAt: number | null
  readonly expired: boolean
}

const textOf = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null)
const timeOf = (value: unknown) => (typeof value === 'number' ? value : null)

const CLOSED: RecordSummary = {
  title: null,
  region: null,
  sourcePlatform: null,
  collectedAt: null,
  checkedAt: null,
  expired: false,
}

const shownKeys = (kind: RecordKind) =>
  [...new Set([kind.title, 'region', 'sourcePlatform', 'collectedAt', 'checkedAt', kind.expiresOn])].filter(
    (key): key is string => key !== undefined && findColumn(kind, key) !== undefined,
  )

async function readSummariesOfKind(
  database: Database,
  kind: RecordKind,
  ids: readonly string[],
  viewer: Viewer,
  now: number,
): Promise<ReadonlyArray<readonly [string, RecordSummary]>> {
  const table = tableOf(kind)
  const keys = shownKeys(kind)
  const selection = Object.fromEntries(['id', ...keys].map((key) => [key, columnIn(table, key)]))
  const rows = await database
    .read()
    .select(selection)
    .from(table)
    .where(inArray(columnIn(table, 'id'), [...ids]))
  const columns = keys.map((key) => findColumn(kind, key)).filter((column) => column !== undefined)
  const isClosed = kind.opensBy !== undefined && !meetsRequirement(viewer, kind.opensBy)
  return rows.map((row) => {
    const record = row as unknown as StoredRecord
    const key = formatRecordKey({ kind: kind.kind, id: record.id })
    if (isClosed) return [key, CLOSED]
    const expired = isExpired(kind, record, now)
    const view = maskRecord(columns, record, findLocks(kind, viewer), expired)
    return [
      key,
      {
        title: textOf(view[kind.title]),
        region: textOf(view.region),
        sourcePlatform: textOf(view.sourcePlatform),
        collectedAt: timeOf(view.collectedAt),
        checkedAt: timeOf(view.checkedAt),
        expired,
      },
    ]
  })
}

/**
 * Reads the existing records, keyed by `formatRecordKey`, with a reader's access rights (ACC-02): one query for each
 * kind.
 */
export async function readRecordSummaries(
  database: Database,
  refs: readonly RecordRef[],
  viewer: Viewer,
  now: number,
): Promise<ReadonlyMap<string, RecordSummary>> {
  const names = [...new Set(refs.map(({ kind }) => kind))]
  const rows = await Promise.all(
    names.map((name) => {
      const kind = findKind(name)
      const ids = refs.filter((ref) => ref.kind === name).map(({ id }) => id)
      return kind ? readSummariesOfKind(database, kind, ids, viewer, now) : []
    }),
  )
  return new Map(rows.flat())
}
