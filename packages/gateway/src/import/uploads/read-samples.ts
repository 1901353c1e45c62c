import { isFields, listSheets, readRows, type SourceRow, UnusableFile } from '../source'
import type { FileSamples, FileToSample } from '../task-names'

/** Enough to see which fields distinguish rows. */
const SAMPLES = 200

// NUL and halves of characters, which the database does not store as JSON.
const UNSTORABLE = /\0|\p{Cs}/gu

const clean = (value: unknown): unknown => {
  if (typeof value === 'string') return value.replace(UNSTORABLE, '')
  if (Array.isArray(value)) return value.map(clean)
  return isFields(value)
    ? Object.fromEntries(
        Object.entries(value).map(([key, each]) => [key.replace(UNSTORABLE, ''), clean(each)]),
      )
    : value
}

/** The first rows of a file and the names of its sheets, or the reason why it cannot be read. */
export async function readSamples({ path, sheet }: FileToSample): Promise<FileSamples> {
  try {
    const rows: SourceRow[] = []
    for await (const row of readRows(path, { sheet })) {
      rows.push(clean(row) as SourceRow)
      if (rows.length >= SAMPLES) break
    }
    if (!rows.some((row) => 'value' in row)) return { problem: '文件里没有一行能读的数据' }
    return { rows, sheets: await listSheets(path) }
  } catch (error) {
    if (error instanceof UnusableFile) return { problem: error.message }
    throw error
  }
}
