import { type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '../platform/db'
import { movedRows } from '../records'
import type { RecordReference } from './references'

type Db = Pick<Queryable, 'execute'>

const M = movedRows
const [ROW, LIKE] = [sql.raw('t'), sql.raw('o')]

interface Merge {
  readonly id: string
  readonly survivorId: string
}

const tableNamed = ({ name }: RecordReference) => sql.identifier(name)

/**
 * Makes the rows that point at a merged company point at its survivor, and keeps them as they were. A row whose like
 * points there already is deleted.
 */
export async function moveRows(tx: Db, reference: RecordReference, { id, survivorId }: Merge): Promise<void> {
  const { name, pointsAt, point, key } = reference
  const table = tableNamed(reference)
  const hasLike = sql`exists (select 1 from ${table} ${LIKE}
    where ${pointsAt(LIKE, survivorId)} and ${key(LIKE)} = ${key(ROW)})`
  await tx.execute(sql`
    insert into ${M} (merged_id, subject, is_moved, previous)
    select ${id}, ${name}, not ${hasLike}, to_jsonb(t) from ${table} ${ROW} where ${pointsAt(ROW, id)}`)
  await tx.execute(sql`delete from ${table} ${ROW} where ${pointsAt(ROW, id)} and ${hasLike}`)
  await tx.execute(sql`update ${table} ${ROW} set ${point(survivorId)} where ${pointsAt(ROW, id)}`)
}

/** Returns the rows of a merged company that still point at its survivor. */
export async function returnRows(
  tx: Db,
  reference: RecordReference,
  { id, survivorId }: Merge,
): Promise<void> {
  const { name, pointsAt, point, key } = reference
  const table = tableNamed(reference)
  const before = (isMoved: SQL) => sql`
    from ${M} m cross join lateral jsonb_populate_record(null::${table}, m.previous) p
    where m.merged_id = ${id} and m.subject = ${name} and ${isMoved}`
  const previous = sql.raw('p')
  await tx.execute(sql`
    insert into ${table} select p.* ${before(sql`not m.is_moved`)} and ${pointsAt(previous, id)}
      and exists (select 1 from ${table} ${ROW} where ${pointsAt(ROW, survivorId)} and ${key(ROW)} = ${key(previous)})
    on conflict do nothing`)
  await tx.execute(sql`
    update ${table} ${ROW} set ${point(id)} where ${pointsAt(ROW, survivorId)}
      and exists (select 1 ${before(sql`m.is_moved`)} and ${pointsAt(previous, id)} and ${key(previous)} = ${key(ROW)})`)
}
