import {
  columnsOf,
  isExpired,
  locksFor,
  type RecordKind,
  type RecordView,
  type StoredRecord,
  viewRecord,
} from '@zhushutong/domain/records'
import { eq } from 'drizzle-orm'
import type { Database } from '../db'
import { selectionOf } from './read-columns'
import { columnIn } from './record-table'
import type { Refusal } from './search-request'
import type { Asker } from './search-view'
import { tableOf } from './tables'

/** One record by its id, as its reader may see it (ACC-02). */
export const recordDetail =
  (database: Database) =>
  async (kind: RecordKind, id: string, { viewer, now }: Asker): Promise<RecordView | Refusal> => {
    const table = tableOf(kind)
    const columns = columnsOf(kind).filter((column) => !column.internal)
    const locks = locksFor(kind, viewer)
    const [row] = await database
      .read()
      .orm.select(selectionOf(table, columns, locks))
      .from(table)
      .where(eq(columnIn(table, 'id'), id))
    if (!row) return { error: 'not-found' }
    const record = row as unknown as StoredRecord
    return viewRecord(columns, record, locks, isExpired(kind, record, now))
  }
