import {
  detailColumns,
  findLocks,
  idPrefix,
  isExpired,
  maskRecord,
  type RecordKind,
  type RecordView,
  type StoredRecord,
} from '@zhushutong/domain/records'
import { and, asc, eq, gt, lt, or, type SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Database } from '../platform/db'
import { findSurvivors } from './doubles/merged.store'
import { columnIn } from './schema/record-table'
import { selectionOf } from './schema/select'
import { tableOf } from './schema/tables'
import type { Asker, Refusal } from './search/search-request'

/** The highest code point: it sorts after every suffix of an id. */
const BEHIND = '\u{10ffff}'

const isMeantBy = (table: PgTable, kind: RecordKind, id: string): SQL | undefined => {
  const column = columnIn(table, 'id')
  const beginning = idPrefix(kind, id)
  if (beginning === null) return eq(column, id)
  return or(eq(column, id), and(gt(column, beginning), lt(column, beginning + BEHIND)))
}

/**
 * A record by its id, by the uuid at the beginning of its id, or by the id of a company that was merged into it
 * (DAT-32), as its reader may see it (ACC-02).
 */
export function recordDetail(database: Database) {
  return async (kind: RecordKind, id: string, { viewer, now }: Asker): Promise<RecordView | Refusal> => {
    const table = tableOf(kind)
    const columns = detailColumns(kind)
    const locks = findLocks(kind, viewer)
    const readRow = async (meant: string) => {
      const [row] = await database
        .read()
        .select(selectionOf(table, columns, locks, now))
        .from(table)
        .where(isMeantBy(table, kind, meant))
        .orderBy(asc(columnIn(table, 'id')))
        .limit(1)
      return row
    }
    const readSurvivor = async () => {
      const survivor = (await findSurvivors(database.read(), [id])).get(id)
      return survivor === undefined ? undefined : readRow(survivor)
    }
    const row = (await readRow(id)) ?? (await readSurvivor())
    if (!row) return { error: 'not-found' }
    const record = row as unknown as StoredRecord
    return maskRecord(columns, record, locks, isExpired(kind, record, now))
  }
}
