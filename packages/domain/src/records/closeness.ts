import { searchForm } from './tokens'

/** A part of a text in search form, and what it costs to make a keyword of it. */
export interface ClosePart {
  readonly part: string
  readonly distance: number
}

interface Reached {
  readonly cost: number
  /** Where the part begins that reaches this cost. */
  readonly from: number
}

// Of equally cheap ones the part that begins first: it is the longer one, with more of what was typed in it.
const isBetter = (one: Reached, other: Reached) =>
  one.cost < other.cost || (one.cost === other.cost && one.from < other.from)

const cheapest = (ways: readonly Reached[]): Reached =>
  ways.reduce((best, way) => (isBetter(way, best) ? way : best))

/** What it costs to take one character for another: nothing for the same, 1 else. */
export type CostOfChange = (wanted: string, found: string) => number

const PLAIN: CostOfChange = (wanted, found) => (wanted === found ? 0 : 1)

/**
 * The part of a title that comes closest to a keyword (SHL-08), both compared in search form: each character that is
 * missing or too many costs 1, one taken for another what `change` says. Of equally close parts the earliest,
 * and of those that begin there the longest; '' where the title is empty.
 */
export const closestPart = (title: string, keyword: string, change: CostOfChange = PLAIN): ClosePart => {
  const [chars, wanted] = [[...searchForm(title)], [...searchForm(keyword)]]
  let row: Reached[] = Array.from({ length: chars.length + 1 }, (_, from) => ({ cost: 0, from }))
  for (const [i, char] of wanted.entries()) {
    const next: Reached[] = [{ cost: i + 1, from: 0 }]
    for (const [j, found] of chars.entries()) {
      const [before, above, left] = [row[j], row[j + 1], next[j]] as [Reached, Reached, Reached]
      next.push(
        cheapest([
          { cost: before.cost + change(char, found), from: before.from },
          { cost: above.cost + 1, from: above.from },
          { cost: left.cost + 1, from: left.from },
        ]),
      )
    }
    row = next
  }
  const end = row.reduce((best, reached, at) => (isBetter(row[best] as Reached, reached) ? best : at), 0)
  const { cost, from } = row[end] as Reached
  return { part: chars.slice(from, end).join(''), distance: cost }
}

/** One slip in three characters may be meant otherwise (SHL-08). */
const CHARACTERS_A_SLIP = 3

/** Whether a part is close enough to a keyword to ask whether it was meant, and not the keyword itself (SHL-08). */
export const isMeant = (keyword: string, { part, distance }: ClosePart): boolean =>
  distance > 0 && part !== '' && distance <= [...searchForm(keyword)].length / CHARACTERS_A_SLIP
