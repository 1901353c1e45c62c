/** A name as displayed: its lines, and their font size in px. */
export interface NameLines {
  readonly size: number
  readonly lines: readonly string[]
}

/** Font sizes in px, and the maximum of lines of each, in the order of the attempts. */
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

// Pieces that are not broken: a word or number, with the punctuation before or after it.
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

/** Lines of nearly equal length, as few as the width allows. */
const breakEvenly = (name: string, most: number, count: number): string[] => {
  const even = Math.ceil(emOf(name) / count)
  for (let em = even; em < most; em++) {
    const lines = breakAt(name, em)
    if (lines.length <= count) return lines
  }
  return breakAt(name, most)
}

/**
 * A complete name within a width in px: on one line, else on two or three lines in a smaller font, else on more lines
 * in the smallest; never truncated (REL-03).
 */
export function layOutName(name: string, width: number): NameLines {
  for (const { size, lines: count } of FITS) {
    const lines = breakEvenly(name, width / size, count)
    if (lines.length <= count) return { size, lines }
  }
  return { size: SMALLEST, lines: breakAt(name, width / SMALLEST) }
}
