import { divisionLabel } from '../divisions'
import { parseDay } from '../formatting'
import { type AnyValue, type Column, findShownText, hundredthsOf, type Locks, missingText } from '../records'

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
