import { listFigureOwners, type RecordKind, type StoredRecord } from '@zhushutong/domain/records'
import { eq, sql } from 'drizzle-orm'
import { type Queryable, readRows, type Tx } from '../../platform/db'
import { staleFigures } from './stale-figures.table'
import { companiesOfWorks } from './stale-works'

const T = staleFigures

/** More records than this are not computed one by one: the figures of all records take less time. */
const MAX_STALE = 10_000

/**
 * Notes the records whose figures depend on these records; before and after a change, in its transaction.
 */
export async function markStale(
  tx: Pick<Queryable, 'execute'>,
  kind: RecordKind,
  records: readonly StoredRecord[],
): Promise<void> {
  const owners = new Map(
    records
      .flatMap((record) => listFigureOwners(kind, record))
      .map((each) => [`${each.kind} ${each.id}`, each]),
  )
  if (owners.size === 0) return
  const [kinds, ids] = [
    [...owners.values()].map((each) => each.kind),
    [...owners.values()].map(({ id }) => id),
  ]
  await tx.execute(sql`
    insert into ${T} (kind, record_id)
    select * from unnest(${sql.param(kinds)}::text[], ${sql.param(ids)}::text[]) on conflict do nothing`)
  const others = companiesOfWorks(kind, records)
  if (others) await tx.execute(sql`insert into ${T} (kind, record_id) ${others} on conflict do nothing`)
}

/** Removes the notes of a kind and returns their ids; null if they are too many to be computed one by one. */
export async function takeStale(tx: Tx, { kind }: RecordKind): Promise<readonly string[] | null> {
  const [row] = await readRows<{ n: number }>(
    tx,
    sql`select count(*)::int as n from (select 1 from ${T} where kind = ${kind} limit ${MAX_STALE + 1}) noted`,
  )
  const count = row?.n ?? 0
  if (count === 0) return []
  if (count > MAX_STALE) {
    await forgetStale(tx, kind)
    return null
  }
  const rows = await tx.delete(T).where(eq(T.kind, kind)).returning({ id: T.recordId })
  return rows.map(({ id }) => id)
}

/** Removes the notes of a kind, after the figures of all its records were computed. */
export async function forgetStale(tx: Pick<Queryable, 'delete'>, kind: string): Promise<void> {
  await tx.delete(T).where(eq(T.kind, kind))
}
