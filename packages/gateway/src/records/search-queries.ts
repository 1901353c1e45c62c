import type { Column, Locks, StoredRecord } from '@zhushutong/domain/records'
import { and, type SQL, sql } from 'drizzle-orm'
import { readAs, selectionOf } from './read-columns'
import type { Reader } from './reader'
import { sortProperty } from './record-columns'
import { columnIn } from './record-table'
import { afterOf, amongOf, orderOf, type Plan, sortedOrderOf } from './search-plan'

/** A record as read, with its place in the order. */
export interface Found {
  readonly record: StoredRecord
  readonly place: number
}

const whereClause = (condition: SQL | undefined) => (condition ? sql`where ${condition}` : sql``)

/** A number that is part of the statement, where the planner must know it of a statement that is planned once. */
const literal = (count: number) => sql.raw(String(count))

/** Walks of few lengths, so that few statements are prepared for them. */
const roundedUp = (walk: number) => 2 ** Math.ceil(Math.log2(walk))

const endOf = (plan: Plan) => sql`limit ${literal(plan.size + 1)} offset ${literal(plan.offset)}`

const idsIn = (plan: Plan, source: SQL, condition: SQL | undefined, order: SQL): SQL =>
  sql`select ${columnIn(plan.table, 'id')} from ${source} ${whereClause(condition)} order by ${order} ${endOf(plan)}`

/**
 * Those that meet the condition among the first so many in the order. The source bears the table's own name, so that
 * the same columns and conditions fit it. Where the order's index holds the titles, they are read there, and only
 * what matches is looked at in the table; as a value of each row, for a join might read the table whole.
 */
const idsOnWalk = (plan: Plan, walk: number): SQL => {
  const { table, apart } = plan
  const [place, id, title] = [sortProperty(plan.sort), 'id', 'searchTitle'].map((name) =>
    columnIn(table, name),
  )
  const first = (columns: SQL) =>
    sql`(select ${columns} from ${table} ${whereClause(and(afterOf(plan), plan.within))} order by ${orderOf(plan)} limit ${literal(walk)}) ${table}`
  if (!apart) return idsIn(plan, first(sql`*`), plan.shown.seen, orderOf(plan))
  const matching = sql`select ${id}, ${place} as place from ${first(sql`${place}, ${id}, ${title}`)} ${whereClause(apart.title)}`
  const others = sql`select ${apart.others} from ${table} where ${id} = walked.id`
  const way = plan.sort.direction === 'desc' ? sql`desc nulls last` : sql`asc`
  return sql`select walked.id from (${matching}) walked where (${others}) order by walked.place ${way}, walked.id ${way} ${endOf(plan)}`
}

/**
 * The records of a page. They are found and sorted by their ids alone and only those that are shown are read whole:
 * what is sorted is copied, and most of it is not shown. What is asked for most often is prepared.
 */
const readThose = async (
  reader: Reader,
  plan: Plan,
  selection: ReturnType<typeof selectionOf>,
  ids: SQL,
): Promise<Found[]> => {
  const query = reader
    .select(selection)
    .from(plan.table)
    .where(sql`${columnIn(plan.table, 'id')} in (${ids})`)
    .orderBy(sortedOrderOf(plan))
  const rows: Record<string, unknown>[] = await (plan.isCommon ? query.prepare('page').execute() : query)
  return rows.map(({ place, ...record }) => ({
    record: record as unknown as StoredRecord,
    place: Number(place),
  }))
}

/** Where a page is looked for, one place after the other. */
const stagesOf = (plan: Plan, longest: number): SQL[] => {
  const [table, after] = [sql`${plan.table}`, afterOf(plan)]
  if (plan.way.by === 'walk') return [idsIn(plan, table, and(after, plan.shown.seen), orderOf(plan))]
  const { afterWalk, newest, isAll } = plan.way
  const gathered = (among?: SQL) =>
    idsIn(plan, table, and(after, among, plan.shown.found), sortedOrderOf(plan))
  return [
    ...(afterWalk ? [idsOnWalk(plan, Math.min(roundedUp(afterWalk), longest))] : []),
    ...newest.map((part) => gathered(amongOf(plan, part))),
    ...(isAll ? [] : [gathered()]),
  ]
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
  let found: Found[] = []
  for (const ids of stagesOf(plan, walk)) {
    found = await readThose(reader, plan, selection, ids)
    if (found.length > plan.size) break
  }
  return found
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
