import { type ColumnRange, type RecordKind, rangesOf } from '@zhushutong/domain/records'
import { and, eq, gte, inArray, like, lte, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { KeywordMatch } from './keyword'
import { columnNamed } from './record-columns'
import { columnIn } from './record-table'
import { type TokenGroup, tsqueryOf } from './tsquery'

const inCny = (table: PgTable, kind: RecordKind, range: ColumnRange): SQL | undefined => {
  const column = columnNamed(kind, range.column)
  if (column.type !== 'fen' || !column.currency) return undefined
  return sql`coalesce(${columnIn(table, column.currency)}, 'CNY') = 'CNY'`
}

// Compared as bigint: a bound beyond int4 must find nothing rather than fail.
const bound = (range: ColumnRange, value: number | string) =>
  range.of === 'date' ? sql`${value}::date` : sql`${value}::bigint`

const rangeCondition = (table: PgTable, kind: RecordKind, range: ColumnRange) => {
  const column = columnIn(table, range.column)
  return and(
    range.min === undefined ? undefined : gte(column, bound(range, range.min)),
    range.max === undefined ? undefined : lte(column, bound(range, range.max)),
    inCny(table, kind, range),
  )
}

export const rangeConditions = (
  table: PgTable,
  kind: RecordKind,
  filters: Readonly<Record<string, readonly string[]>>,
  now: number,
): SQL | undefined => and(...rangesOf(kind, filters, now).map((range) => rangeCondition(table, kind, range)))

/** Whether a record meets every group of tokens. */
export const tokenCondition = (table: PgTable, groups: readonly TokenGroup[]): SQL | undefined => {
  const query = tsqueryOf(groups)
  return query === null ? undefined : sql`${columnIn(table, 'tokens')} @@ ${query}::tsquery`
}

/** The title itself, as pairs of characters only say that it may match. A search form holds no % or _. */
export const titleCondition = (table: PgTable, match: KeywordMatch): SQL | undefined => {
  const title = columnIn(table, 'searchTitle')
  switch (match.by) {
    case 'nothing':
      return undefined
    case 'title':
      return eq(title, match.form)
    case 'words':
      return like(title, `%${match.form}%`)
    case 'impossible':
      return sql`false`
  }
}

export const keyCondition = (table: PgTable, kind: RecordKind, keys: readonly string[]): SQL | undefined =>
  kind.exactKey && keys.length > 0 ? inArray(columnIn(table, kind.exactKey), [...keys]) : undefined
