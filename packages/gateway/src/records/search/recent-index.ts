import type { RecordKind } from '@zhushutong/domain/records'
import { and, eq, getTableName, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { readRows, type Tx } from '../../platform/db'
import { sortProperty } from '../schema/record-columns'
import { columnIn } from '../schema/record-table'
import { LAST } from '../schema/sort-value'
import { recordGrams } from './token-stats.table'

/** The most recent fraction of a kind's records, with a partial index of its own. */
export interface RecentPart {
  /** The lowest value of the default order in this part. */
  readonly since: number
  /** The number of records at the last count. */
  readonly count: number
}

/** The newest quarter, sixteenth and sixty-fourth. */
const PARTS = [4, 16, 64] as const
/** The fewest records of a kind that are worth these indexes. */
const WORTH_IT = 200_000
/** A part is rebuilt after it grew or shrank by this factor. */
const DRIFT = 2

/** The names of a part among the token counts; no token of this length lacks a colon. */
const namesOf = (part: number) => ({ since: `newest 1/${part} since`, count: `newest 1/${part}` })

/** All names of recent parts among the token counts. */
export const RECENT_NAMES = PARTS.map(namesOf).flatMap(({ since, count }) => [since, count])

/** The existing parts, the smallest first. */
export function recentPartsIn(counts: ReadonlyMap<string, number>): RecentPart[] {
  return PARTS.map(namesOf)
    .flatMap((names) => {
      const [since, count] = [counts.get(names.since), counts.get(names.count)]
      return since === undefined || count === undefined ? [] : [{ since, count }]
    })
    .reverse()
}

interface Part {
  readonly kind: RecordKind
  readonly table: PgTable
  /** The column of the default order. */
  readonly place: PgColumn
  readonly part: number
  readonly size: number
}

const countSince = async (tx: Tx, { table, place }: Part, since: number, limit: number | null = null) => {
  const newest = sql`select 1 from ${table} where ${place} >= ${since} limit ${limit}::bigint`
  const [row] = await readRows<{ n: number }>(tx, sql`select count(*)::int as n from (${newest}) newest`)
  return row?.n ?? 0
}

const keep = (tx: Tx, { kind }: RecordKind, token: string, count: number) =>
  tx
    .insert(recordGrams)
    .values({ kind, token, count })
    .onConflictDoUpdate({ target: [recordGrams.kind, recordGrams.token], set: { count } })

/** Rebuilds a part: its index, start and count; the previous index is dropped last. */
const rebuild = async (tx: Tx, part: Part): Promise<void> => {
  const { kind, table, place, size } = part
  const name = getTableName(table)
  const [first] = await readRows<{ since: number }>(
    tx,
    sql`select ${place} as since from ${table}
      order by ${place} desc nulls last, ${columnIn(table, 'id')} desc nulls last offset ${size} limit 1`,
  )
  if (!first || first.since === LAST.desc) return
  const indexes = `${name}_newest_${part.part}_`
  const index = `${indexes}${first.since}`
  await tx.execute(sql`create index if not exists ${sql.identifier(index)} on ${table} using gin (tokens)
    where ${sql.identifier(place.name)} >= ${sql.raw(String(first.since))}`)
  const names = namesOf(part.part)
  await keep(tx, kind, names.since, first.since)
  await keep(tx, kind, names.count, await countSince(tx, part, first.since))
  const older = await readRows<{ indexname: string }>(
    tx,
    sql`select indexname from pg_indexes where tablename = ${name} and starts_with(indexname, ${indexes})
      and indexname <> ${index}`,
  )
  for (const { indexname } of older) await tx.execute(sql`drop index ${sql.identifier(indexname)}`)
}

/**
 * Builds the partial indexes over the tokens of a large kind's recent records, if they are missing or have drifted.
 * Nearly every page that readers open consists of recent records. Among these, a word finds few records more than the
 * page shows; the index of all records would find hundreds, which are read only to be sorted away.
 * A part begins at a fixed value of the default order, so the database maintains it by itself. It is rebuilt here,
 * after a seed or an import, once its size has drifted from its share. Building blocks writes of the kind, but no
 * search. These indexes depend on the data, so no migration contains them.
 */
export async function maintainRecentIndexes(
  tx: Tx,
  kind: RecordKind,
  table: PgTable,
  all: number,
  worthIt = WORTH_IT,
): Promise<void> {
  const [sort] = kind.sorts
  if (sort?.direction !== 'desc' || kind.keyword !== 'words' || all < worthIt) return
  for (const each of PARTS) {
    const size = Math.floor(all / each)
    const part = { kind, table, place: columnIn(table, sortProperty(sort)), part: each, size }
    const names = namesOf(each)
    const [row] = await tx
      .select({ count: recordGrams.count })
      .from(recordGrams)
      .where(and(eq(recordGrams.kind, kind.kind), eq(recordGrams.token, names.since)))
    const now = row ? await countSince(tx, part, row.count, size * DRIFT + 1) : 0
    if (now >= size / DRIFT && now <= size * DRIFT) await keep(tx, kind, names.count, now)
    else await rebuild(tx, part)
  }
}
