import { DAY_MS, parseDay } from '@zhushutong/domain/formatting'
import { type ColumnRange, type RecordKind, rangesOf, type Sort } from '@zhushutong/domain/records'
import { and, eq, gte, inArray, like, lte, or, type SQL, sql } from 'drizzle-orm'
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

type Side = 'min' | 'max'

// A bound as it is sorted: an amount in CNY and a count by itself, days by their first and by their last ms, so that
// they take in every point in time of them. What is missing lies outside of any range.
const sortedAs = (range: ColumnRange, value: number | string, side: Side) => {
  if (range.of !== 'date' || typeof value === 'number') return Number(value)
  const day = parseDay(value)
  return day === null || side === 'min' ? day : day + DAY_MS - 1
}

// Compared as bigint: a bound beyond int4 must find nothing rather than fail.
const bound = (kind: RecordKind, range: ColumnRange, value: number | string, side: Side) => {
  if (range.of !== 'date') return sql`${value}::bigint`
  if (columnNamed(kind, range.column).type === 'date') return sql`${value}::date`
  return sql`to_timestamp(${sortedAs(range, value, side)}::bigint / 1000.0)`
}

/** The least that ranges leave of what a sort compares; null where they bound it in no way. */
export const sortFloor = (sort: Sort, ranges: readonly ColumnRange[]): number | null => {
  const mins = ranges
    .filter((range) => range.column === sort.column && range.min !== undefined)
    .map((range) => sortedAs(range, range.min as number | string, 'min'))
  return mins.reduce((floor, min) => (min === null ? floor : Math.max(floor ?? min, min)), null)
}

/** The same range in what a sort compares, where it goes by the range's column: an index finds its beginning. */
export const sortBounds = (table: PgTable, sort: Sort, range: ColumnRange): SQL | undefined => {
  if (sort.column !== range.column) return undefined
  const column = columnIn(table, sortProperty(sort))
  const limit = (side: Side) => {
    const value = range[side]
    const sorted = value === undefined ? null : sortedAs(range, value, side)
    return sorted === null ? undefined : (side === 'min' ? gte : lte)(column, sql`${sorted}::bigint`)
  }
  return and(limit('min'), limit('max'))
}

export const rangeCondition = (table: PgTable, kind: RecordKind, range: ColumnRange): SQL | undefined => {
  const column = columnIn(table, range.column)
  return and(
    range.min === undefined ? undefined : gte(column, bound(kind, range, range.min, 'min')),
    range.max === undefined ? undefined : lte(column, bound(kind, range, range.max, 'max')),
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

/**
 * How a text stands in a statement. 'open': the planner looks at it. 'hidden': it does not, and what it plans once
 * fits every other text, for statements whose way is chosen already.
 */
export type Standing = 'open' | 'hidden'

const standing = (value: string, type: 'text' | 'tsquery', as: Standing): SQL => {
  const typed = sql`${value}::${sql.raw(type)}`
  return as === 'open' ? typed : sql`(select ${typed})`
}

/** Whether a record meets every group of tokens. */
export const tokenCondition = (
  table: PgTable,
  groups: readonly TokenGroup[],
  as: Standing = 'open',
): SQL | undefined => {
  const query = tsqueryOf(groups)
  return query === null ? undefined : sql`${columnIn(table, 'tokens')} @@ ${standing(query, 'tsquery', as)}`
}

/** The same, read from the record: no index is asked. */
export const seenTokenCondition = (
  table: PgTable,
  groups: readonly TokenGroup[],
  as: Standing,
): SQL | undefined => {
  const condition = tokenCondition(table, groups, as)
  return condition && sql`(${condition}) is true`
}

/** The title itself, as pairs of characters only say that it may match. A search form holds no % or _. */
export const titleCondition = (table: PgTable, match: KeywordMatch, as: Standing): SQL | undefined => {
  const title = columnIn(table, 'searchTitle')
  switch (match.by) {
    case 'nothing':
      return undefined
    case 'title':
      return eq(title, match.form)
    case 'words':
      return or(...match.forms.map((form) => like(title, standing(`%${form}%`, 'text', as))))
    case 'impossible':
      return sql`false`
  }
}

export const keyCondition = (table: PgTable, kind: RecordKind, keys: readonly string[]): SQL | undefined =>
  kind.exactKey && keys.length > 0 ? inArray(columnIn(table, kind.exactKey), [...keys]) : undefined
