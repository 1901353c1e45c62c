import type { ColumnRange, RecordKind, Sort } from '@zhushutong/domain/records'
import { and, gte, inArray, like, lte, notLike, or, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { isCny } from '../schema/cny'
import { isDoubted } from '../schema/doubted'
import { columnNamed, sortProperty } from '../schema/record-columns'
import { columnIn } from '../schema/record-table'
import { type TokenGroup, tsqueryOf } from '../schema/tsquery'
import type { KeywordMatch } from './keyword'
import { boundAsSorted, type Side } from './range-bounds'

type RangeEntry = NonNullable<ColumnRange['entry']>

const inCny = (table: PgTable, kind: RecordKind, range: ColumnRange): SQL | undefined => {
  const column = columnNamed(kind, range.column)
  if (column.type !== 'fen' || !column.currency) return undefined
  return isCny(columnIn(table, column.currency))
}

const isTrusted = (table: PgTable, kind: RecordKind, { column }: ColumnRange): SQL | undefined =>
  columnNamed(kind, column).doubt === undefined
    ? undefined
    : sql`(${isDoubted(columnIn(table, 'doubts'), column)}) is not true`

// Compared as bigint: a bound beyond int4 must find nothing instead of failing.
const bound = (kind: RecordKind, range: ColumnRange, value: number | string, side: Side) => {
  if (range.of !== 'date') return sql`${value}::bigint`
  if (columnNamed(kind, range.column).type === 'date') return sql`${value}::date`
  return sql`to_timestamp(${boundAsSorted(range, value, side)}::bigint / 1000.0)`
}

/**
 * A range as bounds of the sort's value, so that an index finds its start; undefined for the range of another column.
 */
export function sortBounds(table: PgTable, sort: Sort, range: ColumnRange): SQL | undefined {
  if (sort.column !== range.column) return undefined
  const column = columnIn(table, sortProperty(sort))
  const limit = (side: Side) => {
    const value = range[side]
    const sorted = value === undefined ? null : boundAsSorted(range, value, side)
    return sorted === null ? undefined : (side === 'min' ? gte : lte)(column, sql`${sorted}::bigint`)
  }
  return and(limit('min'), limit('max'))
}

/** True when a table column has an entry of these days. Days in text form compare in time order. */
const hasEntry = (table: PgTable, { column, day, where, matches, from, to }: RangeEntry): SQL => {
  const text = (key: string) => sql`entry->>${key}::text`
  const met = and(
    sql`${text(where.key)} = any(${sql.param([...where.values])}::text[])`,
    matches && sql`${text(matches.key)} ~ ${matches.pattern}`,
    from === undefined ? undefined : sql`${text(day)} >= ${from}`,
    sql`${text(day)} between '0001' and ${to}`,
  )
  return sql`exists (select 1 from jsonb_array_elements(${columnIn(table, column)}) entry where ${met})`
}

export function rangeCondition(table: PgTable, kind: RecordKind, range: ColumnRange): SQL | undefined {
  const column = columnIn(table, range.column)
  return and(
    range.min === undefined ? undefined : gte(column, bound(kind, range, range.min, 'min')),
    range.max === undefined ? undefined : lte(column, bound(kind, range, range.max, 'max')),
    range.entry && hasEntry(table, range.entry),
    inCny(table, kind, range),
    isTrusted(table, kind, range),
  )
}

export function rangesCondition(
  table: PgTable,
  kind: RecordKind,
  ranges: readonly ColumnRange[],
): SQL | undefined {
  return and(...ranges.map((range) => rangeCondition(table, kind, range)))
}

/**
 * The binding of a text to a statement. 'visible': the planner uses its value. 'opaque': the planner ignores it and the
 * plan fits every text, for statements whose access path is already chosen.
 */
export type Binding = 'visible' | 'opaque'

export function bind(value: string, type: 'text' | 'tsquery', as: Binding): SQL {
  const typed = sql`${value}::${sql.raw(type)}`
  return as === 'visible' ? typed : sql`(select ${typed})`
}

/** The condition that a record meets every group of tokens. */
export function tokenCondition(
  table: PgTable,
  groups: readonly TokenGroup[],
  as: Binding = 'visible',
): SQL | undefined {
  const query = tsqueryOf(groups)
  return query === null ? undefined : sql`${columnIn(table, 'tokens')} @@ ${bind(query, 'tsquery', as)}`
}

/** The token condition, checked at the record without an index. */
export function tokenRecheck(table: PgTable, groups: readonly TokenGroup[], as: Binding): SQL | undefined {
  const condition = tokenCondition(table, groups, as)
  return condition && sql`(${condition}) is true`
}

/**
 * The condition on the title itself, as pairs of characters only indicate a match. A search form contains no % or _.
 */
export function titleCondition(table: PgTable, match: KeywordMatch, as: Binding): SQL | undefined {
  const title = columnIn(table, 'searchTitle')
  switch (match.by) {
    case 'nothing':
      return undefined
    case 'title':
      return inArray(title, [...match.forms])
    case 'words':
      return and(
        ...match.words.map((forms) => or(...forms.map((form) => like(title, bind(`%${form}%`, 'text', as))))),
        ...match.without.map((form) => notLike(title, bind(`%${form}%`, 'text', as))),
      )
    case 'impossible':
      return sql`false`
  }
}

export function keyCondition(table: PgTable, kind: RecordKind, keys: readonly string[]): SQL | undefined {
  return kind.exactKey && keys.length > 0 ? inArray(columnIn(table, kind.exactKey), [...keys]) : undefined
}
