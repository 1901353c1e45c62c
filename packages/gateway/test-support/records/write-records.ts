import type { RecordKind, StoredRecord } from '@zhushutong/domain/records'
import { getTableName, sql } from 'drizzle-orm'
import type { Database } from '../../src/platform/db'
import { loadRows } from '../../src/platform/db/bulk-load'
import { countTokens, refreshDerived, rowOf, tableOf } from '../../src/records'

interface KindOfRecords {
  readonly kind: RecordKind
  readonly records: readonly StoredRecord[]
}

/** A record as read from its table, with its origin. */
type Read = StoredRecord & {
  readonly source: string
  readonly sourceKey: string
  readonly updatedAt: number
}

/**
 * Replaces all records of some kinds like an import: with tokens, sort values, sounds and derived figures.
 * `now` in ms.
 */
export async function writeRecords(
  { orm }: Pick<Database, 'orm'>,
  state: readonly KindOfRecords[],
  now: number,
): Promise<void> {
  await orm.transaction(async (tx) => {
    for (const { kind, records } of state) {
      const table = tableOf(kind)
      const rows = (records as readonly Read[]).map((record) => rowOf(kind, record, record, record.updatedAt))
      await tx.execute(sql`delete from ${table}`)
      await loadRows(tx, getTableName(table), rows)
      await countTokens(tx, kind, table)
      await tx.execute(sql`analyze ${table}`)
    }
    // Figures derived from other records depend on tenders, among others.
    await refreshDerived(tx, 'tender', now)
  })
}
