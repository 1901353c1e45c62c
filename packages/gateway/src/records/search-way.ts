import type { Frequencies } from './frequency'
import type { Newest } from './newest'
import type { TokenGroup } from './tsquery'

/**
 * walk: along the order of the sort until the page is full · gather: all that meet the condition by an index, then
 * sort them: after a walk over so many records, if that is worth it, first from the newest that have an index of
 * their own, part after part, in the end from all; what fills the page ends it
 */
export type Way =
  | { readonly by: 'walk' }
  | {
      readonly by: 'gather'
      readonly afterWalk?: number
      readonly newest: readonly Newest[]
      /** Whether the newest hold all that can meet the condition, so that nobody need ask further. */
      readonly isAll: boolean
    }

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
  /** Whether the index of the sort holds the titles, of which the keyword is a part. */
  readonly byTitles: boolean
  /** The newest that have an index of their own for this order, the smallest part first. */
  readonly newest: readonly Newest[]
  /** How far back the ranges let anything lie in the order; null: any far. */
  readonly floor: number | null
}

/**
 * Microseconds on one machine at one million companies; only their ratios matter. entry: one more of a token's
 * records in the index · match: a record that the index finds · look: at a record that was found · walked, scanned:
 * a record passed in the order of a sort, or as the table lies · title: one passed whose title the sort's index holds
 * · fetched: one of those that is looked at after all.
 */
const COST = { entry: 0.02, match: 0.2, look: 2, walked: 3, scanned: 0.8, title: 0.4, fetched: 5 }
/** Pairs not so many times as frequent as the rarest one are taken to stand with it in one word. */
const GRAM_SPREAD = 4
/**
 * What is asked together is seldom independent: who is named after a town mostly sits there. A further group is taken
 * to leave the root of its share.
 */
const BACK_OFF = 0.5
/** What a pair of another word is taken to leave at most of those that have the rarest one. */
const OTHER_WORD = 0.5
/** The newest are asked where they should hold so many times what the page needs. */
const MARGIN = 1.5
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
  const isOneWord = (gram: TokenGroup) => !rarest || found.of(gram) <= GRAM_SPREAD * found.of(rarest)
  const oneWord = grams.filter(isOneWord)
  const byCount = [...filters].sort((a, b) => found.of(a) - found.of(b))
  const first =
    rarest && (!byCount[0] || found.of(rarest) <= found.of(byCount[0])) ? oneWord : byCount.slice(0, 1)
  const indexed = [...first]
  let met = Math.min(...first.map(found.of))
  const leaves = (group: TokenGroup) => {
    const share = Math.min(1, found.of(group) / found.all) ** BACK_OFF
    return filters.includes(group) || group === rarest ? share : Math.max(share, OTHER_WORD)
  }
  for (const group of [...byCount, ...grams].filter((g) => !first.includes(g))) {
    const left = met * leaves(group)
    if ((met - left) * COST.look < found.of(group) * COST.entry) continue
    indexed.push(group)
    met = left
  }
  const entries = indexed.reduce((sum, group) => sum + found.of(group), 0)
  return { indexed, met, cost: entries * COST.entry + met * COST.match }
}

/** What passing one record costs: of its title alone, where that can tell that it does not match. */
const stepOf = ({ byTitles, filters, grams, ranges, found }: ChoiceInput): number => {
  if (!byTitles) return COST.walked
  const looks = filters.length + ranges > 0
  return (
    COST.title + (looks ? COST.fetched * Math.min(1, ...grams.map((gram) => found.of(gram) / found.all)) : 0)
  )
}

/** What part of the records meets all: a keyword's pairs are taken to stand always together. */
const shareOf = ({ filters, grams, found }: ChoiceInput): number => {
  const share = (group: TokenGroup) => Math.min(1, found.of(group) / found.all)
  const [rarest = 1, ...others] = [
    ...(grams.length > 0 ? [Math.min(...grams.map(share))] : []),
    ...filters.map(share),
  ].sort((a, b) => a - b)
  return others.reduce((product, each) => product * each ** BACK_OFF, rarest)
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
    return {
      way: { by: 'gather', afterWalk: longest, newest: [], isAll: false },
      indexed: groups,
      countsByScan: false,
    }
  const gathering = gatheringOf(input)
  const share = shareOf(input)
  const passed = (records: number, ranges: number) =>
    Math.min(found.all, records / (share * RANGE_SHARE ** ranges))
  const walked = passed(wanted, input.otherRanges)
  const { floor } = input
  const whole = input.newest.find(({ since }) => floor !== null && floor >= since)
  const newest = input.newest.filter(
    (part) => part === whole || (walked * MARGIN <= part.count && (!whole || part.count < whole.count)),
  )
  const gathered =
    (gathering.cost + gathering.met * COST.look) * (newest[0] ? newest[0].count / found.all : 1)
  const worthWalking = walked <= longest && walked * stepOf(input) < gathered
  const counted = passed(COUNTED, input.ranges)
  const looked = Math.min(gathering.met, (counted * gathering.met) / found.all)
  const walk = Math.min(longest, Math.max(SHORTEST_WALK, Math.ceil(walked * PATIENCE)))
  return {
    way: { by: 'gather', ...(worthWalking && { afterWalk: walk }), newest, isAll: !!whole },
    indexed: gathering.indexed,
    countsByScan: counted * COST.scanned < gathering.cost + looked * COST.look,
  }
}
