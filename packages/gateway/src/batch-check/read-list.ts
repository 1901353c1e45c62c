import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { MAX_BATCH, parseTypedCompanies } from '@zhushutong/domain/batch-check'
import { readRows, UnusableFile } from '../import'
import type { ListFile, ListOfFile } from './task-names'

/** Rows beyond the limit are counted as dropped up to here. */
const MAX_ROWS = 2 * MAX_BATCH

const endingOf = (name: string): string => /^\.[a-z0-9]{1,8}$/i.exec(extname(name))?.[0] ?? ''

const lineOf = (cells: readonly unknown[]): string =>
  cells.map((cell) => String(cell ?? '').replaceAll(/\s+/g, ' ')).join('\t')

const readLines = async (path: string): Promise<string[]> => {
  const lines: string[] = []
  for await (const row of readRows(path)) {
    if (!('value' in row)) continue
    // A list without a header has its first company there.
    if (lines.length === 0) lines.push(lineOf(Object.keys(row.value)))
    lines.push(lineOf(Object.values(row.value)))
    if (lines.length > MAX_ROWS) break
  }
  return lines
}

/** The names and codes of a file, read in a folder of its own, or the reason why it cannot be read (BAT-01). */
export async function readList({ name, content }: ListFile): Promise<ListOfFile> {
  const folder = await mkdtemp(join(tmpdir(), 'zhushutong-list-'))
  try {
    const path = join(folder, `list${endingOf(name)}`)
    await writeFile(path, Buffer.from(content, 'base64'))
    return parseTypedCompanies((await readLines(path)).join('\n'))
  } catch (error) {
    if (error instanceof UnusableFile) return { problem: error.message }
    throw error
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
