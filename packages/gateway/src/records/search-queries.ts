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
  sql`(select * from ${plan.table} ${whereClause(and(afterOf(plan), plan.within))} order by ${orderOf(plan)} limit ${walk}) ${plan.table}`

type Selection = ReturnType<typeof selectionOf>

const read = async (query: PromiseLike<Record<string, unknown>[]>): Promise<Found[]> =>
  (await query).map(({ place, ...record }) => ({
    record: record as unknown as StoredRecord,
    place: Number(place),
  }))

const walked = (reader: Reader, plan: Plan, selection: Selection, source: SQL) =>
  read(
    reader
      .select(selection)
      .from(source)
      .where(plan.seen)
      .orderBy(orderOf(plan))
      .limit(plan.size + 1)
      .offset(plan.offset),
  )

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
  if (plan.way.by === 'walk') {
    const after = afterOf(plan)
    const whole = sql`(select * from ${plan.table} ${whereClause(after)}) ${plan.table}`
    return walked(reader, plan, selection, whole)
  }
  if (plan.way.by === 'walk-then-gather') {
    const found = await walked(reader, plan, selection, newest(plan, Math.min(plan.way.walk, walk)))
    if (found.length > plan.size) return found
  }
  return read(
    reader
      .select(selection)
      .from(plan.table)
      .where(and(afterOf(plan), plan.where))
      .orderBy(sortedOrderOf(plan))
      .limit(plan.size + 1)
      .offset(plan.offset),
  )
}

/** How many records meet the condition, counted up to one beyond the cap, and when the newest was collected. */
export const readTotal = async (reader: Reader, plan: Plan, cap: number) => {
  const collected = columnIn(plan.table, 'collectedAt')
  const condition = plan.countsByScan ? plan.seen : plan.where
  const [row] = await reader.execute<{ total: number; fresh: number | null }>(sql`
    select count(*)::int as total, (extract(epoch from max(collected_at)) * 1000)::float8 as fresh
    from (select ${collected} as collected_at from ${plan.table} ${whereClause(condition)} limit ${cap + 1}) met`)
  return { total: row?.total ?? 0, freshAt: row?.fresh ?? null }
}
