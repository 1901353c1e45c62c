import type { RecordKind } from '@zhushutong/domain/records'
import { aRecord } from '@zhushutong/domain/testing'
import { sql } from 'drizzle-orm'
import type { Queryable, Tx } from '../src/platform/db'
import { recordsChanged, rowOf, tableOf } from '../src/records'

/** Writes a record as an import would: a new one arrives, one that is there is changed. */
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
  await recordsChanged(tx, kind, { ids: [held.id], now })
}

/** The same in a transaction of its own. */
export async function storeRecord(
  orm: Queryable,
  kind: RecordKind,
  held: Parameters<typeof aRecord>[1] & { readonly id: string },
  now: number,
): Promise<void> {
  await orm.transaction((tx) => storeRecordIn(tx, kind, held, now))
}
