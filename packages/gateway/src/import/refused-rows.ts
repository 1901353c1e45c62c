import { closeSync, openSync, writeSync } from 'node:fs'
import { CSV_BOM, formatCsvLine } from '@zhushutong/domain/export'
import type { SourceRow } from './source'

/** Refused rows as a file that can be mended and imported again; it exists once a row is written. */
interface RefusedRows {
  write(row: SourceRow, reason: string): void
  /** The path of the file; null if no row was refused. */
  close(): string | null
}

const REASON = '原因'

const csvLine = (cells: readonly string[]) => formatCsvLine(cells.map((text) => ({ type: 'text', text })))

interface TableCells {
  readonly header: readonly string[]
  readonly cells: readonly string[]
}

/** A row as cells; null for a row of a JSON file. */
const cellsOf = (row: SourceRow): TableCells | null => {
  if (!('value' in row)) return row.cells && row.header ? { header: row.header, cells: row.cells } : null
  const cells = Object.values(row.value)
  return cells.every((cell) => typeof cell === 'string') ? { header: Object.keys(row.value), cells } : null
}

const jsonLine = (row: SourceRow, reason: string): string =>
  'value' in row
    ? `${JSON.stringify({ ...row.value, [REASON]: reason })}\n`
    : `${row.text
        .split('\n')
        .map((line) => line.trim())
        .join(' ')}\n`

/** A CSV with the header of the file and the column 原因 behind it. */
const csvWriter = (write: (text: string) => void, header: readonly string[]) => {
  const names = header.filter((name) => name !== REASON)
  write(CSV_BOM + csvLine([...names, REASON]))
  return (row: TableCells, reason: string) => {
    const isSame = row.header.every((name, i) => name === header[i])
    const at = (name: string) => row.cells[isSame ? header.indexOf(name) : row.header.indexOf(name)] ?? ''
    const surplus = isSame ? row.cells.slice(header.length).filter((cell) => cell !== '') : []
    const rest = surplus.length > 0 ? `；多出的内容：${surplus.join('，')}` : ''
    write(csvLine([...names.map(at), reason + rest]))
  }
}

/**
 * Opens the file of refused rows: a table comes back as CSV, JSON as NDJSON, each row with its reason under 原因, which an
 * import ignores. Readable by its owner only.
 * @param base the path without its ending
 */
export function openRefusedRows(base: string): RefusedRows {
  let open: { readonly path: string; readonly file: number } | null = null
  let isClosed = false
  let writeCells: ReturnType<typeof csvWriter> | null = null
  const write = (text: string) => {
    if (open) writeSync(open.file, text)
  }
  return {
    write: (row, reason) => {
      const cells = cellsOf(row)
      if (!open) {
        const path = `${base}-refused.${cells ? 'csv' : 'ndjson'}`
        open = { path, file: openSync(path, 'wx', 0o600) }
        if (cells) writeCells = csvWriter(write, cells.header)
      }
      if (cells && writeCells) writeCells(cells, reason)
      else if (!writeCells) write(jsonLine(row, reason))
    },
    close: () => {
      if (open && !isClosed) closeSync(open.file)
      isClosed = true
      return open?.path ?? null
    },
  }
}
