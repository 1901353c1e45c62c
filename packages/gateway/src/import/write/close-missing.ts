import type { RecordKind } from '@zhushutong/domain/records'
import { type SQL, sql } from 'drizzle-orm'
import { type Database, readRows } from '../../platform/db'
import { keepForUndo, recordStatements } from '../../records'
import type { BitSet } from '../survey/bit-set'
import type { BatchOrigin } from './compose-record'
import { lockWrites } from './lock-writes'
import { recomposeRecords } from './recompose'

const PAGE = 1000
const T = recordStatements

interface Source {
  readonly kind: RecordKind
  readonly source: string
}

interface Open {
  readonly ordinal: number
  readonly recordId: string
}

const isOpen = ({ kind, source }: Source): SQL =>
  sql`s.kind = ${kind.kind} and s.source = ${source} and s.closed_on is null`

/** The number of statements of a source that are not closed. */
export async function countOpen({ orm }: Pick<Database, 'orm'>, from: Source): Promise<number> {
  const [row] = await readRows<{ n: number }>(
    orm,
    sql`select count(*)::int as n from ${T} s where ${isOpen(from)}`,
  )
  return row?.n ?? 0
}

const close = async (
  { orm }: Pick<Database, 'orm'>,
  { kind, source }: Source,
  missing: readonly Open[],
  { id, dataOn, now }: BatchOrigin,
): Promise<void> => {
  if (missing.length === 0) return
  const numbers = sql`(select ${sql.param(missing.map(({ ordinal }) => ordinal))}::bigint[])::bigint[]`
  await orm.transaction(async (tx) => {
    await lockWrites(tx)
    await keepForUndo(
      tx,
      id,
      sql`s.ordinal = any(${numbers}) and s.kind = ${kind.kind} and s.source = ${source}`,
    )
    await tx.execute(sql`
      update ${T} set closed_on = ${dataOn}::date, batch = ${id}
      where ordinal = any(${numbers}) and kind = ${kind.kind} and source = ${source}`)
    const ids = [...new Set(missing.map(({ recordId }) => recordId))]
    await recomposeRecords(tx, kind, ids, { batch: id, dataOn, source, now })
  })
}

/**
 * Closes the statements of a source that a full file no longer has, and returns their number. `seen` has the
 * numbers of the statements that it has; those written by this batch need not be in it.
 */
export async function closeMissing(
  database: Pick<Database, 'orm'>,
  from: Source,
  seen: BitSet,
  origin: BatchOrigin,
  dryRun: boolean,
): Promise<number> {
  let [closed, after] = [0, 0]
  for (;;) {
    const page = await readRows<Open>(
      database.orm,
      sql`select s.ordinal, s.record_id as "recordId" from ${T} s
        where ${isOpen(from)} and s.ordinal > ${after}::bigint and s.batch <> ${origin.id}
        order by s.ordinal limit ${PAGE}`,
    )
    const missing = page.filter(({ ordinal }) => !seen.has(ordinal))
    if (!dryRun) await close(database, from, missing, origin)
    closed += missing.length
    const last = page.at(-1)
    if (!last || page.length < PAGE) return closed
    after = last.ordinal
  }
}
