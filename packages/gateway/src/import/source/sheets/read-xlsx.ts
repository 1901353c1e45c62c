import { readTable, type Table } from '../read-table'
import { type SourceRow, UnusableFile } from '../source-row'
import type { TableRow } from '../table-row'
import type { ZipArchive } from '../zip-file'
import { readSheetRows } from './sheet-rows'
import { readWorkbook, type Workbook } from './workbook'

async function* sheetRows(zip: ZipArchive, workbook: Workbook, part: string): AsyncGenerator<TableRow> {
  const entry = zip.entries.get(part)
  if (entry) yield* readSheetRows(await zip.read(entry), workbook)
}

const ROWS = 2

/** True for a sheet with a header and at least one row. */
const hasData = async (rows: AsyncIterable<TableRow>): Promise<boolean> => {
  let count = 0
  for await (const _ of rows) if (++count >= ROWS) return true
  return false
}

/** The names of sheets for a message. */
export function refuseSheet(wanted: string, names: readonly string[]): UnusableFile {
  return new UnusableFile(`工作簿里没有“${wanted}”这个工作表，有：${names.join('、')}`)
}

const choosePart = async (
  zip: ZipArchive,
  workbook: Workbook,
  wanted: string | undefined,
): Promise<string> => {
  const { sheets } = workbook
  if (wanted !== undefined) {
    const sheet = sheets.find(({ name }) => name.trim() === wanted.trim())
    if (sheet) return sheet.part
    throw refuseSheet(
      wanted,
      sheets.map(({ name }) => name),
    )
  }
  for (const { part } of sheets) if (await hasData(sheetRows(zip, workbook, part))) return part
  throw new UnusableFile('工作簿里没有数据')
}

/** The rows of a sheet of a workbook: the one named, else the first with data. */
export async function* readXlsx(
  zip: ZipArchive,
  main: string,
  sheet: string | undefined,
): AsyncGenerator<SourceRow> {
  const workbook = await readWorkbook(zip, main)
  const part = await choosePart(zip, workbook, sheet)
  const table: Table = { isSheet: true, rows: () => sheetRows(zip, workbook, part) }
  yield* readTable(table)
}
