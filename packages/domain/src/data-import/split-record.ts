/** The end of a cell and its value. */
interface Cell {
  readonly value: string
  readonly end: number
}

/** open: a quote is still open at the end · broken: an open quote ran over line breaks and then into other text. */
type Split = readonly string[] | 'open' | 'broken'

const skipSpaces = (text: string, from: number): number => {
  let at = from
  while (text[at] === ' ') at++
  return at
}

const endsCell = (text: string, at: number, delimiter: string): boolean =>
  at >= text.length || text[at] === delimiter

const plainCell = (text: string, from: number, delimiter: string): Cell => {
  const end = text.indexOf(delimiter, from)
  return end < 0 ? { value: text.slice(from), end: text.length } : { value: text.slice(from, end), end }
}

/**
 * The cell whose quote is at `from`. A quote inside of it that ends nothing belongs to the text (6"钢管), unless the next
 * quote begins another cell: then the first quote was a part of an unquoted text ("好"公司).
 */
const quotedCell = (text: string, from: number, delimiter: string): Cell | 'open' | 'broken' => {
  let value = ''
  let start = from + 1
  for (;;) {
    const quote = text.indexOf('"', start)
    if (quote < 0) return 'open'
    value += text.slice(start, quote)
    if (text[quote + 1] === '"') {
      value += '"'
      start = quote + 2
      continue
    }
    const after = skipSpaces(text, quote + 1)
    if (endsCell(text, after, delimiter)) return { value, end: after }
    const next = text.indexOf('"', quote + 1)
    const begins = (at: number) => text[at - 1] === delimiter || text[at - 1] === '\n'
    if (next < 0 || begins(quote) || begins(next))
      return value.includes('\n') ? 'broken' : plainCell(text, from, delimiter)
    value += '"'
    start = quote + 1
  }
}

/** The cells of one record (RFC 4180), also with stray quotes (DAT-43); it contains line breaks only inside of quotes. */
export function splitRecord(text: string, delimiter: string): Split {
  if (!text.includes('"') && !text.includes('\n')) return text.split(delimiter)
  const cells: string[] = []
  for (let at = 0; ; ) {
    const begin = skipSpaces(text, at)
    const cell = text[begin] === '"' ? quotedCell(text, begin, delimiter) : plainCell(text, at, delimiter)
    if (typeof cell === 'string') return cell
    if (text[begin] !== '"' && cell.value.includes('\n')) return 'broken'
    cells.push(cell.value)
    if (cell.end >= text.length) return cells
    at = cell.end + 1
  }
}
