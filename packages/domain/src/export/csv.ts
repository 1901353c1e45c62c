import { clockOf, dayOf } from '../formatting'
import { type ExportCell, protectText } from './cell'

/** The byte order mark of a CSV file, so that Excel reads it as UTF-8. */
export const CSV_BOM = '\ufeff'

/** Hundredths of a currency unit as a decimal with two digits: 123450 is 1234.50. */
export function formatHundredths(hundredths: number): string {
  const digits = String(BigInt(Math.abs(Math.round(hundredths)))).padStart(3, '0')
  return `${hundredths <= -0.5 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/** A cell as plain text; days and moments are those of Asia/Shanghai. */
export function formatCell(cell: ExportCell): string {
  switch (cell.type) {
    case 'empty':
      return ''
    case 'text':
      return cell.text
    case 'count':
      return String(cell.value)
    case 'money':
      return formatHundredths(cell.hundredths)
    case 'date':
      return cell.day
    case 'time':
      return `${dayOf(cell.ms)} ${clockOf(cell.ms)}`
  }
}

const quoted = (text: string): string =>
  /[",\r\n]/.test(text) || text.trim() !== text ? `"${text.replaceAll('"', '""')}"` : text

const csvText = (cell: ExportCell): string =>
  cell.type === 'text' ? protectText(cell.text) : formatCell(cell)

/** One CSV row with its line end (RFC 4180). */
export function formatCsvLine(cells: readonly ExportCell[]): string {
  return `${cells.map((cell) => quoted(csvText(cell))).join(',')}\r\n`
}
