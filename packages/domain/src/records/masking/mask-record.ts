import { type FieldAccess, fieldAccess, type Opening, type Viewer } from '../../access'
import { maskAmount, maskPersonName, maskPhone, maskText } from '../../formatting'
import {
  type AnyCell,
  type AnyValue,
  type CellColumn,
  type Column,
  type ColumnAccess,
  holdsNumbers,
  type StoredRecord,
} from '../catalogue/column'
import { readDoubts } from '../catalogue/doubts'
import type { Lock, Locks, RecordKind, RecordView } from '../catalogue/kind'

const MASKS = { phone: maskPhone, personName: maskPersonName, text: maskText } as const

/** The starred text in place of a value that the viewer may not see; null if nothing is shown. */
export function maskValue(access: ColumnAccess, value: AnyCell): string | null {
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

type Part = Pick<CellColumn | Column, 'type' | 'access'>

/** The text in place of a closed value; null if nothing is shown. */
const maskedText = ({ access }: Part, value: unknown): string | null =>
  access && isCell(value) ? maskValue(access, value) : null

// The text of a number is in its lock, so that a number is never a text.
const closedValue = (column: Part, value: unknown): AnyCell =>
  holdsNumbers(column) ? null : maskedText(column, value)

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

const isThere = (value: unknown) => value !== null && value !== undefined && value !== ''

/** The locks of a column and of its cells, for those with a value. */
function* listLocks(column: Column, value: unknown, locks: Locks): Generator<readonly [string, Lock]> {
  const lock = locks[column.key]
  if (lock && (Array.isArray(value) ? value : [value]).some(isThere)) {
    const shown = holdsNumbers(column) ? maskedText(column, value) : null
    yield [column.key, shown === null ? lock : { ...lock, shown }]
  }
  if (column.type !== 'table') return
  const rows = rowsIn(value)
  for (const cell of column.columns) {
    const key = `${column.key}.${cell.key}`
    const cellLock = locks[key]
    if (!cellLock || !rows.some((row) => isThere(row[cell.key]))) continue
    const shownByRow = holdsNumbers(cell) && !lock ? rows.map((row) => maskedText(cell, row[cell.key])) : []
    yield [key, shownByRow.some(isThere) ? { ...cellLock, shownByRow } : cellLock]
  }
}

/**
 * A record as one viewer may see it (ACC-02): masked and locked values are replaced, and only locks on values that
 * exist are named, so that an empty field does not suggest hidden content. The starred text of a number is in its lock.
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
    for (const [key, lock] of listLocks(column, value, locks)) shown[key] = lock
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
