import { divisionLabel } from '../divisions'
import { parseDay } from '../formatting'
import {
  type AnyValue,
  type Column,
  columnsOf,
  findShownText,
  hundredthsOf,
  type Locks,
  missingText,
  type RecordKind,
  type RecordView,
} from '../records'
import { ORIGIN_COLUMNS } from './origin-columns'

/** A cell of an export (MEM-02). money: hundredths of the currency · date: 'YYYY-MM-DD' · time: ms. */
export type ExportCell =
  | { readonly type: 'empty' }
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'count'; readonly value: number }
  | { readonly type: 'money'; readonly hundredths: number }
  | { readonly type: 'date'; readonly day: string }
  | { readonly type: 'time'; readonly ms: number }

const EMPTY = { type: 'empty' } as const

// The start of a formula for spreadsheets, also after characters that they skip, and in the full-width and small forms
// that input methods convert.
const FORMULA = /^[\s\p{Cc}\p{Cf}]*[=+\-@\u2212\ufe62\ufe63\ufe66\ufe6b＝＋－＠]|^[\t\r\n]/u

// Codes that spreadsheets read as numbers: they round from 16 digits, write powers of ten from 12, drop leading zeros.
const NUMBER = /^(?:\d{12,}|0\d+|\d+(?:\.\d+)?[eE][+-]?\d+)$/

/**
 * A text that a spreadsheet does not change in a CSV file: a possible formula gets a leading apostrophe, a
 * code that would be read as a number a leading tab, which is not shown and which importers trim. Workbook cells are
 * typed and need neither.
 */
export function protectText(text: string): string {
  if (FORMULA.test(text)) return `'${text}`
  return NUMBER.test(text) ? `\t${text}` : text
}

const textCell = (text: string): ExportCell => (text === '' ? EMPTY : { type: 'text', text })

const numberCell = (column: Column, value: number, record: Readonly<Record<string, unknown>>): ExportCell => {
  if (!Number.isFinite(value)) return EMPTY
  if (column.type === 'time') return { type: 'time', ms: value }
  if (column.type !== 'fen') return { type: 'count', value }
  const currency = column.currency === undefined ? 'CNY' : record[column.currency]
  return { type: 'money', hundredths: hundredthsOf(value, currency) }
}

const wordCell = (column: Column, value: string): ExportCell => {
  if (column.type === 'date' && parseDay(value) !== null) return { type: 'date', day: value }
  if (column.type === 'region') return textCell(divisionLabel(value) ?? value)
  if (column.type === 'enum') return textCell(column.options.find((o) => o.value === value)?.label ?? value)
  return textCell(value)
}

/**
 * The cell for a value as the viewer may see it: masked values remain starred text, locked and missing values are
 * empty, unchecked values have a text that says so, as have uncounted values in a text column (COV-01).
 */
export function buildExportCell(
  column: Column,
  value: AnyValue | undefined,
  record: Readonly<Record<string, unknown>> = {},
): ExportCell {
  if (typeof value === 'number') return numberCell(column, value, record)
  if (typeof value === 'string') return wordCell(column, value)
  if (column.key === 'checkedAt') return { type: 'text', text: '未核验' }
  const shown = findShownText(record.locks as Locks | undefined, column.key)
  if (shown !== null) return { type: 'text', text: shown }
  // An uncounted value is an empty cell in a column of numbers, never a zero, and 暂未收录 in a column of words.
  return column.counts !== undefined && column.type === 'text'
    ? { type: 'text', text: missingText(column) }
    : EMPTY
}

/** Dates of the source that the columns behind the provenance give in their own form. */
const APART: ReadonlySet<string> = new Set(['dataOn', 'withdrawnOn'])

/**
 * The columns of an export: the exported columns of the kind, the provenance of each record, the date of its data, its
 * address and its doubts (MEM-02).
 */
export function listExportColumns(kind: RecordKind): readonly Column[] {
  const isProvenance = (column: Column) => !kind.columns.includes(column) && !APART.has(column.key)
  return [...columnsOf(kind).filter((column) => column.exported || isProvenance(column)), ...ORIGIN_COLUMNS]
}

/**
 * The column headers: amounts name their unit, and a count with the same label as another column says that it is a
 * count.
 */
export function buildExportHeaders(columns: readonly Column[]): readonly string[] {
  return columns.map((column) => {
    const { label, type } = column
    if (type === 'fen') return `${label}（元）`
    const isShared = columns.some((other) => other !== column && other.label === label)
    return type === 'count' && isShared ? `${label}（数量）` : label
  })
}

/** A record as a row of cells, in the order of the columns. */
export function buildExportRow(columns: readonly Column[], record: RecordView): readonly ExportCell[] {
  return columns.map((column) => buildExportCell(column, record[column.key], record))
}
