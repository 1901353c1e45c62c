import { type FieldAccess, fieldAccess, type Viewer } from '../access'
import { endOfDay, maskAmount, maskPersonName, maskPhone, maskText, parseDay } from '../formatting'
import {
  type AnyCell,
  type AnyValue,
  type CellColumn,
  type Column,
  type ColumnAccess,
  PROVENANCE,
} from './column'
import type { Locks, RecordKind, RecordView } from './kind'

/** A whole record as stored, before anybody's rights are looked at. Never leaves the gateway. */
export type StoredRecord = Readonly<Record<string, AnyValue>> & { readonly id: string }

const MASKS = { phone: maskPhone, personName: maskPersonName, text: maskText } as const

/** The starred text that stands for a value its reader may not see; null where nothing is shown (ACC-02). */
export const maskedValue = (access: ColumnAccess, value: AnyCell): AnyCell => {
  if (value === null || access.below === 'locked') return null
  if (access.mask === 'amount') return maskAmount(value)
  return MASKS[access.mask ?? 'text'](String(value))
}

/** All columns of a kind, its own and the provenance that every record has. */
export const columnsOf = (kind: RecordKind): readonly Column[] => [...kind.columns, ...PROVENANCE]

/** The column of a key, or undefined for a key of none. */
export const columnOf = (kind: RecordKind, key: string): Column | undefined =>
  columnsOf(kind).find((c) => c.key === key)

const BARE_ID = /^[0-9A-Za-z-]{1,64}$/

/**
 * What the full id begins with where only the uuid of a record is given, as links of reminders and other sites do
 * (NAV-14); null for an id that is whole as it stands.
 */
export const idBeginning = (kind: RecordKind, id: string): string | null =>
  kind.idEndsIn && BARE_ID.test(id) ? `${id}_` : null

const accessTo = (viewer: Viewer, column: { access?: ColumnAccess }): FieldAccess =>
  column.access ? fieldAccess(viewer, column.access.needs, column.access.below) : { state: 'visible' }

/** Which columns (and 'table.cell' columns) are closed to a viewer, and what opens each (ACC-01, ACC-02). */
export const locksFor = (kind: RecordKind, viewer: Viewer): Locks => {
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

type Row = Readonly<Record<string, unknown>>

const isCell = (value: unknown): value is string | number =>
  typeof value === 'string' || typeof value === 'number'

const closedValue = (column: { access?: ColumnAccess }, value: unknown): AnyCell =>
  column.access && isCell(value) ? maskedValue(column.access, value) : null

const openValue = (value: unknown): AnyCell => (isCell(value) ? value : null)

const rowsIn = (value: unknown): readonly Row[] =>
  Array.isArray(value) ? value.filter((row) => typeof row === 'object' && row !== null) : []

const viewOfRow = (table: string, cells: readonly CellColumn[], row: Row, locks: Locks) =>
  Object.fromEntries(
    cells.map((cell) => {
      const isClosed = `${table}.${cell.key}` in locks
      return [cell.key, isClosed ? closedValue(cell, row[cell.key]) : openValue(row[cell.key])]
    }),
  )

// Whatever is not of its column's shape is left out: nobody said who may see what is inside it.
const viewOfValue = (column: Column, value: unknown, locks: Locks): AnyValue => {
  if (column.key in locks) return closedValue(column, value)
  if (column.type !== 'table' && column.type !== 'tags') return openValue(value)
  if (!Array.isArray(value)) return null
  if (column.type === 'tags') return value.filter((tag) => typeof tag === 'string')
  return rowsIn(value).map((row) => viewOfRow(column.key, column.columns, row, locks))
}

/** Each place of a column that a lock may name, 'column' or 'table.cell', with what stands there. */
const placesOf = (column: Column, value: unknown): ReadonlyArray<readonly [string, readonly unknown[]]> => [
  [column.key, Array.isArray(value) ? value : [value]],
  ...(column.type === 'table' ? column.columns : []).map(
    ({ key }) => [`${column.key}.${key}`, rowsIn(value).map((row) => row[key])] as const,
  ),
]

const isThere = (value: unknown) => value !== null && value !== undefined && value !== ''

/**
 * A record as one viewer may see it (ACC-02): masked and locked values are replaced, and only locks on values
 * that exist are named, so that an empty field does not promise something behind it.
 * @param columns the columns to show; the others are left out
 * @param isExpired whether the record counts as expired now (NAV-20)
 */
export const viewRecord = (
  columns: readonly Column[],
  record: StoredRecord,
  locks: Locks,
  isExpired: boolean,
): RecordView => {
  const values: Record<string, AnyValue> = {}
  const shown: Record<string, Locks[string]> = {}
  for (const column of columns) {
    const value = record[column.key]
    values[column.key] = viewOfValue(column, value, locks)
    for (const [key, stored] of placesOf(column, value)) {
      const lock = locks[key]
      if (lock && stored.some(isThere)) shown[key] = lock
    }
  }
  return { ...values, id: record.id, expired: isExpired, locks: shown } as RecordView
}

/** Whether a record's own date has passed at `now` (ms). Days last to their end in Asia/Shanghai (NAV-20). */
export const isExpired = (kind: RecordKind, record: StoredRecord, now: number): boolean => {
  const column = kind.columns.find((c) => c.key === kind.expiresOn)
  const value = column && record[column.key]
  if (typeof value === 'number') return value < now
  const day = typeof value === 'string' ? parseDay(value) : null
  return day !== null && endOfDay(day) < now
}
