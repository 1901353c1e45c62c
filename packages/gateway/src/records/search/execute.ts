import type { Column, Locks, StoredRecord } from '@zhushutong/domain/records'
import { type SQL, sql } from 'drizzle-orm'
import { readRows } from '../../platform/db'
import type { Reader } from '../schema/reader'
import { sortProperty } from '../schema/record-columns'
import { columnIn } from '../schema/record-table'
import { readAs, selectionOf } from '../schema/select'
import { tableOf } from '../schema/tables'
import type { ArrivalSpan, FoundRecord } from './engine.ports'
import type { Plan } from './plan'
import {
  arrivedCountStatement,
  arrivedStatement,
  countStatement,
  latestStatement,
  pageStatements,
  sortedOrder,
  titleCountStatement,
} from './statements'

/**
 * The records of a page. Matches are found and sorted by id only, and only the shown records are read in full: sorting
 * copies its rows, and most are not shown. The most frequent statements are prepared.
 */
export async function readByIds(
  reader: Reader,
  plan: Plan,
  selection: ReturnType<typeof selectionOf>,
  ids: SQL,
  order = sortedOrder(plan),
): Promise<FoundRecord[]> {
  const table = tableOf(plan.kind)
  const query = reader
    .select(selection)
    .from(table)
    .where(sql`${columnIn(table, 'id')} in (${ids})`)
    .orderBy(order)
  const rows: Record<string, unknown>[] = await (plan.isCommon ? query.prepare('page').execute() : query)
  return rows.map(({ place, rank, ...record }) => ({
    record: record as unknown as StoredRecord,
    place: Number(place),
    ...(rank !== undefined && { rank: Number(rank) }),
  }))
}

export interface Reading {
  readonly columns: readonly Column[]
  readonly locks: Locks
  readonly now: number
}

/** The selection for the records of a page, with their sort values. */
export function pageSelection(plan: Plan, { columns, locks, now }: Reading) {
  const table = tableOf(plan.kind)
  return {
    ...selectionOf(table, columns, locks, now),
    place: readAs(columnIn(table, sortProperty(plan.sort))),
  }
}

/** The first records that arrived in a span, and the number of all that did. */
export async function readArrived(
  reader: Reader,
  plan: Plan,
  reading: Reading,
  span: ArrivalSpan,
): Promise<{ readonly records: FoundRecord[]; readonly total: number }> {
  const [row] = await readRows<{ total: number }>(reader, arrivedCountStatement(plan, span))
  const total = row?.total ?? 0
  if (total === 0) return { records: [], total }
  const once = { ...plan, isCommon: false }
  const selection = pageSelection(plan, reading)
  const rows = await readByIds(reader, once, selection, arrivedStatement(plan, span))
  return { records: rows.slice(0, plan.size), total }
}

/** The records of the page and one more, if there is one. */
export async function readPage(reader: Reader, plan: Plan, reading: Reading): Promise<FoundRecord[]> {
  const selection = pageSelection(plan, reading)
  let rows: FoundRecord[] = []
  for (const ids of pageStatements(plan)) {
    rows = await readByIds(reader, plan, selection, ids)
    if (rows.length > plan.size) break
  }
  return rows
}

interface Total {
  readonly total: number
  /** ms. */
  readonly freshAt: number | null
}

/** The number of records of a plan, up to cap + 1, and their latest collection: beyond the cap the kind's. */
export async function readTotal(reader: Reader, plan: Plan, cap: number): Promise<Total> {
  if (plan.countsByTitle) {
    const [titles] = await readRows<{ total: number }>(reader, titleCountStatement(plan, cap))
    const total = titles?.total ?? 0
    if (total > cap) return { total, freshAt: await readLatest(reader, plan) }
  }
  const [row] = await readRows<{ total: number; fresh: number | null }>(reader, countStatement(plan, cap))
  const total = row?.total ?? 0
  return { total, freshAt: total > cap ? await readLatest(reader, plan) : (row?.fresh ?? null) }
}

const readLatest = async (reader: Reader, plan: Plan): Promise<number | null> => {
  const [row] = await readRows<{ fresh: number | null }>(reader, latestStatement(plan))
  return row?.fresh ?? null
}
