import { fieldAccess, type Viewer } from '../../packages/domain/src/access'
import {
  type CellColumn,
  type Column,
  columnsOf,
  type RecordKind,
  type StoredRecord,
} from '../../packages/domain/src/records'

const isOpen = (viewer: Viewer, column: Column | CellColumn) =>
  !('access' in column && column.access) ||
  fieldAccess(viewer, column.access.needs, column.access.below).state === 'visible'

interface Held {
  readonly text: string
  /** True when the viewer may see the value. */
  readonly open: boolean
  /** True for a sum over other records, whose parts are public. */
  readonly isSum: boolean
}

/** Every value of a record as text, with the viewer's access. */
export function valuesOf(kind: RecordKind, record: StoredRecord, viewer: Viewer): Held[] {
  const secrets: Held[] = []
  const note = (value: unknown, open: boolean, isSum = false) => {
    if (Array.isArray(value)) for (const element of value) note(element, open, isSum)
    else if (value !== null && value !== undefined && value !== '')
      secrets.push({ text: String(value), open, isSum })
  }
  for (const column of columnsOf(kind)) {
    // Columns used only for lookups are never returned.
    if (column.internal) continue
    if (column.type !== 'table') {
      note(record[column.key], isOpen(viewer, column))
      continue
    }
    for (const row of (record[column.key] ?? []) as readonly Readonly<Record<string, unknown>>[])
      for (const cell of column.columns) {
        const isSum = column.derived === true && cell.type === 'fen'
        note(row[cell.key], isOpen(viewer, column) && isOpen(viewer, cell), isSum)
      }
  }
  return secrets
}

export function leavesOf(json: unknown): string[] {
  return typeof json === 'object' && json !== null ? Object.values(json).flatMap(leavesOf) : [String(json)]
}

/** Hidden values of a record; a value that an open field also contains is not a secret. */
export function secretsOf(kind: RecordKind, record: StoredRecord, viewer: Viewer): string[] {
  const values = valuesOf(kind, record, viewer)
  const open = values.filter((value) => value.open).map(({ text }) => text)
  const hidden = values.filter((value) => !value.open).map(({ text }) => text)
  return [...new Set(hidden)].filter((text) => !open.some((shown) => shown.includes(text)))
}

const DATES = /^\d{4}-\d{2}-\d{2}$/

/**
 * The hidden texts of many records that no record shows openly: long enough to be significant, and no ids,
 * because an id that everybody may look up is not a secret.
 */
export function hiddenTexts(
  stored: readonly { readonly kind: RecordKind; readonly records: readonly StoredRecord[] }[],
  viewer: Viewer,
): ReadonlySet<string> {
  const values = stored.flatMap(({ kind, records }) =>
    records.flatMap((record) => valuesOf(kind, record, viewer)),
  )
  const open = new Set(values.filter((value) => value.open).map(({ text }) => text))
  for (const { records } of stored) for (const { id } of records) open.add(id)
  const isTelling = ({ text, isSum }: Held) =>
    text.length >= 6 && !DATES.test(text) && !open.has(text) && !isSum
  return new Set(values.filter((value) => !value.open && isTelling(value)).map(({ text }) => text))
}
