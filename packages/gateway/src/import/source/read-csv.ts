import { pipeline, Readable } from 'node:stream'
import { CsvError, type Info, parse } from 'csv-parse'
import { MAX_ROW_CHARACTERS, type SourceRow, UnusableFile } from './source-row'

interface Parsed {
  readonly record: readonly string[]
  readonly info: Info
}

const OPTIONS = {
  info: true,
  relax_quotes: true,
  relax_column_count: true,
  skip_empty_lines: true,
  max_record_size: MAX_ROW_CHARACTERS,
} as const

const SHOWN = 200

const newlinesIn = (cells: readonly string[]): number =>
  cells.reduce((sum, cell) => sum + cell.split('\n').length - 1, 0)

/** Normalises line breaks, because the parser counts a quoted \r\n twice if the rows end in \n. */
async function* withPlainLines(text: AsyncIterable<string>): AsyncGenerator<string> {
  let pending = ''
  for await (const piece of text) {
    const all = pending + piece
    pending = all.endsWith('\r') ? '\r' : ''
    yield all.slice(0, all.length - pending.length).replace(/\r\n?/g, '\n')
  }
  if (pending !== '') yield '\n'
}

const headerOf = (cells: readonly string[]): string[] => {
  const names = cells.map((cell) => cell.trim())
  const twice = names.find((name, i) => name !== '' && names.indexOf(name) !== i)
  if (twice) throw new UnusableFile(`表头中“${twice}”出现了不止一次`)
  return names
}

const rowOf = (header: readonly string[], cells: readonly string[], line: number): SourceRow => {
  if (cells.length !== header.length)
    return {
      line,
      problem: `有 ${cells.length} 列，表头有 ${header.length} 列`,
      text: cells.join(',').slice(0, SHOWN),
    }
  return { line, value: Object.fromEntries(header.map((name, i) => [name, cells[i]])) }
}

const explained = (error: unknown) =>
  error instanceof CsvError
    ? new UnusableFile(`CSV 的引号没有成对，读到文件末尾或超过 ${MAX_ROW_CHARACTERS} 字符仍未结束`)
    : error

/** The rows below the header; cells may contain line breaks. */
export async function* readCsv(text: AsyncIterable<string>): AsyncGenerator<SourceRow> {
  const parser = pipeline(Readable.from(withPlainLines(text)), parse(OPTIONS), () => {})
  let header: string[] | null = null
  try {
    for await (const { record, info } of parser as AsyncIterable<Parsed>) {
      const line = info.lines - newlinesIn(record)
      if (header) yield rowOf(header, record, line)
      else header = headerOf(record)
    }
  } catch (error) {
    throw explained(error)
  }
}
