import { MAX_ROW_CHARACTERS } from '../source-row'
import type { TableRow } from '../table-row'
import { formatNumber, type NumberFormat } from './number-format'
import { readXml, type Tag } from './read-xml'
import type { Workbook } from './workbook'

const A = 'A'.charCodeAt(0) - 1
/** The last column of a sheet is XFD. */
const MAX_COLUMNS = 16_384

/** The index of a column from 0: C5 → 2; null without letters. */
const columnOf = (reference: string): number | null => {
  let index = 0
  for (const char of reference) {
    if (char < 'A' || char > 'Z') break
    index = index * 26 + char.charCodeAt(0) - A
  }
  return index === 0 || index > MAX_COLUMNS ? null : index - 1
}

// `_x000D_` is an escaped character (ECMA-376, 22.9.2.19).
const unescaped = (text: string): string =>
  text.includes('_x')
    ? text.replace(/_x([0-9A-Fa-f]{4})_/g, (_, code: string) =>
        String.fromCharCode(Number.parseInt(code, 16)),
      )
    : text

const GENERAL: NumberFormat = { type: 'number', unit: '' }

interface CellText {
  readonly type: string
  readonly style: number
  readonly text: string
}

const textOf = ({ strings, formats, from1904 }: Workbook, { type, style, text }: CellText): string => {
  switch (type) {
    case 's':
      return unescaped(strings[Number(text)] ?? '')
    case 'inlineStr':
    case 'str':
      return unescaped(text)
    case 'b':
      return text === '1' ? '是' : '否'
    case 'e':
      return ''
    case 'd':
      return text
    default: {
      const value = Number(text)
      return text === '' || Number.isNaN(value)
        ? text
        : formatNumber(value, formats[style] ?? GENERAL, from1904)
    }
  }
}

/** The rows of a sheet with their numbers, from a stream of its XML; rows without a filled cell are left out. */
export function readSheetRows(stream: AsyncIterable<Buffer>, workbook: Workbook): AsyncGenerator<TableRow> {
  let rows: TableRow[] = []
  let [line, column, isText, isPhonetic, text] = [0, -1, false, false, '']
  let cells: string[] = []
  let cell: { type: string; style: number } | null = null
  const opens = ({ name, attributes }: Tag) => {
    switch (name) {
      case 'row':
        line = Number(attributes.r ?? line + 1)
        column = -1
        cells = []
        return
      case 'c':
        column = columnOf(attributes.r ?? '') ?? column + 1
        cell = { type: attributes.t ?? 'n', style: Number(attributes.s ?? 0) }
        text = ''
        return
      case 'v':
      case 't':
        isText = true
        return
      case 'rPh':
        isPhonetic = true
    }
  }
  const closes = (name: string) => {
    if (name === 'v' || name === 't') isText = false
    else if (name === 'rPh') isPhonetic = false
    else if (name === 'c' && cell) {
      while (cells.length < column) cells.push('')
      cells[column] = textOf(workbook, { ...cell, text })
      cell = null
    } else if (name === 'row' && cells.some((each) => each.trim() !== '')) rows.push({ line, cells })
  }
  const addText = (part: string) => {
    if (!isText || isPhonetic || !cell) return
    text += part
    if (text.length > MAX_ROW_CHARACTERS) throw new Error(`第 ${line} 行过长`)
  }
  return readXml(stream, { opens, closes, text: addText }, () => {
    const complete = rows
    rows = []
    return complete
  })
}
