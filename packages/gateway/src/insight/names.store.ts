import { findKind } from '@zhushutong/domain/records'
import { sql } from 'drizzle-orm'
import { readRows } from '../platform/db'
import { columnIn, type Reader, tableOf } from '../records'

/** Kinds with cids as ids: an owner may be a company or a public institution. */
const NAMED = ['company', 'owner', 'agency'].flatMap((name) => findKind(name) ?? [])

export async function readNames(
  reader: Reader,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map()
  const wanted = sql.join(
    ids.map((id) => sql`${id}`),
    sql`, `,
  )
  const parts = NAMED.map((kind) => {
    const table = tableOf(kind)
    const [id, name] = [columnIn(table, 'id'), columnIn(table, kind.title)]
    return sql`select ${id} as id, ${name} as name from ${table} where ${id} in (${wanted})`
  })
  const rows = await readRows<{ id: string; name: string }>(reader, sql.join(parts, sql` union `))
  return new Map(rows.map(({ id, name }) => [id, name]))
}
