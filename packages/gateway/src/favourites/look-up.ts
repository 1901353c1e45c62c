import { holds, type Viewer } from '@zhushutong/domain/access'
import { type RecordRef, refKey } from '@zhushutong/domain/favourites'
import {
  columnOf,
  isExpired,
  kindNamed,
  locksFor,
  type RecordKind,
  type StoredRecord,
  viewRecord,
} from '@zhushutong/domain/records'
import { inArray } from 'drizzle-orm'
import type { Database } from '../db'
import { columnIn, tableOf } from '../records'

/** What a list says of a record that lies elsewhere, as one reader may see it. */
export interface Glance {
  readonly title: string | null
  readonly region: string | null
  readonly sourcePlatform: string | null
  readonly collectedAt: number | null
  readonly checkedAt: number | null
  readonly expired: boolean
}

const textOf = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null)
const timeOf = (value: unknown) => (typeof value === 'number' ? value : null)

const CLOSED: Glance = {
  title: null,
  region: null,
  sourcePlatform: null,
  collectedAt: null,
  checkedAt: null,
  expired: false,
}

const shownKeys = (kind: RecordKind) =>
  [...new Set([kind.title, 'region', 'sourcePlatform', 'collectedAt', 'checkedAt', kind.expiresOn])].filter(
    (key): key is string => key !== undefined && columnOf(kind, key) !== undefined,
  )

async function glancesOfKind(
  database: Database,
  kind: RecordKind,
  ids: readonly string[],
  viewer: Viewer,
  now: number,
): Promise<ReadonlyArray<readonly [string, Glance]>> {
  const table = tableOf(kind)
  const keys = shownKeys(kind)
  const selection = Object.fromEntries(['id', ...keys].map((key) => [key, columnIn(table, key)]))
  const rows = await database
    .read()
    .orm.select(selection)
    .from(table)
    .where(inArray(columnIn(table, 'id'), [...ids]))
  const columns = keys.map((key) => columnOf(kind, key)).filter((column) => column !== undefined)
  const isClosed = kind.opensBy !== undefined && !holds(viewer, kind.opensBy)
  return rows.map((row) => {
    const record = row as unknown as StoredRecord
    const key = refKey({ kind: kind.kind, id: record.id })
    if (isClosed) return [key, CLOSED]
    const expired = isExpired(kind, record, now)
    const view = viewRecord(columns, record, locksFor(kind, viewer), expired)
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

/** The records that there still are, by `refKey`, as a reader may see them (ACC-02): one query for each kind. */
export async function glancesAt(
  database: Database,
  refs: readonly RecordRef[],
  viewer: Viewer,
  now: number,
): Promise<ReadonlyMap<string, Glance>> {
  const names = [...new Set(refs.map(({ kind }) => kind))]
  const found = await Promise.all(
    names.map((name) => {
      const kind = kindNamed(name)
      const ids = refs.filter((ref) => ref.kind === name).map(({ id }) => id)
      return kind ? glancesOfKind(database, kind, ids, viewer, now) : []
    }),
  )
  return new Map(found.flat())
}
