import { findHeaderRow, isKnownHeader, MAX_TITLE_ROWS } from '@zhushutong/domain/data-import'
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
}

const SHOWN = 200

const namesIn = ({ names }: Header): readonly string[] => names.map((name) => name ?? '')

const firstRows = async (table: Table) => {
  const rows: Array<{ line: number; cells: readonly string[] }> = []
  for await (const row of table.rows(null)) {
    if (!('problem' in row) && !isBlank(row)) rows.push(row)
    if (rows.length >= MAX_TITLE_ROWS) break
  }
  return rows
}

const readHeader = async (table: Table): Promise<Header> => {
  const rows = await firstRows(table)
  const at = findHeaderRow(
    rows.map(({ cells }) => cells),
    isKnownHeader,
  )
  const row = rows[at]
  if (!row) throw new UnusableFile('文件里没有表头')
  const below = rows.slice(at + 1)
  const names = row.cells.map((cell, i) => {
    const name = cell.trim()
    if (name !== '') return name
    return below.some(({ cells }) => (cells[i] ?? '').trim() !== '') ? `第${i + 1}列` : null
  })
  const twice = names.find((name, i) => name !== null && names.indexOf(name) !== i)
  if (twice) throw new UnusableFile(`表头（第 ${row.line} 行）中“${twice}”出现了不止一次`)
  return { line: row.line, names }
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

const rowOf = (
  header: Header,
  { line, cells }: { line: number; cells: readonly string[] },
  isSheet: boolean,
): SourceRow => {
  const { names } = header
  // Trailing separators make rows longer without adding a value.
  const isLonger = cells.slice(names.length).some((cell) => cell.trim() !== '')
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
  for await (const row of table.rows(header.names.length)) {
    if (row.line <= header.line || isBlank(row)) continue
    yield 'problem' in row ? { ...row, header: namesIn(header) } : rowOf(header, row, table.isSheet)
  }
}
