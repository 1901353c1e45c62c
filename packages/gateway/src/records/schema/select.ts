import { type Column, columnsOf, type Locks, type RecordKind } from '@zhushutong/domain/records'
import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { computedColumn } from './computed'
import { columnIn } from './record-table'

/** Large or hidden columns that only the detail carries. */
const DETAIL_ONLY = new Set<Column['type']>(['table', 'longText', 'tags'])

export function listColumns(kind: RecordKind): readonly Column[] {
  return columnsOf(kind).filter((column) => !DETAIL_ONLY.has(column.type) && !column.internal)
}

/** Stands for a value that is there and is not read. */
const PRESENT = '*'

/** A column wherever its rows come from: the query builder takes a bare one only from its own table. */
export function readAs(column: PgColumn): SQL {
  return sql`${column}`.mapWith(column)
}

/**
 * What to select of a table for a reader: of a locked column only whether it holds anything; its value does not
 * even leave the database (ACC-02). Masked ones are read, to be starred by domain viewRecord. Computed ones are judged
 * on the day of `now` (ms).
 */
export function selectionOf(table: PgTable, columns: readonly Column[], locks: Locks, now: number) {
  const selection: Record<string, SQL> = { id: readAs(columnIn(table, 'id')) }
  for (const { key, computed } of columns) {
    if (computed) {
      selection[key] = computedColumn(table, key, now)
      continue
    }
    const column = columnIn(table, key)
    selection[key] =
      locks[key]?.state === 'locked'
        ? sql`case when ${column} is null or ${column}::text in ('', '{}', '[]') then null else ${PRESENT} end`
        : readAs(column)
  }
  return selection
}
