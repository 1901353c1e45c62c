import type { RecordKind } from '@zhushutong/domain/records'
import { aRecord } from '@zhushutong/domain/testing'
import { sql } from 'drizzle-orm'
import type { Queryable, Tx } from '../../src/platform/db'
import { recordsChanged, rowOf, tableOf } from '../../src/records'

/** Writes a record like an import: inserts a new one, updates an existing one. */
export async function storeRecordIn(
  tx: Tx,
  kind: RecordKind,
  held: Parameters<typeof aRecord>[1] & { readonly id: string },
  now: number,
): Promise<void> {
  const table = tableOf(kind)
  const rows = JSON.stringify([rowOf(kind, aRecord(kind, held), { source: 'test', sourceKey: held.id }, now)])
  await tx.execute(sql`delete from ${table} where id = ${held.id}`)
  await tx.execute(sql`
    insert into ${table} select * from json_populate_recordset(null::${table}, ${rows}::text::json)`)
  await recordsChanged(tx, kind, { arrived: [held.id], now })
}

/** Same as `storeRecordIn`, in its own transaction. */
export async function storeRecord(
  orm: Queryable,
  kind: RecordKind,
  held: Parameters<typeof aRecord>[1] & { readonly id: string },
  now: number,
): Promise<void> {
  await orm.transaction((tx) => storeRecordIn(tx, kind, held, now))
}
