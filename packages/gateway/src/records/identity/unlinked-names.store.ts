import type { RecordKind } from '@zhushutong/domain/records'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { type Queryable, readRows } from '../../platform/db'
import { unlinkedNames } from './unlinked-names.table'

type Db = Pick<Queryable, 'select' | 'execute' | 'delete'>

const T = unlinkedNames

/** Replaces the unlinked names of records; names in search form, by record id. */
export async function saveUnlinkedNames(
  db: Db,
  { kind }: RecordKind,
  names: ReadonlyMap<string, readonly string[]>,
): Promise<void> {
  if (names.size === 0) return
  await db.delete(T).where(and(eq(T.kind, kind), inArray(T.recordId, [...names.keys()])))
  const rows = [...names].flatMap(([id, forms]) => forms.map((form) => ({ kind, record_id: id, form })))
  if (rows.length === 0) return
  await db.execute(sql`
    insert into ${T} (kind, record_id, form)
    select kind, record_id, form from json_populate_recordset(null::${T}, ${JSON.stringify(rows)}::text::json)
    on conflict do nothing`)
}

/** The records that name one of these companies without a link, by kind. */
export async function findUnlinked(
  db: Db,
  forms: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const byKind = new Map<string, string[]>()
  if (forms.length === 0) return byKind
  const rows = await readRows<{ kind: string; id: string }>(
    db,
    sql`select distinct kind, record_id as id from ${T} where form = any((select ${sql.param([...forms])}::text[])::text[])`,
  )
  for (const { kind, id } of rows) byKind.set(kind, [...(byKind.get(kind) ?? []), id])
  return byKind
}
