import { type FieldAccess, fieldAccess, type Viewer } from '../access'
import { endOfDay, maskAmount, maskPersonName, maskPhone, maskText, parseDay } from '../formatting'
import { type AnyCell, type AnyValue, type Column, type ColumnAccess, PROVENANCE } from './column'
import type { Locks, RecordKind, RecordView } from './kind'

/** A whole record as stored, before anybody's rights are looked at. Never leaves the gateway. */
export type StoredRecord = Readonly<Record<string, AnyValue>> & { readonly id: string }

const MASKS = { phone: maskPhone, personName: maskPersonName, text: maskText } as const

/** The starred text that stands for a value its reader may not see. */
export const maskedValue = (access: ColumnAccess, value: AnyCell): AnyCell => {
  if (value === null || access.below === 'locked') return null
  if (access.mask === 'amount') return maskAmount(Number(value))
  return MASKS[access.mask ?? 'text'](String(value))
}

/** All columns of a kind, its own and the provenance that every record has. */
export const columnsOf = (kind: RecordKind): readonly Column[] => [...kind.columns, ...PROVENANCE]

export const columnOf = (kind: RecordKind, key: string): Column | undefined =>
  columnsOf(kind).find((c) => c.key === key)

const accessTo = (viewer: Viewer, column: { access?: ColumnAccess }): FieldAccess =>
  column.access ? fieldAccess(viewer, column.access.needs, column.access.below) : { state: 'visible' }

/** Which columns (and 'table.cell' columns) are closed to a viewer, and what opens each. */
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

const closed = (column: { access?: ColumnAccess }, value: AnyCell) =>
  column.access ? maskedValue(column.access, value) : value

type Rows = ReadonlyArray<Readonly<Record<string, AnyCell>>>

const viewOfValue = (column: Column, value: AnyValue, locks: Locks): AnyValue => {
  if (column.key in locks) return closed(column, Array.isArray(value) ? null : (value as AnyCell))
  if (column.type !== 'table' || value === null) return value
  return (value as Rows).map((row) =>
    Object.fromEntries(
      column.columns.map((cell) => {
        const raw = row[cell.key] ?? null
        return [cell.key, `${column.key}.${cell.key}` in locks ? closed(cell, raw) : raw]
      }),
    ),
  )
}

// Whether a lock's key, 'column' or 'table.cell', names something that this value holds.
const existsAt = (key: string, column: Column, value: AnyValue): boolean => {
  if (value === null || value === '') return false
  if (key === column.key) return !Array.isArray(value) || value.length > 0
  if (column.type !== 'table' || !key.startsWith(`${column.key}.`)) return false
  const cell = key.slice(column.key.length + 1)
  return (value as Rows).some((row) => row[cell] !== null && row[cell] !== undefined && row[cell] !== '')
}

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
    const value = record[column.key] ?? null
    values[column.key] = viewOfValue(column, value, locks)
    for (const [key, lock] of Object.entries(locks)) if (existsAt(key, column, value)) shown[key] = lock
  }
  return { ...values, id: record.id, expired: isExpired, locks: shown } as RecordView
}

/** Whether a record's own date has passed (NAV-20). Dates count to the end of their day in Asia/Shanghai. */
export const isExpired = (kind: RecordKind, record: StoredRecord, now: number): boolean => {
  const column = kind.expiresOn ? columnOf(kind, kind.expiresOn) : undefined
  const value = column ? record[column.key] : null
  if (typeof value === 'number') return value < now
  const day = typeof value === 'string' ? parseDay(value) : null
  return day !== null && endOfDay(day) < now
}
