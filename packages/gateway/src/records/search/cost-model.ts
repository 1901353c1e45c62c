import type { TokenGroup } from '../schema/tsquery'
import type { RecentPart } from './recent-index'
import type { TokenStats } from './token-stats'

/**
 * ordered-scan: along the index of the sort until the page is full · index-lookup: all that meet the condition by the
 * token index, then sort them: after an ordered scan of `scanFirst` records, if that is worth it, first among the
 * recent records that have an index of their own, part after part, in the end among all; what fills the page ends it
 */
export type AccessPath =
  | { readonly by: 'ordered-scan' }
  | {
      readonly by: 'index-lookup'
      readonly scanFirst?: number
      readonly recent: readonly RecentPart[]
      /** Whether the recent records hold all that can meet the condition, so that no further lookup is needed. */
      readonly isAll: boolean
    }

export interface AccessChoice {
  readonly path: AccessPath
  /** What the index is asked for; the other groups are rechecked at the records. */
  readonly indexed: readonly TokenGroup[]
  /** Whether counting up to the cap looks at record after record rather than asking the index. */
  readonly countsByScan: boolean
}

export interface AccessCosts {
  readonly filters: readonly TokenGroup[]
  /** Of the keyword, the rarest first. */
  readonly grams: readonly TokenGroup[]
  /** How many ranges are asked for, and how many of them of columns that the sort does not go by. */
  readonly ranges: number
  readonly otherRanges: number
  readonly stats: TokenStats
  /** Records that fill the page, with those before it. */
  readonly wanted: number
  /** Records that any ordered scan looks at, at most. */
  readonly maxScan: number
  /** Whether the index of the sort holds the titles, of which the keyword is a part. */
  readonly comparesTitlesFirst: boolean
  /** The recent records that have an index of their own for this order, the smallest part first. */
  readonly recent: readonly RecentPart[]
  /** How far back the ranges let anything lie in the order; null: any far. */
  readonly floor: number | null
}

/**
 * Microseconds on one machine at one million companies; only their ratios matter. entry: one more of a token's
 * records in the index · match: a record that the index finds · look: at a record that was found · ordered, scanned:
 * a record passed in the order of a sort, or as the table lies · title: one passed whose title the sort's index holds
 * · fetched: one of those that is looked at after all.
 */
const COST = { entry: 0.02, match: 0.2, look: 2, ordered: 3, scanned: 0.8, title: 0.4, fetched: 5 }
/** Pairs not so many times as frequent as the rarest one are taken to stand with it in one word. */
const GRAM_SPREAD = 4
/**
 * What is asked together is seldom independent: who is named after a town mostly sits there. A further group is taken
 * to leave the root of its share.
 */
const BACK_OFF = 0.5
/** What a pair of another word is taken to leave at most of those that have the rarest one. */
const OTHER_WORD = 0.5
/** Recent records are asked where they should hold so many times what the page needs. */
const MARGIN = 1.5
/** A scan goes on for so many times what was expected of it before the index is asked. */
const PATIENCE = 3
const SHORTEST_SCAN = 300
/** What a range leaves of the records, where nothing better is known. */
const RANGE_SHARE = 0.25
/** About as many as are counted. */
const COUNTED = 10_000

interface Lookup {
  readonly indexed: readonly TokenGroup[]
  /** Records that the index finds, and what finding them costs. */
  readonly met: number
  readonly cost: number
}

/** The rarest group, and every further one that saves more looks at records than reading its entries costs. */
const estimateLookup = ({ filters, grams, stats }: AccessCosts): Lookup => {
  const [rarest] = grams
  const isOneWord = (gram: TokenGroup) => !rarest || stats.of(gram) <= GRAM_SPREAD * stats.of(rarest)
  const oneWord = grams.filter(isOneWord)
  const byCount = [...filters].sort((a, b) => stats.of(a) - stats.of(b))
  const first =
    rarest && (!byCount[0] || stats.of(rarest) <= stats.of(byCount[0])) ? oneWord : byCount.slice(0, 1)
  const indexed = [...first]
  let met = Math.min(...first.map(stats.of))
  const leaves = (group: TokenGroup) => {
    const share = Math.min(1, stats.of(group) / stats.all) ** BACK_OFF
    return filters.includes(group) || group === rarest ? share : Math.max(share, OTHER_WORD)
  }
  for (const group of [...byCount, ...grams].filter((g) => !first.includes(g))) {
    const left = met * leaves(group)
    if ((met - left) * COST.look < stats.of(group) * COST.entry) continue
    indexed.push(group)
    met = left
  }
  const entries = indexed.reduce((sum, group) => sum + stats.of(group), 0)
  return { indexed, met, cost: entries * COST.entry + met * COST.match }
}

/** What passing one record costs: of its title alone, where that can tell that it does not match. */
const scanStepCost = ({ comparesTitlesFirst, filters, grams, ranges, stats }: AccessCosts): number => {
  if (!comparesTitlesFirst) return COST.ordered
  const looks = filters.length + ranges > 0
  return (
    COST.title + (looks ? COST.fetched * Math.min(1, ...grams.map((gram) => stats.of(gram) / stats.all)) : 0)
  )
}

/** What part of the records meets all: a keyword's pairs are taken to stand always together. */
const selectivity = ({ filters, grams, stats }: AccessCosts): number => {
  const share = (group: TokenGroup) => Math.min(1, stats.of(group) / stats.all)
  const [rarest = 1, ...others] = [
    ...(grams.length > 0 ? [Math.min(...grams.map(share))] : []),
    ...filters.map(share),
  ].sort((a, b) => a - b)
  return others.reduce((product, each) => product * each ** BACK_OFF, rarest)
}

/**
 * The cheapest access path by an estimate. Frequent together: a short scan from the top meets enough, and counting
 * meets the cap soon. Rare together, even where each is frequent by itself: the index finds the few there are.
 */
export function chooseAccessPath(input: AccessCosts): AccessChoice {
  const { filters, grams, stats, wanted, maxScan } = input
  const groups = [...filters, ...grams]
  if (groups.length === 0) return { path: { by: 'ordered-scan' }, indexed: [], countsByScan: true }
  if (stats.all === 0)
    return {
      path: { by: 'index-lookup', scanFirst: maxScan, recent: [], isAll: false },
      indexed: groups,
      countsByScan: false,
    }
  const lookup = estimateLookup(input)
  const share = selectivity(input)
  const passed = (records: number, ranges: number) =>
    Math.min(stats.all, records / (share * RANGE_SHARE ** ranges))
  const scanned = passed(wanted, input.otherRanges)
  const { floor } = input
  const whole = input.recent.find(({ since }) => floor !== null && floor >= since)
  const recent = input.recent.filter(
    (part) => part === whole || (scanned * MARGIN <= part.count && (!whole || part.count < whole.count)),
  )
  const lookupCost = (lookup.cost + lookup.met * COST.look) * (recent[0] ? recent[0].count / stats.all : 1)
  const worthScanning = scanned <= maxScan && scanned * scanStepCost(input) < lookupCost
  const counted = passed(COUNTED, input.ranges)
  const looked = Math.min(lookup.met, (counted * lookup.met) / stats.all)
  const scan = Math.min(maxScan, Math.max(SHORTEST_SCAN, Math.ceil(scanned * PATIENCE)))
  return {
    path: { by: 'index-lookup', ...(worthScanning && { scanFirst: scan }), recent, isAll: !!whole },
    indexed: lookup.indexed,
    countsByScan: counted * COST.scanned < lookup.cost + looked * COST.look,
  }
}
