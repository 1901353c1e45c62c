import { judgedColumns, KINDS, type RecordKind } from '@zhushutong/domain/records'
import { type SQL, sql } from 'drizzle-orm'
import { readRows } from '../../platform/db'
import { offsetOf, type PageRequest } from '../../platform/http'
import type { Reader } from '../schema/reader'
import { columnIn } from '../schema/record-table'
import { tableOf } from '../schema/tables'

/** A doubted value as stored, with the currency of an amount. */
export interface StoredDoubt {
  readonly kind: string
  readonly recordId: string
  readonly recordName: string | null
  readonly column: string
  readonly reason: string
  readonly value: string | null
  readonly currency: string | null
  readonly source: string | null
  /** ms */
  readonly updatedAt: number
}

interface DoubtQuery extends PageRequest {
  readonly kind?: string | undefined
  /** Words in the name of the record; '' for none. */
  readonly words: string
  readonly order: 'asc' | 'desc'
}

/** For each judged column, a column of the table as text; null for columns without one. */
const byColumn = (kind: RecordKind, read: (key: string) => SQL | null): SQL => {
  const cases = judgedColumns(kind).flatMap(({ key }) => {
    const value = read(key)
    return value === null ? [] : [sql`when ${key} then ${value}`]
  })
  return cases.length === 0 ? sql`null::text` : sql`case d.doubt ->> 'column' ${sql.join(cases, sql` `)} end`
}

const doubtsOf = (kind: RecordKind, words: string): SQL => {
  const table = tableOf(kind)
  const of = (key: string) => columnIn(table, key)
  const currencyOf = (key: string): SQL | null => {
    const column = kind.columns.find((each) => each.key === key)
    return column?.type === 'fen' && column.currency ? sql`${of(column.currency)}` : null
  }
  return sql`select ${kind.kind}::text as kind, ${of('id')} as id, ${of(kind.title)} as name,
      d.doubt ->> 'column' as key, d.doubt ->> 'reason' as reason, d.place as place,
      ${byColumn(kind, (key) => sql`${of(key)}::text`)} as value, ${byColumn(kind, currencyOf)} as currency,
      ${of('sourcePlatform')} as source, ${of('updatedAt')} as at
    from ${table} cross join lateral jsonb_array_elements(${of('doubts')}) with ordinality as d (doubt, place)
    where ${of('doubts')} is not null and strpos(${of(kind.title)}, ${words}) > 0`
}

/** A page of the doubted values of all kinds, or of one (DAT-24). */
export async function findDoubtPage(
  db: Reader,
  { kind, words, order, ...page }: DoubtQuery,
): Promise<{ readonly rows: readonly StoredDoubt[]; readonly total: number }> {
  const kinds = KINDS.filter(
    (each) => judgedColumns(each).length > 0 && (kind === undefined || each.kind === kind),
  )
  if (kinds.length === 0) return { rows: [], total: 0 }
  const all = sql.join(
    kinds.map((each) => doubtsOf(each, words)),
    sql` union all `,
  )
  const direction = sql.raw(order)
  const [counted] = await readRows<{ total: number }>(
    db,
    sql`select count(*)::int as total from (${all}) doubted`,
  )
  const rows = await readRows<StoredDoubt>(
    db,
    sql`select kind, id as "recordId", name as "recordName", key as "column", reason, value, currency, source,
        (extract(epoch from at) * 1000)::float8 as "updatedAt"
      from (${all}) doubted order by at ${direction}, kind, id, place
      limit ${page.pageSize} offset ${offsetOf(page)}`,
  )
  return { rows, total: counted?.total ?? 0 }
}
