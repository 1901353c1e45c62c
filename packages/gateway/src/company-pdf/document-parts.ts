import { buildPrompt, type Opening } from '@zhushutong/domain/access'
import {
  type AnyCell,
  findColumn,
  findShownText,
  formatValue,
  LOCKED_TEXT,
  type RecordKind,
  type RecordView,
} from '@zhushutong/domain/records'
import type { PdfBlock, PdfColumn } from '../platform/pdf'

/** A column of a table in the document; `width` is its share of the table's width. */
export interface ShownColumn {
  readonly key: string
  readonly width: number
  readonly title?: string
}

type Row = Readonly<Record<string, AnyCell>>

const isFigure = (type: string | undefined) => type === 'fen' || type === 'count'

/** A value by the reader's rights: a locked value is replaced by a notice, a masked one stays masked. */
export function valueText(kind: RecordKind, record: RecordView, key: string): string {
  const column = findColumn(kind, key)
  if (!column) return '--'
  if (record.locks[key]?.state === 'locked') return LOCKED_TEXT
  return formatValue(column, record[key], record)
}

export function factsOf(kind: RecordKind, record: RecordView, keys: readonly string[]): PdfBlock {
  return {
    kind: 'facts',
    facts: keys.map((key) => [findColumn(kind, key)?.label ?? key, valueText(kind, record, key)]),
  }
}

/** The locked fields, in one line for each right that opens them. */
export function lockNotes(
  kind: RecordKind,
  { locks }: RecordView,
  keys: readonly string[],
): readonly PdfBlock[] {
  const closed = new Map<Opening, string[]>()
  for (const key of keys) {
    const lock = locks[key]
    const [first = '', cell] = key.split('.')
    const column = findColumn(kind, first)
    const label =
      column?.type === 'table' ? column.columns.find((column) => column.key === cell)?.label : column?.label
    if (lock && label) closed.set(lock.opensBy, [...(closed.get(lock.opensBy) ?? []), label])
  }
  return [...closed].map(([opensBy, labels]) => ({
    kind: 'note',
    text: `${labels.join('、')}：${buildPrompt(opensBy).text}。`,
  }))
}

export function recordTable(
  kind: RecordKind,
  records: readonly RecordView[],
  columns: readonly ShownColumn[],
): PdfBlock {
  return {
    kind: 'table',
    columns: columns.map(({ key, width, title }): PdfColumn => {
      const column = findColumn(kind, key)
      return {
        title: title ?? column?.label ?? key,
        width,
        ...(isFigure(column?.type) && { align: 'right' as const }),
      }
    }),
    rows: records.map((record) => columns.map(({ key }) => valueText(kind, record, key))),
  }
}

/** The rows of a table inside a record, such as its qualifications. */
export function innerTable(
  kind: RecordKind,
  record: RecordView,
  table: string,
  columns: readonly ShownColumn[],
  most: number,
): PdfBlock {
  const outer = findColumn(kind, table)
  const cells = outer?.type === 'table' ? outer.columns : []
  const value = record[table]
  const rows = (Array.isArray(value) ? value : []) as readonly Row[]
  const cellOf = (key: string) => cells.find((cell) => cell.key === key)
  const textIn = (row: Row, key: string) => {
    const cell = cellOf(key)
    if (!cell) return '--'
    const lockKey = `${table}.${key}`
    if (record.locks[lockKey]?.state === 'locked') return LOCKED_TEXT
    return (
      findShownText(record.locks, lockKey, rows.indexOf(row)) ??
      formatValue(cell, row[key], { ...record, locks: {} })
    )
  }
  return {
    kind: 'table',
    columns: columns.map(({ key, width, title }): PdfColumn => {
      const cell = cellOf(key)
      return {
        title: title ?? cell?.label ?? key,
        width,
        ...(isFigure(cell?.type) && { align: 'right' as const }),
      }
    }),
    rows: rows.slice(0, most).map((row) => columns.map(({ key }) => textIn(row, key))),
  }
}

export function countRows(record: RecordView, table: string): number {
  const value = record[table]
  return Array.isArray(value) ? value.length : 0
}
