import { type ExportCell, formatCell, formatHundredths } from '@zhushutong/domain/export'
import { DAY_MS, HOUR_MS, parseDay } from '@zhushutong/domain/formatting'

/** The styles of styles.xml, by their index in cellXfs. */
const STYLE = { header: 1, text: 2, money: 3, date: 4, time: 5, count: 6 } as const

/** Maximum length of a spreadsheet cell, in UTF-16 units. */
const MAX_TEXT = 32_767
/** Serial number of 1970-01-01; before 1900-03-01 spreadsheets disagree about the calendar. */
const EPOCH_SERIAL = 25_569
const FIRST_SERIAL = 61

// Characters that XML 1.0 cannot represent, lone surrogates included.
const UNWRITABLE = /(?![\t\n\r])[\p{Cc}\ufffe\uffff]|\p{Surrogate}/gu
const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\r': '&#13;',
}

/** Escapes a text for XML; `_x000D_` and the like would be read as an escape by spreadsheets. */
export function xmlText(text: string): string {
  return text
    .slice(0, MAX_TEXT)
    .replaceAll(UNWRITABLE, '')
    .replaceAll(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_')
    .replaceAll(/[&<>"\r]/g, (c) => ENTITIES[c] ?? c)
}

/** A, B, … Z, AA: the name of a column by its index from 0. */
export function columnName(index: number): string {
  return (index >= 26 ? columnName(Math.floor(index / 26) - 1) : '') + String.fromCharCode(65 + (index % 26))
}

const textXml = (at: string, style: number, text: string): string =>
  `<c r="${at}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${xmlText(text)}</t></is></c>`

const numberXml = (at: string, style: number, value: string): string =>
  `<c r="${at}" s="${style}"><v>${value}</v></c>`

// Times are shown as wall clock of Asia/Shanghai: a serial number has no time zone.
const serialOf = (ms: number): number => (ms + 8 * HOUR_MS) / DAY_MS + EPOCH_SERIAL

const momentXml = (at: string, style: number, ms: number | null, cell: ExportCell): string => {
  const serial = ms === null ? 0 : serialOf(ms)
  if (serial < FIRST_SERIAL) return textXml(at, STYLE.text, formatCell(cell))
  return numberXml(at, style, String(Math.round(serial * 1e8) / 1e8))
}

const cellXml = (at: string, cell: ExportCell): string => {
  switch (cell.type) {
    case 'empty':
      return ''
    case 'text':
      return textXml(at, STYLE.text, cell.text)
    case 'count':
      return numberXml(at, STYLE.count, String(cell.value))
    case 'money':
      return numberXml(at, STYLE.money, formatHundredths(cell.hundredths))
    case 'date':
      return momentXml(at, STYLE.date, parseDay(cell.day), cell)
    case 'time':
      return momentXml(at, STYLE.time, cell.ms, cell)
  }
}

/** A row of a sheet; `number` counts from 1. */
export function rowXml(number: number, cells: readonly ExportCell[]): string {
  return `<row r="${number}">${cells.map((cell, i) => cellXml(`${columnName(i)}${number}`, cell)).join('')}</row>`
}

export function headerXml(labels: readonly string[]): string {
  return `<row r="1">${labels.map((label, i) => textXml(`${columnName(i)}1`, STYLE.header, label)).join('')}</row>`
}
