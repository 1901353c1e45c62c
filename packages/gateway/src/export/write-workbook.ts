import { createReadStream, createWriteStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { listExportColumns } from '@zhushutong/domain/export'
import type { Column } from '@zhushutong/domain/records'
import { exportedKind } from './format-rows'
import type { WorkbookToWrite } from './task-names'
import { writeXlsx } from './xlsx'

const WIDTHS: Partial<Record<Column['type'], number>> = {
  date: 12,
  time: 17,
  fen: 18,
  count: 10,
  enum: 12,
  region: 20,
}
const WIDTH = 26

/** Writes a workbook from formatted rows; only a chunk is in memory at a time. */
export async function writeWorkbook({ kind: name, from, to, rows }: WorkbookToWrite): Promise<number> {
  const kind = exportedKind(name)
  const widths = listExportColumns(kind).map(({ type }) => WIDTHS[type] ?? WIDTH)
  const sheet = { name: kind.label, widths, rows: createReadStream(from), rowCount: rows + 1 }
  await pipeline(Readable.from(writeXlsx(sheet)), createWriteStream(to, { flush: true }))
  return (await stat(to)).size
}
