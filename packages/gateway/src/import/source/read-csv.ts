import { splitRecord } from '@zhushutong/domain/data-import'
import { MAX_ROW_CHARACTERS, UNREADABLE, UnusableFile, undecodedRow } from './source-row'
import type { TableRow } from './table-row'

/** A quoted text with more lines than this, or more characters, is taken for a quote that is never closed. */
const MAX_QUOTED_LINES = 1000
const MAX_QUOTED_CHARACTERS = 1_000_000

interface Line {
  readonly line: number
  readonly text: string
}

/** The lines of a text, whether they end in \n, \r\n or \r. */
export async function* readLines(text: AsyncIterable<string>): AsyncGenerator<Line> {
  let line = 0
  let pending = ''
  for await (const piece of text) {
    const all = pending + piece
    // A carriage return at the end may be half of a line end.
    const isCut = all.endsWith('\r')
    const lines = (isCut ? all.slice(0, -1) : all).split(/\r\n|\n|\r/)
    pending = (lines.pop() ?? '') + (isCut ? '\r' : '')
    if (pending.length > MAX_ROW_CHARACTERS) throw new UnusableFile(`第 ${line + lines.length + 1} 行过长`)
    for (const each of lines) yield { line: ++line, text: each }
  }
  const rest = pending.replace(/\r$/, '')
  if (rest !== '') yield { line: ++line, text: rest }
}

/** The cells of a line by itself; quotes that do not end in it are text. */
const plainCells = (text: string, delimiter: string): readonly string[] => {
  const cells = splitRecord(text, delimiter)
  return typeof cells === 'string' ? text.split(delimiter) : cells
}

// A line inside of a quoted text that is a whole row by itself: the quote before it was never closed.
const SURELY_ROW = 4

/** The lines of a record; `isEnded` is false while a quote in it is open. */
interface Open {
  readonly lines: readonly Line[]
  readonly text: string
}

const strayQuote = ({ lines }: Open, end: string, delimiter: string): TableRow => {
  const [first, second] = lines
  const swallowed = second ? `，其后的第 ${second.line}–${lines.at(-1)?.line} 行已分别另读` : ''
  const text = first?.text ?? ''
  return {
    line: first?.line ?? 0,
    problem: `引号没有成对，${end}${swallowed}`,
    text: text.slice(0, 200),
    cells: text.split(delimiter),
  }
}

/**
 * The rows of a CSV text. A record over several lines that has not the table's width, or that never ends, lost a quote: its
 * first line is refused with the numbers of the lines that the quote swallowed, and these are read again as rows.
 * @param width the number of columns; null while the header is looked for
 */
export async function* readCsv(
  text: AsyncIterable<string>,
  delimiter: string,
  width: number | null,
): AsyncGenerator<TableRow> {
  const again: Line[] = []
  const source = readLines(text)
  let open: Open | null = null

  const nextLine = async (): Promise<Line | null> => {
    const line = again.shift()
    if (line) return line
    const { value, done } = await source.next()
    return done ? null : value
  }
  const isWhole = (cells: readonly string[], lines: readonly Line[]): boolean => {
    if (width === null || lines.length === 1) return true
    if (cells.length < width || cells.slice(width).some((cell) => cell !== '')) return false
    const inner = lines.slice(1, -1)
    return width < SURELY_ROW || !inner.some((each) => plainCells(each.text, delimiter).length === width)
  }
  const undecoded = (line: Line): TableRow => ({
    ...undecodedRow(line.text, line.line),
    cells: line.text.replaceAll(UNREADABLE, '\uFFFD').split(delimiter),
  })
  const giveUp = (record: Open, end: string): TableRow => {
    again.unshift(...record.lines.slice(1))
    return strayQuote(record, end, delimiter)
  }

  for (;;) {
    const line = await nextLine()
    if (!line) {
      if (!open) return
      yield giveUp(open, '直到文件末尾也没有结束')
      open = null
      continue
    }
    if (!open && line.text.trim() === '') continue
    if (!open && line.text.includes(UNREADABLE)) {
      yield undecoded(line)
      continue
    }
    const record: Open = open
      ? { lines: [...open.lines, line], text: `${open.text}\n${line.text}` }
      : { lines: [line], text: line.text }
    const isStillOpen: boolean = open !== null && !line.text.includes('"')
    const cells = isStillOpen ? 'open' : splitRecord(record.text, delimiter)
    open = null
    if (cells === 'open') {
      const isTooLong = record.lines.length > MAX_QUOTED_LINES || record.text.length > MAX_QUOTED_CHARACTERS
      if (isTooLong) yield giveUp(record, `${record.lines.length} 行之内没有结束`)
      else open = record
    } else if (cells === 'broken' || !isWhole(cells, record.lines)) yield giveUp(record, '一直读到了别的行')
    else if (record.text.includes(UNREADABLE))
      yield undecoded({ line: record.lines[0]?.line ?? 0, text: record.text })
    else yield { line: record.lines[0]?.line ?? 0, cells }
  }
}
