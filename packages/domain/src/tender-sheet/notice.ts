/** A part of a notice, by the structure of its own text. */
export type NoticeBlock =
  | { readonly type: 'heading'; readonly level: 1 | 2; readonly text: string }
  /** `marker`: 2.1, （一）, 1. */
  | { readonly type: 'item'; readonly marker: string; readonly text: string }
  | { readonly type: 'paragraph'; readonly text: string }
  | { readonly type: 'table'; readonly rows: ReadonlyArray<readonly string[]> }

const MAX_HEADING = 24
const CHAPTER = /^第[一二三四五六七八九十百]+[章节部分]+[\s：:、]*/
const BIG = /^[一二三四五六七八九十]+、/
const ITEM = /^(\d+(?:\.\d+)+[、.]?|\d+[、.．)）](?!\d)|[（(][一二三四五六七八九十\d]+[)）]|[①-⑳])\s*/
/** The start of a numbered part within a line: after the end of a sentence. */
const WITHIN = /(?<=[。；;！])\s*(?=[一二三四五六七八九十]+、)/
const LABELLED = /^([^：:。；，]{2,16})[：:]\s*(.+)$/s
const SENTENCE = /^[^。！？]+[。！？]?$/

const cellsOf = (line: string): readonly string[] | null => {
  if (line.includes('\t')) return line.split('\t').map((cell) => cell.trim())
  if (!/^\|.*\|$/.test(line)) return null
  return line
    .slice(1, -1)
    .split('|')
    .map((cell) => cell.trim())
}

/** True for the row between head and body of a table written with bars. */
const isRule = (cells: readonly string[]) => cells.every((cell) => /^:?-{2,}:?$/.test(cell))

const numbered = (line: string, marker: string): NoticeBlock[] => {
  const rest = line.slice(marker.length).trim()
  const match = LABELLED.exec(rest)
  if (!match) {
    return rest.length <= MAX_HEADING && !/[。；]$/.test(rest)
      ? [{ type: 'heading', level: 1, text: line }]
      : [{ type: 'item', marker, text: rest }]
  }
  const [, title = '', body = ''] = match
  // One sentence after its label is a fact; several are a section.
  if (SENTENCE.test(body)) return [{ type: 'item', marker, text: rest }]
  return [
    { type: 'heading', level: 1, text: `${marker}${title}` },
    { type: 'paragraph', text: body },
  ]
}

const blocksOf = (line: string): NoticeBlock[] => {
  if (CHAPTER.test(line) && line.length <= MAX_HEADING) return [{ type: 'heading', level: 1, text: line }]
  const big = BIG.exec(line)?.[0]
  if (big) return numbered(line, big)
  const item = ITEM.exec(line)
  if (item) {
    const [whole, marker = ''] = item
    const text = line.slice(whole.length)
    const isHeading = /^（|^\(/.test(marker) && text.length <= MAX_HEADING && !/[。；：:，]/.test(text)
    return isHeading ? [{ type: 'heading', level: 2, text: line }] : [{ type: 'item', marker, text }]
  }
  return [{ type: 'paragraph', text: line }]
}

/**
 * The parts of a notice's text, by its own structure: headings by their numerals, numbered clauses, tables by tabs or
 * bars, paragraphs (BID-08). Every character except numbering, spaces and table lines is preserved, in its order.
 */
export function readNotice(text: string): readonly NoticeBlock[] {
  const blocks: NoticeBlock[] = []
  const lines = text
    .split(/\r\n?|\n/)
    .flatMap((line) => (cellsOf(line.trim()) ? [line] : line.split(WITHIN)))
    .map((line) => line.trim())
    .filter((line) => line !== '')
  let table: Array<readonly string[]> = []
  const endTable = () => {
    if (table.length > 0) blocks.push({ type: 'table', rows: table })
    table = []
  }
  for (const line of lines) {
    const cells = cellsOf(line)
    if (cells) {
      if (!isRule(cells)) table.push(cells)
      continue
    }
    endTable()
    blocks.push(...blocksOf(line))
  }
  endTable()
  return blocks
}

/** Half-open ranges of UTF-16 offsets. */
type Marks = ReadonlyArray<readonly [number, number]>

/** The clause, and its words after the label, since the label may be in a heading: 资质要求：市政二级. */
const waysToWrite = (clause: string): readonly string[] => {
  const written = clause.replace(/…$/, '')
  return [written, written.slice(written.search(/[：:]/) + 1).trim()].filter((text) => text !== '')
}

/**
 * The positions of clauses in a text of the notice, without overlaps (BID-08). A shortened clause ends in an ellipsis.
 */
export function findClauses(text: string, clauses: readonly string[]): Marks {
  const matchingClauses = clauses.flatMap((clause) => {
    const written = waysToWrite(clause).find((value) => text.includes(value))
    if (written === undefined) return []
    const at = text.indexOf(written)
    return [[at, at + written.length] as const]
  })
  const marks: Array<readonly [number, number]> = []
  for (const [from, to] of [...matchingClauses].sort((a, b) => a[0] - b[0] || b[1] - a[1])) {
    const last = marks.at(-1)
    if (last && from < last[1]) marks[marks.length - 1] = [last[0], Math.max(last[1], to)]
    else marks.push([from, to])
  }
  return marks
}
