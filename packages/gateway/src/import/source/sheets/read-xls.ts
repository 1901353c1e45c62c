import { readFile } from 'node:fs/promises'
import type { WorkSheet } from '@e965/xlsx'
import { readTable } from '../read-table'
import { type SourceRow, UnusableFile } from '../source-row'
import type { TableRow } from '../table-row'
import { formatNumber, readNumberFormat } from './number-format'
import { refuseSheet } from './read-xlsx'

/** Maximum size of an .xls workbook, in bytes: it is read whole, and has at most 65,536 rows a sheet. */
const MAX_BYTES = 200_000_000

type Cell = { readonly t: string; readonly v?: unknown; readonly w?: string; readonly z?: string | number }

const textOf = (cell: Cell | undefined, from1904: boolean): string => {
  if (!cell || cell.t === 'e' || cell.t === 'z') return ''
  if (typeof cell.v === 'number') {
    const format =
      typeof cell.z === 'number' ? readNumberFormat(cell.z, undefined) : readNumberFormat(0, cell.z)
    return formatNumber(cell.v, format, from1904)
  }
  if (typeof cell.v === 'boolean') return cell.v ? '是' : '否'
  return String(cell.v ?? '')
}

const rowsOf = (sheet: WorkSheet, from1904: boolean): TableRow[] => {
  const rows = (sheet as { '!data'?: ReadonlyArray<readonly Cell[] | undefined> })['!data'] ?? []
  return Array.from(rows, (row, i) => ({
    line: i + 1,
    cells: Array.from(row ?? [], (cell) => textOf(cell, from1904)),
  })).filter(({ cells }) => cells.some((cell) => cell.trim() !== ''))
}

async function* each<T>(items: readonly T[]): AsyncGenerator<T> {
  yield* items
}

/** The names of the sheets of an .xls workbook. */
export async function listXlsSheets(path: string): Promise<readonly string[]> {
  const { read } = await import('@e965/xlsx')
  return read(await readFile(path), { bookSheets: true }).SheetNames
}

/**
 * The rows of a sheet of an .xls workbook (BIFF): the one named, else the first with data.
 * @throws UnusableFile if it is damaged, too large, or has a password
 */
export async function* readXls(path: string, wanted: string | undefined): AsyncGenerator<SourceRow> {
  const bytes = await readFile(path)
  if (bytes.length > MAX_BYTES) throw new UnusableFile('.xls 文件过大，请用表格软件另存为 .xlsx 再导入')
  const { read } = await import('@e965/xlsx')
  const open = () => {
    try {
      return read(bytes, { dense: true, cellNF: true, cellFormula: false, cellHTML: false, cellText: false })
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      throw new UnusableFile(
        /password|encrypt/i.test(reason)
          ? '工作簿有密码，请去掉密码再导入'
          : `不是能读的 .xls 工作簿（${reason}），请用表格软件另存为 .xlsx 再导入`,
      )
    }
  }
  const { Sheets, SheetNames, Workbook } = open()
  const from1904 = Workbook?.WBProps?.date1904 === true
  const tables = SheetNames.map((name) => {
    const sheet = Sheets[name]
    return { name, rows: sheet ? rowsOf(sheet, from1904) : [] }
  })
  const table =
    wanted === undefined
      ? tables.find(({ rows }) => rows.length > 1)
      : tables.find(({ name }) => name.trim() === wanted.trim())
  if (!table && wanted !== undefined) throw refuseSheet(wanted, SheetNames)
  if (!table) throw new UnusableFile('工作簿里没有数据')
  yield* readTable({ isSheet: true, rows: () => each(table.rows) })
}
