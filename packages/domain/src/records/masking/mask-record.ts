import { type FieldAccess, fieldAccess, type Opening, type Viewer } from '../../access'
import { maskAmount, maskPersonName, maskPhone, maskText } from '../../formatting'
import type { AnyCell, AnyValue, CellColumn, Column, ColumnAccess, StoredRecord } from '../catalogue/column'
import { readDoubts } from '../catalogue/doubts'
import type { Locks, RecordKind, RecordView } from '../catalogue/kind'

const MASKS = { phone: maskPhone, personName: maskPersonName, text: maskText } as const

/** The starred text in place of a value that the viewer may not see; null if nothing is shown. */
export function maskValue(access: ColumnAccess, value: AnyCell): AnyCell {
  if (value === null || access.below === 'locked') return null
  if (access.mask === 'amount') return maskAmount(value)
  return MASKS[access.mask ?? 'text'](String(value))
}

const accessTo = (viewer: Viewer, column: { access?: ColumnAccess }): FieldAccess =>
  column.access ? fieldAccess(viewer, column.access.needs, column.access.below) : { state: 'visible' }

/** The columns (and 'table.cell' columns) closed to a viewer, and what opens each. */
export function findLocks(kind: RecordKind, viewer: Viewer): Locks {
  const locks: Record<string, Exclude<FieldAccess, { state: 'visible' }>> = {}
  for (const column of kind.columns) {
    const access = accessTo(viewer, column)
    if (access.state !== 'visible') locks[column.key] = access
    if (column.type !== 'table') continue
    for (const cell of column.columns) {
      const cellAccess = accessTo(viewer, cell)
      if (cellAccess.state !== 'visible') locks[`${column.key}.${cell.key}`] = cellAccess
    }
  }
  return locks
}

/**
 * The login or membership that a viewer lacks for a filter, whose results would reveal the values of its column.
 */
export function findMissingForFilter(kind: RecordKind, filterKey: string, viewer: Viewer): Opening | null {
  const filter = kind.filters.find(({ key }) => key === filterKey)
  return (filter && findLocks(kind, viewer)[filter.column]?.opensBy) ?? null
}

type Row = Readonly<Record<string, unknown>>

const isCell = (value: unknown): value is string | number =>
  typeof value === 'string' || typeof value === 'number'

const closedValue = (column: { access?: ColumnAccess }, value: unknown): AnyCell =>
  column.access && isCell(value) ? maskValue(column.access, value) : null

const openValue = (value: unknown): AnyCell => (isCell(value) ? value : null)

const rowsIn = (value: unknown): readonly Row[] =>
  Array.isArray(value) ? value.filter((row) => typeof row === 'object' && row !== null) : []

const maskRow = (table: string, cells: readonly CellColumn[], row: Row, locks: Locks) =>
  Object.fromEntries(
    cells.map((cell) => {
      const isClosed = `${table}.${cell.key}` in locks
      return [cell.key, isClosed ? closedValue(cell, row[cell.key]) : openValue(row[cell.key])]
    }),
  )

// A value without its column's shape is left out: there is no access rule for its content.
const maskColumnValue = (column: Column, value: unknown, locks: Locks): AnyValue => {
  if (column.key in locks) return closedValue(column, value)
  if (column.type !== 'table' && column.type !== 'tags') return openValue(value)
  if (!Array.isArray(value)) return null
  if (column.type === 'tags') return value.filter((tag) => typeof tag === 'string')
  return rowsIn(value).map((row) => maskRow(column.key, column.columns, row, locks))
}

/** The lock keys of a column, 'column' or 'table.cell', each with its values. */
const listLockKeys = (
  column: Column,
  value: unknown,
): ReadonlyArray<readonly [string, readonly unknown[]]> => [
  [column.key, Array.isArray(value) ? value : [value]],
  ...(column.type === 'table' ? column.columns : []).map(
    ({ key }) => [`${column.key}.${key}`, rowsIn(value).map((row) => row[key])] as const,
  ),
]

const isThere = (value: unknown) => value !== null && value !== undefined && value !== ''

/**
 * A record as one viewer may see it (ACC-02): masked and locked values are replaced, and only locks on values that
 * exist are named, so that an empty field does not suggest hidden content.
 * @param columns the columns to show; the others are left out
 * @param isExpired true when the record is expired now (NAV-20)
 */
export function maskRecord(
  columns: readonly Column[],
  record: StoredRecord,
  locks: Locks,
  isExpired: boolean,
): RecordView {
  const values: Record<string, AnyValue> = {}
  const shown: Record<string, Locks[string]> = {}
  for (const column of columns) {
    const value = record[column.key]
    values[column.key] = maskColumnValue(column, value, locks)
    for (const [key, stored] of listLockKeys(column, value)) {
      const lock = locks[key]
      if (lock && stored.some(isThere)) shown[key] = lock
    }
  }
  const doubts = readDoubts(record.doubts, columns, locks)
  return {
    ...values,
    id: record.id,
    expired: isExpired,
    locks: shown,
    ...(doubts.length > 0 && { doubts }),
  } as RecordView
}
