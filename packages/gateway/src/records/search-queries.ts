import type { Column, Locks, StoredRecord } from '@zhushutong/domain/records'
import { and, type SQL, sql } from 'drizzle-orm'
import { readAs, selectionOf } from './read-columns'
import type { Reader } from './reader'
import { sortProperty } from './record-columns'
import { columnIn } from './record-table'
import { afterOf, orderOf, type Plan, sortedOrderOf } from './search-plan'

/** A record as read, with its place in the order. */
export interface Found {
  readonly record: StoredRecord
  readonly place: number
}

const whereClause = (condition: SQL | undefined) => (condition ? sql`where ${condition}` : sql``)

// Each source bears the table's own name, so that the same columns and conditions fit all of them.
const newest = (plan: Plan, walk: number) =>
  sql`(select * from ${plan.table} ${whereClause(and(afterOf(plan), plan.within))} order by ${orderOf(plan)} limit ${literal(walk)}) ${plan.table}`

/** A number that is part of the statement, where the planner must know it of a statement that is planned once. */
const literal = (count: number) => sql.raw(String(count))

/** Walks of few lengths, so that few statements are prepared for them. */
const roundedUp = (walk: number) => 2 ** Math.ceil(Math.log2(walk))

/**
 * The records of a page from `source`. They are found and sorted by their ids alone and only those that are shown
 * are read whole: what is sorted is copied, and most of it is not shown. What is asked for most often is prepared.
 */
const readFrom = async (
  reader: Reader,
  plan: Plan,
  selection: ReturnType<typeof selectionOf>,
  source: SQL,
  condition: SQL | undefined,
  order: SQL,
): Promise<Found[]> => {
  const id = columnIn(plan.table, 'id')
  const shown = sql`select ${id} from ${source} ${whereClause(condition)} order by ${order} limit ${literal(plan.size + 1)} offset ${literal(plan.offset)}`
  const query = reader
    .select(selection)
    .from(plan.table)
    .where(sql`${id} in (${shown})`)
    .orderBy(sortedOrderOf(plan))
  const rows: Record<string, unknown>[] = await (plan.isCommon ? query.prepare('page').execute() : query)
  return rows.map(({ place, ...record }) => ({
    record: record as unknown as StoredRecord,
    place: Number(place),
  }))
}

/** The records of the page and one more, if there is one. */
export const readPage = async (
  reader: Reader,
  plan: Plan,
  columns: readonly Column[],
  locks: Locks,
  walk: number,
): Promise<Found[]> => {
  const selection = {
    ...selectionOf(plan.table, columns, locks),
    place: readAs(columnIn(plan.table, sortProperty(plan.sort))),
  }
  const after = afterOf(plan)
  const table = sql`${plan.table}`
  if (plan.way.by === 'walk')
    return readFrom(reader, plan, selection, table, and(after, plan.shown.seen), orderOf(plan))
  if (plan.way.by === 'walk-then-gather') {
    const source = newest(plan, Math.min(roundedUp(plan.way.walk), walk))
    const found = await readFrom(reader, plan, selection, source, plan.shown.seen, orderOf(plan))
    if (found.length > plan.size) return found
  }
  return readFrom(reader, plan, selection, table, and(after, plan.shown.found), sortedOrderOf(plan))
}

/** How many records meet the condition, counted up to one beyond the cap, and when the newest was collected. */
export const readTotal = async (reader: Reader, plan: Plan, cap: number) => {
  const collected = columnIn(plan.table, 'collectedAt')
  const condition = plan.countsByScan ? plan.counted.seen : plan.counted.found
  const [row] = await reader.execute<{ total: number; fresh: number | null }>(sql`
    select count(*)::int as total, (extract(epoch from max(collected_at)) * 1000)::float8 as fresh
    from (select ${collected} as collected_at from ${plan.table} ${whereClause(condition)} limit ${cap + 1}) met`)
  return { total: row?.total ?? 0, freshAt: row?.fresh ?? null }
}
