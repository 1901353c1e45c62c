import { readTenderTerms, TENDER_TERMS, type TenderTerms } from '@zhushutong/domain/my-company'
import {
  findColumn,
  findLocks,
  isExpired,
  maskRecord,
  type StoredRecord,
  tender,
} from '@zhushutong/domain/records'
import { inArray } from 'drizzle-orm'
import type { Database } from '../platform/db'
import { type Asker, columnIn, selectionOf, type TimedOut, tableOf, withinTime } from '../records'

const READ = TENDER_TERMS.map((key) => findColumn(tender, key)).filter((column) => column !== undefined)

/**
 * The requirements of tenders by their ids, with the reader's rights (ACC-02), in one statement. Missing
 * tenders are omitted.
 */
export function loadTenderTerms(
  database: Database,
  ids: readonly string[],
  { viewer, now }: Asker,
): Promise<ReadonlyMap<string, TenderTerms> | TimedOut> {
  const table = tableOf(tender)
  const locks = findLocks(tender, viewer)
  return withinTime(database, async (reader) => {
    const rows = await reader
      .select(selectionOf(table, READ, locks, now))
      .from(table)
      .where(inArray(columnIn(table, 'id'), [...ids]))
    return new Map(
      rows.map((row) => {
        const record = row as unknown as StoredRecord
        const seen = maskRecord(READ, record, locks, isExpired(tender, record, now))
        return [seen.id, readTenderTerms(seen)]
      }),
    )
  })
}
