import { parseDay } from '@zhushutong/domain/formatting'
import { type ColumnRange, type RecordKind, rangesOf, type Sort } from '@zhushutong/domain/records'
import { and, eq, gte, inArray, like, lte, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { KeywordMatch } from './keyword'
import { columnNamed, sortProperty } from './record-columns'
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

// A day is sorted by its first ms, an amount in CNY and a count by itself; what is missing lies outside of any range.
const sortedAs = (range: ColumnRange, value: number | string) =>
  range.of === 'date' ? parseDay(String(value)) : Number(value)

/** The same range in what a sort compares, where it goes by the range's column: an index finds its beginning. */
export const sortBounds = (
  table: PgTable,
  sort: Sort,
  kind: RecordKind,
  range: ColumnRange,
): SQL | undefined => {
  if (sort.column !== range.column || columnNamed(kind, range.column).type === 'time') return undefined
  const column = columnIn(table, sortProperty(sort))
  const side = (compare: typeof gte, value: number | string | undefined) => {
    const bound = value === undefined ? null : sortedAs(range, value)
    return bound === null ? undefined : compare(column, sql`${bound}::bigint`)
  }
  return and(side(gte, range.min), side(lte, range.max))
}

export const rangeCondition = (table: PgTable, kind: RecordKind, range: ColumnRange): SQL | undefined => {
  const column = columnIn(table, range.column)
  return and(
    range.min === undefined ? undefined : gte(column, bound(range, range.min)),
    range.max === undefined ? undefined : lte(column, bound(range, range.max)),
    inCny(table, kind, range),
  )
}

/** Whether a record lies in every range that the chosen filters ask for. `now` in ms. */
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

/** The same, read from the record: no index is asked. */
export const seenTokenCondition = (table: PgTable, groups: readonly TokenGroup[]): SQL | undefined => {
  const condition = tokenCondition(table, groups)
  return condition && sql`(${condition}) is true`
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
