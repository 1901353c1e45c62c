import { company } from '@zhushutong/domain/records'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { type Queryable, readRows } from '../../platform/db'
import { recordStatements } from '../statements/statements.table'
import { mergedCompanies } from './merged.table'

const M = mergedCompanies

/** The company that each merged id leads to (DAT-32); ids that were not merged are left out. */
export async function findSurvivors(
  db: Pick<Queryable, 'execute'>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await readRows<{ id: string; survivor: string }>(
    db,
    sql`with recursive led as (
        select id, survivor_id from ${M} where ${inArray(M.id, [...new Set(ids)])}
        union all
        select l.id, m.survivor_id from led l join ${M} m on m.id = l.survivor_id
      )
      select l.id, l.survivor_id as survivor from led l
      where not exists (select 1 from ${M} m where m.id = l.survivor_id)`,
  )
  return new Map(rows.map(({ id, survivor }) => [id, survivor]))
}

/** The names of the companies that were merged into others, by the id of the survivor. */
export async function findMergedNames(
  db: Pick<Queryable, 'select'>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const byId = new Map<string, readonly string[]>()
  if (ids.length === 0) return byId
  const rows = await db
    .select({ id: M.survivorId, names: M.names })
    .from(M)
    .where(inArray(M.survivorId, [...ids]))
    .orderBy(M.mergedAt)
  for (const { id, names } of rows) byId.set(id, [...(byId.get(id) ?? []), names])
  return byId
}

/** Moves statements to other companies, by the id of the company that they are about. */
export async function moveStatements(
  db: Pick<Queryable, 'update'>,
  targets: ReadonlyMap<string, string>,
): Promise<void> {
  for (const [from, to] of targets)
    await db
      .update(recordStatements)
      .set({ recordId: to })
      .where(and(eq(recordStatements.kind, company.kind), eq(recordStatements.recordId, from)))
}
