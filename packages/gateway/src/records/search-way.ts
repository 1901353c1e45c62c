import type { Frequencies } from './frequency'
import type { TokenGroup } from './tsquery'

/**
 * walk: along the order of the sort until the page is full · gather: all that meet the condition by its index, then
 * sort them · walk-then-gather: gather only what a walk over so many records did not find
 */
export type Way =
  | { readonly by: 'walk' | 'gather' }
  | { readonly by: 'walk-then-gather'; readonly walk: number }

export interface Choice {
  readonly way: Way
  /** What the index is asked for; the other groups are seen at the records themselves. */
  readonly indexed: readonly TokenGroup[]
  /** Whether counting up to the cap looks at record after record rather than asking the index. */
  readonly countsByScan: boolean
}

export interface ChoiceInput {
  readonly filters: readonly TokenGroup[]
  /** Of the keyword, the rarest first. */
  readonly grams: readonly TokenGroup[]
  /** How many ranges are asked for, and how many of them of columns that the sort does not go by. */
  readonly ranges: number
  readonly otherRanges: number
  readonly found: Frequencies
  /** Records that fill the page, with those before it. */
  readonly wanted: number
  /** Records that any walk looks at, at most. */
  readonly longest: number
  /** Whether the index of the sort holds the titles, and nothing but titles is compared. */
  readonly byTitles: boolean
}

/**
 * Microseconds on one machine at one million companies; only their ratios matter. entry: one more of a token's
 * records in the index · match: a record that the index finds · look: at a record that was found · walked, scanned:
 * a record passed in the order of a sort, or as the table lies · title: one passed whose title the sort's index holds.
 */
const COST = { entry: 0.02, match: 0.2, look: 1.2, walked: 1.5, scanned: 0.8, title: 0.4 }
/** A pair so many times as frequent as the rarest one hardly narrows what that one found. */
const GRAM_SPREAD = 4
/** A walk goes on for so many times what was expected of it before the rest is gathered. */
const PATIENCE = 3
const SHORTEST_WALK = 300
/** What a range leaves of the records, where nothing better is known. */
const RANGE_SHARE = 0.25
/** About as many as are counted. */
const COUNTED = 10_000

interface Gathering {
  readonly indexed: readonly TokenGroup[]
  /** Records that the index finds, and what finding them costs. */
  readonly met: number
  readonly cost: number
}

/** The rarest group, and every further one that saves more looks at records than reading its entries costs. */
const gatheringOf = ({ filters, grams, found }: ChoiceInput): Gathering => {
  const [rarest] = grams
  const narrowing = grams.filter((gram) => !rarest || found.of(gram) <= GRAM_SPREAD * found.of(rarest))
  const byCount = [...filters].sort((a, b) => found.of(a) - found.of(b))
  const first =
    rarest && (!byCount[0] || found.of(rarest) <= found.of(byCount[0])) ? narrowing : byCount.slice(0, 1)
  const indexed = [...first]
  let met = Math.min(...first.map(found.of))
  for (const group of [...byCount, ...narrowing].filter((g) => !first.includes(g))) {
    const left = met * Math.min(1, found.of(group) / found.all)
    if ((met - left) * COST.look < found.of(group) * COST.entry) continue
    indexed.push(group)
    met = left
  }
  const entries = indexed.reduce((sum, group) => sum + found.of(group), 0)
  return { indexed, met, cost: entries * COST.entry + met * COST.match }
}

/** What part of the records meets all: filters are taken as independent, a keyword's pairs as always together. */
const shareOf = ({ filters, grams, found }: ChoiceInput): number => {
  const share = (group: TokenGroup) => Math.min(1, found.of(group) / found.all)
  const keyword = Math.min(1, ...grams.map(share))
  return filters.reduce((product, group) => product * share(group), keyword)
}

/**
 * The cheapest way by an estimate. Frequent together: a short walk from the newest meets enough, and counting meets
 * the cap soon. Rare together, even where each is frequent by itself: the index gathers the few there are.
 */
export const choiceOf = (input: ChoiceInput): Choice => {
  const { filters, grams, found, wanted, longest } = input
  const groups = [...filters, ...grams]
  if (groups.length === 0) return { way: { by: 'walk' }, indexed: [], countsByScan: true }
  if (found.all === 0)
    return { way: { by: 'walk-then-gather', walk: longest }, indexed: groups, countsByScan: false }
  const gathering = gatheringOf(input)
  const share = shareOf(input)
  const passed = (records: number, ranges: number) =>
    Math.min(found.all, records / (share * RANGE_SHARE ** ranges))
  const walked = passed(wanted, input.otherRanges)
  const step = input.byTitles ? COST.title : COST.walked
  const worthWalking = walked <= longest && walked * step < gathering.cost + gathering.met * COST.look
  const counted = passed(COUNTED, input.ranges)
  const looked = Math.min(gathering.met, (counted * gathering.met) / found.all)
  const walk = Math.min(longest, Math.max(SHORTEST_WALK, Math.ceil(walked * PATIENCE)))
  return {
    way: worthWalking ? { by: 'walk-then-gather', walk } : { by: 'gather' },
    indexed: gathering.indexed,
    countsByScan: counted * COST.scanned < gathering.cost + looked * COST.look,
  }
}
