import {
  type Column,
  detailColumns,
  type Locks,
  listColumns,
  type RecordKind,
} from '@zhushutong/domain/records'
import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { computedColumn } from './computed'
import { columnIn } from './record-table'

/** The columns of a list and the large ones that exports hold, such as a business scope. */
export function batchColumns(kind: RecordKind): readonly Column[] {
  const listed = listColumns(kind)
  return detailColumns(kind).filter((column) => column.exported === true || listed.includes(column))
}

/** The placeholder for a value that exists but is not read. */
const PRESENT = '*'

/** A column for rows of any source: the query builder accepts a bare column only from its own table. */
export function readAs(column: PgColumn): SQL {
  return sql`${column}`.mapWith(column)
}

/**
 * The selection from a table for a reader. A locked column is selected as present or null: its value does not even
 * leave the database (ACC-02). Masked columns are read; domain viewRecord stars them. Computed columns are judged on
 * the day of `now` (ms).
 */
export function selectionOf(table: PgTable, columns: readonly Column[], locks: Locks, now: number) {
  const selection: Record<string, SQL> = {
    id: readAs(columnIn(table, 'id')),
    doubts: readAs(columnIn(table, 'doubts')),
  }
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
