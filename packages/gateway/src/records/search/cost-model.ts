import type { TokenGroup } from '../schema/tsquery'
import type { RecentPart } from './recent-index'
import type { TokenStats } from './token-stats'

/**
 * ordered-scan: reads along the index of the sort until the page is full.
 * index-lookup: finds all matches by the token index, then sorts them. Before that, an ordered scan of `scanFirst`
 * records is tried if it is worth it, then the recent parts with an index of their own, one after the other. The first
 * step that fills the page ends the search.
 */
export type AccessPath =
  | { readonly by: 'ordered-scan' }
  | {
      readonly by: 'index-lookup'
      readonly scanFirst?: number
      readonly recent: readonly RecentPart[]
      /** True when the recent records include every possible match, so that no further lookup is needed. */
      readonly isAll: boolean
    }

interface AccessChoice {
  readonly path: AccessPath
  /** The groups that the index is queried for; the other groups are rechecked at the records. */
  readonly indexed: readonly TokenGroup[]
  /** True when counting up to the cap scans records instead of querying the index. */
  readonly countsByScan: boolean
  /** True when counting up to the cap scans titles in the index of the default order, without reading records. */
  readonly countsByTitle: boolean
}

export interface AccessCosts {
  readonly filters: readonly TokenGroup[]
  /** The pairs of characters of the keyword, the rarest first. */
  readonly grams: readonly TokenGroup[]
  /** The number of ranges, and of ranges on columns other than the sort's. */
  readonly ranges: number
  readonly otherRanges: number
  readonly stats: TokenStats
  /** The number of records needed: the page and all records before it. */
  readonly wanted: number
  /** The most records that any ordered scan reads. */
  readonly maxScan: number
  /** True when the index of the sort includes the titles, so that the keyword is compared there. */
  readonly comparesTitlesFirst: boolean
  /** The recent parts with an index of their own for this order, the smallest first. */
  readonly recent: readonly RecentPart[]
  /** The lowest sort value that the ranges allow; null without a bound. */
  readonly floor: number | null
}

/**
 * Microseconds on one machine with one million companies; only their ratios matter.
 * entry: one more index entry of a token · match: a record found by the index · look: reading a found record · ordered,
 * scanned: a record passed in the order of a sort, or in the order of the table · title: a record passed by its title
 * in the sort's index · fetched: a record read after its title matched · counted: a record counted by its title there,
 * without reading it.
 */
const COST = {
  entry: 0.02,
  match: 0.2,
  look: 2,
  ordered: 3,
  scanned: 0.8,
  title: 0.4,
  fetched: 5,
  counted: 0.1,
}
/** Pairs up to this many times as frequent as the rarest pair are assumed to be in the same word. */
const GRAM_SPREAD = 4
/**
 * Conditions are seldom independent: most companies named after a town are located there. A further group is assumed to
 * leave the square root of its share.
 */
const BACK_OFF = 0.5
/** The least share that a pair of another word is assumed to leave of the records with the rarest pair. */
const OTHER_WORD = 0.5
/** A recent part is searched only if it has this many times the records that the page is expected to need. */
const MARGIN = 1.5
/** A scan stops after this many times its expected length; then the index is queried. */
const PATIENCE = 3
const SHORTEST_SCAN = 300
/** The share of records assumed to be in a range, as there are no statistics. */
const RANGE_SHARE = 0.25
/** The number of records to count: about the cap of totals. */
const COUNTED = 10_000

interface Lookup {
  readonly indexed: readonly TokenGroup[]
  /** The number of records that the index finds, and the cost of finding them. */
  readonly met: number
  readonly cost: number
}

/** Chooses the rarest group, and every further group that saves more in reading records than its index entries cost. */
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

/** The cost of passing a record; only that of its title, if the title can exclude the record. */
const scanStepCost = ({ comparesTitlesFirst, filters, grams, ranges, stats }: AccessCosts): number => {
  if (!comparesTitlesFirst) return COST.ordered
  const looks = filters.length + ranges > 0
  return (
    COST.title + (looks ? COST.fetched * Math.min(1, ...grams.map((gram) => stats.of(gram) / stats.all)) : 0)
  )
}

/** The share of records that meet all conditions. The pairs of a keyword are assumed to occur always together. */
const selectivity = ({ filters, grams, stats }: AccessCosts): number => {
  const share = (group: TokenGroup) => Math.min(1, stats.of(group) / stats.all)
  const [rarest = 1, ...others] = [
    ...(grams.length > 0 ? [Math.min(...grams.map(share))] : []),
    ...filters.map(share),
  ].sort((a, b) => a - b)
  return others.reduce((product, each) => product * each ** BACK_OFF, rarest)
}

/**
 * Chooses the cheapest access path by an estimate. Groups that are frequent together: a short scan from the top finds
 * enough, and a count soon reaches the cap. Groups that are rare together, even if each is frequent: the index finds
 * the few matches.
 */
export function chooseAccessPath(input: AccessCosts): AccessChoice {
  const { filters, grams, stats, wanted, maxScan } = input
  const groups = [...filters, ...grams]
  const titlesDecide = filters.length + input.ranges === 0
  if (groups.length === 0)
    return { path: { by: 'ordered-scan' }, indexed: [], countsByScan: true, countsByTitle: titlesDecide }
  if (stats.all === 0)
    return {
      path: { by: 'index-lookup', scanFirst: maxScan, recent: [], isAll: false },
      indexed: groups,
      countsByScan: false,
      countsByTitle: false,
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
  const shareOf = (part?: RecentPart) => (part ? part.count / stats.all : 1)
  const lookupCost = (lookup.cost + lookup.met * COST.look) * shareOf(recent[0])
  const worthScanning = scanned <= maxScan && scanned * scanStepCost(input) < lookupCost
  const counted = passed(COUNTED, input.ranges)
  const looked = Math.min(lookup.met, (counted * lookup.met) / stats.all)
  const countCost = (lookup.cost + looked * COST.look) * shareOf(whole)
  const scan = Math.min(maxScan, Math.max(SHORTEST_SCAN, Math.ceil(scanned * PATIENCE)))
  return {
    path: { by: 'index-lookup', ...(worthScanning && { scanFirst: scan }), recent, isAll: !!whole },
    indexed: lookup.indexed,
    countsByScan: counted * COST.scanned < countCost,
    countsByTitle: titlesDecide && counted * COST.counted < countCost,
  }
}
