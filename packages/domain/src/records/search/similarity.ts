import { normaliseForSearch } from './tokens'

/** A substring in search form, and its edit distance to a keyword. */
interface ClosestMatch {
  readonly part: string
  readonly distance: number
}

interface EditCell {
  readonly cost: number
  /** The start of the substring with this distance. */
  readonly from: number
}

// On equal distance the earlier start wins: it is longer and contains more of the typed text.
const isBetter = (cell: EditCell, other: EditCell) =>
  cell.cost < other.cost || (cell.cost === other.cost && cell.from < other.from)

const cheapest = (ways: readonly EditCell[]): EditCell =>
  ways.reduce((best, way) => (isBetter(way, best) ? way : best))

/** The cost of substituting one character for another; the default is 0 for the same, else 1. */
type SubstitutionCost = (wanted: string, actual: string) => number

const PLAIN: SubstitutionCost = (wanted, actual) => (wanted === actual ? 0 : 1)

/** The cost of two swapped neighbours: less than another character, as both are right. */
const SWAP = 0.9

/**
 * The substring of a title with the smallest edit distance to a keyword (SHL-08), both in search form: an insertion
 * or deletion costs 1, a substitution `change`, two swapped neighbours 0.9 (FND-09). On equal distance the earliest, then the longest; '' for an empty
 * title.
 */
export function findClosestMatch(
  title: string,
  keyword: string,
  change: SubstitutionCost = PLAIN,
): ClosestMatch {
  const [chars, wanted] = [[...normaliseForSearch(title)], [...normaliseForSearch(keyword)]]
  let row: EditCell[] = Array.from({ length: chars.length + 1 }, (_, from) => ({ cost: 0, from }))
  let previous: EditCell[] = []
  for (const [i, char] of wanted.entries()) {
    const next: EditCell[] = [{ cost: i + 1, from: 0 }]
    for (const [j, character] of chars.entries()) {
      const [before, above, left] = [row[j], row[j + 1], next[j]] as [EditCell, EditCell, EditCell]
      const isSwapped = char === chars[j - 1] && character === wanted[i - 1] && char !== character
      const crossed = isSwapped ? previous[j - 1] : undefined
      next.push(
        cheapest([
          { cost: before.cost + change(char, character), from: before.from },
          { cost: above.cost + 1, from: above.from },
          { cost: left.cost + 1, from: left.from },
          ...(crossed ? [{ cost: crossed.cost + SWAP, from: crossed.from }] : []),
        ]),
      )
    }
    previous = row
    row = next
  }
  const end = row.reduce((best, reached, at) => (isBetter(row[best] as EditCell, reached) ? best : at), 0)
  const { cost, from } = row[end] as EditCell
  return { part: chars.slice(from, end).join(''), distance: cost }
}

/** One typo is allowed per this many characters (SHL-08). */
const CHARACTERS_A_SLIP = 3

/** True when a substring is similar enough to the keyword for "did you mean", and differs from it. */
export function isDidYouMean(keyword: string, { part, distance }: ClosestMatch): boolean {
  return (
    distance > 0 && part !== '' && distance <= [...normaliseForSearch(keyword)].length / CHARACTERS_A_SLIP
  )
}

export interface CloseKeyword {
  readonly text: string
  readonly distance: number
}

/**
 * The keyword that was clearly meant: one slip away, and no other keyword is as close (FND-04); otherwise null.
 * @param close the closest first
 */
export function findCorrection([first, second]: readonly CloseKeyword[]): string | null {
  if (!first || first.distance > 1) return null
  return second && second.distance <= first.distance ? null : first.text
}

/** The share of the names with a sound that makes their common text the clear one. */
const CLEAR_SHARE = 2 / 3

/**
 * The text that most names have where they sound as typed, searched instead of the letters (FND-11); null if no text is
 * clear.
 * @param texts one for each name
 */
export function findClearText(texts: readonly string[]): string | null {
  const times = new Map<string, number>()
  for (const text of texts) times.set(text, (times.get(text) ?? 0) + 1)
  const [text, count] = [...times].sort((a, b) => b[1] - a[1])[0] ?? ['', 0]
  return text !== '' && count >= texts.length * CLEAR_SHARE ? text : null
}
