/** A name as it is drawn: its lines, and their size in px. */
export interface NameLines {
  readonly size: number
  readonly lines: readonly string[]
}

/** Sizes in px, and lines of each, in the order in which they are tried. */
const FITS = [
  { size: 14, lines: 1 },
  { size: 13, lines: 2 },
  { size: 11, lines: 3 },
] as const
const SMALLEST = 11

const NARROW = /[\u0020-\u007e]/
const NARROW_EM = 0.6

const emOf = (text: string): number => {
  let em = 0
  for (const char of text) em += NARROW.test(char) ? NARROW_EM : 1
  return em
}

// What stays on one line: a word or number, a sign with what it follows or opens.
const PIECES = /[（(【《“]?(?:[\dA-Za-z.&-]+|.)[）)】》”、，,]*/gsu

const breakAt = (name: string, em: number): string[] => {
  const lines: string[] = []
  let line = ''
  for (const piece of name.match(PIECES) ?? []) {
    if (line !== '' && emOf(line + piece) > em) {
      lines.push(line)
      line = ''
    }
    line += piece
  }
  return line === '' ? lines : [...lines, line]
}

/** Lines of nearly equal length, as few as there is room for. */
const breakEvenly = (name: string, most: number, count: number): string[] => {
  const even = Math.ceil(emOf(name) / count)
  for (let em = even; em < most; em++) {
    const lines = breakAt(name, em)
    if (lines.length <= count) return lines
  }
  return breakAt(name, most)
}

/** A name whole within a width in px: on one line, else on two or three smaller ones; nothing is cut off (REL-03). */
export function layOutName(name: string, width: number): NameLines {
  for (const { size, lines: count } of FITS) {
    const lines = breakEvenly(name, width / size, count)
    if (lines.length <= count) return { size, lines }
  }
  return { size: SMALLEST, lines: breakAt(name, width / SMALLEST) }
}
