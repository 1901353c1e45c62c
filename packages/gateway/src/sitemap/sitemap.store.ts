import { dayOf } from '@zhushutong/domain/formatting'
import { findColumn, type RecordKind } from '@zhushutong/domain/records'
import { type SQL, sql } from 'drizzle-orm'
import type { Reader } from '../records'
import { columnIn, tableOf } from '../records'

/**
 * Addresses in a part. The limit of a file is 50,000; the rest is room for additions until the parts are
 * computed again.
 */
const PART_SIZE = 45_000

/** Part `from` (inclusive) to `to` (exclusive) of a kind's records in id order; null: no upper limit. */
interface SitemapPart {
  readonly from: string
  readonly to: string | null
  readonly updatedOn: string
}

interface SitemapEntry {
  readonly id: string
  /** Day in Asia/Shanghai. */
  readonly updatedOn: string
}

/**
 * True when search engines may list a kind's records: they have a page and a public title, and need no login
 * or membership (ACC-02, ACC-04).
 */
export function isListed(kind: RecordKind): boolean {
  return kind.detailPath !== 'none' && kind.opensBy === undefined && !findColumn(kind, kind.title)?.access
}

/** Excludes expired records: their address is different and needs more rights (NAV-20). */
const listedRows = (kind: RecordKind, now: number): SQL => {
  if (!kind.expiresOn) return sql`true`
  const column = columnIn(tableOf(kind), kind.expiresOn)
  const isTime = findColumn(kind, kind.expiresOn)?.type === 'time'
  const today = isTime ? sql`to_timestamp(${now / 1000}::double precision)` : sql`${dayOf(now)}::date`
  return sql`(${column} is null or ${column} >= ${today})`
}

/** Computes the parts of a kind. Scans all of its ids: call it rarely. */
export async function computeParts(
  reader: Reader,
  kind: RecordKind,
  now: number,
  size = PART_SIZE,
): Promise<readonly SitemapPart[]> {
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

export async function readEntries(
  reader: Reader,
  kind: RecordKind,
  { from, to, size }: { readonly from: string; readonly to: string | null; readonly size: number },
  now: number,
): Promise<readonly SitemapEntry[]> {
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
