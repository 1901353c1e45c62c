import { findHeaderRow, isKnownHeader, joinHeaderRows, MAX_TITLE_ROWS } from '@zhushutong/domain/data-import'
import { type Fields, type SourceRow, UnusableFile } from './source-row'
import type { TableRow } from './table-row'

export interface Table {
  /** The rows from the first one, blank ones left out. `width` is null while the header is looked for. */
  rows(width: number | null): AsyncIterable<TableRow>
  /** True for sheets, which do not store empty cells at the end of a row. */
  readonly isSheet: boolean
}

interface Header {
  readonly line: number
  /** The name of each column; null for a column without name and content. */
  readonly names: ReadonlyArray<string | null>
  /** The indexes of the columns below a common name; empty for a header of one row. */
  readonly grouped: ReadonlySet<number>
}

interface Cells {
  readonly line: number
  readonly cells: readonly string[]
}

const SHOWN = 200

const namesIn = ({ names }: Header): readonly string[] => names.map((name) => name ?? '')

const firstRows = async (table: Table) => {
  const rows: Cells[] = []
  for await (const row of table.rows(null)) {
    if (!('problem' in row) && !isBlank(row)) rows.push(row)
    if (rows.length >= MAX_TITLE_ROWS) break
  }
  return rows
}

/** The header among the first rows: one row, or two with names over several columns (DAT-38). */
const findNames = (rows: readonly Cells[]) => {
  const at = findHeaderRow(
    rows.map(({ cells }) => cells),
    isKnownHeader,
  )
  for (const upper of [at, at - 1]) {
    const [above, below] = [rows[upper], rows[upper + 1]]
    const joined = above && below ? joinHeaderRows(above.cells, below.cells, isKnownHeader) : null
    if (joined && below) return { ...joined, line: below.line, at: upper + 1 }
  }
  const row = rows[at]
  return row
    ? { names: row.cells.map((cell) => cell.trim()), grouped: new Set<number>(), line: row.line, at }
    : null
}

const readHeader = async (table: Table): Promise<Header> => {
  const rows = await firstRows(table)
  const header = findNames(rows)
  if (!header) throw new UnusableFile('文件里没有表头')
  const below = rows.slice(header.at + 1)
  const names = header.names.map((name, i) => {
    if (name !== '') return name
    return below.some(({ cells }) => (cells[i] ?? '').trim() !== '') ? `第${i + 1}列` : null
  })
  const twice = names.find((name, i) => name !== null && names.indexOf(name) !== i)
  if (twice) throw new UnusableFile(`表头（第 ${header.line} 行）中“${twice}”出现了不止一次`)
  return { line: header.line, names, grouped: header.grouped }
}

const isBlank = (row: TableRow): boolean =>
  !('problem' in row) && row.cells.every((cell) => cell.trim() === '')

const repeatsHeader = ({ names }: Header, cells: readonly string[]): boolean =>
  names.every((name, i) => (cells[i] ?? '').trim() === (name ?? '') || name === `第${i + 1}列`)

// The apostrophe that exports put before a text that a spreadsheet would run as a formula.
const PROTECTED = /^'(?=[\s\p{Cc}\p{Cf}]*[=+\-@\u2212\ufe62\ufe63\ufe66\ufe6b＝＋－＠])/u

// A loop, because it runs for every row of a file.
const fieldsOf = (names: Header['names'], cells: readonly string[], isSheet: boolean): Fields => {
  const fields: Record<string, string> = {}
  for (const [i, name] of names.entries()) {
    if (name === null) continue
    const cell = cells[i] ?? ''
    fields[name] = isSheet || !cell.startsWith("'") ? cell : cell.replace(PROTECTED, '')
  }
  return fields
}

/** A row that fills only columns below a common name, with the other cells of the row above: merged cells. */
const fillMerged = ({ grouped, names }: Header, row: Cells, above: Cells | null): Cells => {
  if (grouped.size === 0 || above === null) return row
  const isPlain = (i: number) => !grouped.has(i)
  if (row.cells.some((cell, i) => isPlain(i) && cell.trim() !== '')) return row
  return { ...row, cells: names.map((_, i) => (isPlain(i) ? above.cells[i] : row.cells[i]) ?? '') }
}

const rowOf = (header: Header, { line, cells }: Cells, isSheet: boolean): SourceRow => {
  const { names } = header
  // Trailing separators make rows longer without adding a value.
  const isLonger = cells.length > names.length && cells.slice(names.length).some((cell) => cell.trim() !== '')
  const isShorter =
    !isSheet && cells.length < names.length && names.slice(cells.length).some((n) => n !== null)
  const refused = (problem: string): SourceRow => ({
    line,
    problem,
    text: cells.join(',').slice(0, SHOWN),
    cells,
    header: namesIn(header),
  })
  if (isLonger || isShorter) return refused(`有 ${cells.length} 列，表头有 ${names.length} 列`)
  if (repeatsHeader(header, cells)) return refused('又是一行表头')
  return { line, value: fieldsOf(names, cells, isSheet) }
}

/** The rows below the header; rows above it are titles. Blank rows and separators at the end of a row are ignored. */
export async function* readTable(table: Table): AsyncGenerator<SourceRow> {
  const header = await readHeader(table)
  let above: Cells | null = null
  for await (const row of table.rows(header.names.length)) {
    if (row.line <= header.line || isBlank(row)) continue
    if ('problem' in row) {
      yield { ...row, header: namesIn(header) }
      continue
    }
    above = fillMerged(header, row, above)
    yield rowOf(header, above, table.isSheet)
  }
}
