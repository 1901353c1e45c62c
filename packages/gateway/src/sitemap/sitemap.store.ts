import { dayOf } from '@zhushutong/domain/formatting'
import { columnOf, type RecordKind } from '@zhushutong/domain/records'
import { type SQL, sql } from 'drizzle-orm'
import type { Reader } from '../records'
import { columnIn, tableOf } from '../records'

/** A part has so many addresses; a file may hold 50,000, so that it takes what is added until it is cut anew. */
export const PART_SIZE = 45_000

/** Part `from` (with it) to `to` (without it) of a kind's records in the order of their ids; null is open. */
export interface SitemapPart {
  readonly from: string
  readonly to: string | null
  readonly updatedOn: string
}

export interface SitemapEntry {
  readonly id: string
  /** Day in Asia/Shanghai. */
  readonly updatedOn: string
}

/**
 * Whether search engines are told of a kind's records: those that have a page, whose title everybody may read, and
 * that ask nothing of their reader (ACC-02, ACC-04).
 */
export const isListed = (kind: RecordKind): boolean =>
  kind.detailPath !== 'none' && kind.opensBy === undefined && !columnOf(kind, kind.title)?.access

/** Expired records stand under another address, which asks for more (NAV-20). */
const listedRows = (kind: RecordKind, now: number): SQL => {
  if (!kind.expiresOn) return sql`true`
  const column = columnIn(tableOf(kind), kind.expiresOn)
  const isTime = columnOf(kind, kind.expiresOn)?.type === 'time'
  const today = isTime ? sql`to_timestamp(${now / 1000}::double precision)` : sql`${dayOf(now)}::date`
  return sql`(${column} is null or ${column} >= ${today})`
}

/** The parts of a kind. Walks over all its ids once: ask seldom. */
export const partsOf = async (
  reader: Reader,
  kind: RecordKind,
  now: number,
  size = PART_SIZE,
): Promise<readonly SitemapPart[]> => {
  const table = tableOf(kind)
  const [id, updatedAt] = [columnIn(table, 'id'), columnIn(table, 'updatedAt')]
  const rows = await reader
    .select({
      from: sql<string>`min(numbered.id)`,
      updatedAt: sql<number>`(extract(epoch from max(numbered.updated_at)) * 1000)::double precision`,
    })
    .from(
      sql`(select ${id} as id, ${updatedAt} as updated_at, (row_number() over (order by ${id}) - 1) / ${size} as part
        from ${table} where ${listedRows(kind, now)}) as numbered`,
    )
    .groupBy(sql`numbered.part`)
    .orderBy(sql`numbered.part`)
  return rows.map(({ from, updatedAt: at }, i) => ({
    from,
    to: rows[i + 1]?.from ?? null,
    updatedOn: dayOf(Number(at)),
  }))
}

/** The next records of a part, from an id on. */
export const entriesOf = async (
  reader: Reader,
  kind: RecordKind,
  { from, to, size }: { readonly from: string; readonly to: string | null; readonly size: number },
  now: number,
): Promise<readonly SitemapEntry[]> => {
  const table = tableOf(kind)
  const [id, updatedAt] = [columnIn(table, 'id'), columnIn(table, 'updatedAt')]
  const before = to === null ? sql`true` : sql`${id} < ${to}`
  const rows = await reader
    .select({
      id: sql<string>`${id}`,
      at: sql<number>`(extract(epoch from ${updatedAt}) * 1000)::double precision`,
    })
    .from(table)
    .where(sql`${id} >= ${from} and ${before} and ${listedRows(kind, now)}`)
    .orderBy(id)
    .limit(size)
  return rows.map(({ id: key, at }) => ({ id: key, updatedOn: dayOf(Number(at)) }))
}
