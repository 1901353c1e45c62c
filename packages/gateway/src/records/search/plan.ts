import {
  buildRanges,
  buildTokenGroups,
  type ColumnRange,
  type RecordKind,
  type Sort,
} from '@zhushutong/domain/records'
import { offsetOf } from '../../platform/http'
import { holdsTitles } from '../schema/record-table'
import type { TokenGroup } from '../schema/tsquery'
import { type AccessPath, chooseAccessPath } from './cost-model'
import type { Cursor } from './cursor'
import type { KeywordMatch } from './keyword'
import { sortFloor } from './range-bounds'
import type { AdmittedSearch } from './search-request'
import type { TokenStats } from './token-stats'

/** Bigrams beyond the three rarest hardly narrow the result; the title is compared anyway. */
const GRAMS_USED = 3

/**
 * How the order of relevance is made. all: few records can match, each is ranked · head: titles that begin with the
 * keyword are ranked and stand first, the others follow in the usual order
 */
export type Ranking = 'all' | 'head'
/** From so many possible matches on a keyword says too little to rank them all. */
const MOST_RANKED = 500

/** What of a list stands in front of it already: titles that begin with the keyword, or those that are it. */
export type Except = 'beginning' | 'named'

/** How one search is run: values only, which statements.ts makes SQL of. */
export interface Plan {
  readonly kind: RecordKind
  readonly sort: Sort
  /** Records after this one only; null from the top. */
  readonly after: Cursor | null
  readonly offset: number
  readonly size: number
  readonly match: KeywordMatch
  /** Absent where the order is that of the sort alone. */
  readonly ranking?: Ranking
  readonly except?: Except
  /** Values of the exact key that exist; they stand in for the keyword. */
  readonly keys: readonly string[]
  /** One group of tokens for each filter that is chosen. */
  readonly filters: readonly TokenGroup[]
  readonly ranges: readonly ColumnRange[]
  /** The range without results: the other part of a list in two parts. */
  readonly outside?: ColumnRange
  readonly path: AccessPath
  /** Records that an ordered scan looks at, at most. */
  readonly maxScan: number
  /** The groups that the token index is asked for; the others are rechecked at the records. */
  readonly indexed: readonly TokenGroup[]
  /** Whether an exact key or a whole title finds the records, so that tokens need not. */
  readonly findsByValue: boolean
  /** Whether nothing but ranges narrows the search. */
  readonly rangesOnly: boolean
  /** Whether the index of the sort holds the titles: a scan along it looks only at records whose title matches. */
  readonly comparesTitlesFirst: boolean
  readonly countsByScan: boolean
  /** Asked so often, but for its words, that it is worth preparing: the first page, with one range at most. */
  readonly isCommon: boolean
}

export type PlanInput = Pick<
  AdmittedSearch,
  'kind' | 'request' | 'match' | 'sort' | 'isRanked' | 'after' | 'asker' | 'part'
> & {
  readonly keys: readonly string[]
}

/** The filter by region that a place in the keyword stands for; none where the kind has no regions. */
const regionGroups = (kind: RecordKind, match?: KeywordMatch) => {
  const filter = kind.filters.find(({ type }) => type === 'region')
  const regions = match?.by === 'words' ? match.regions : []
  return filter && regions.length > 0 ? buildTokenGroups(kind, { [filter.key]: regions }) : []
}

/** A group for each filter that is chosen, and one for the place that the keyword is understood to name. */
export function filterGroups({
  kind,
  request,
  match,
}: Pick<PlanInput, 'kind' | 'request'> & Partial<Pick<PlanInput, 'match'>>): TokenGroup[] {
  return [...buildTokenGroups(kind, request.filters), ...regionGroups(kind, match)].map((tokens) => ({
    tokens,
  }))
}

const keywordGrams = ({ match, keys }: Pick<PlanInput, 'match' | 'keys'>): TokenGroup[] =>
  match.by === 'words' && keys.length === 0 ? [...match.grams] : []

/** Every group of tokens that the search may ask for: those whose frequencies are worth knowing. */
export function tokensToCount(input: Pick<PlanInput, 'kind' | 'request' | 'match' | 'keys'>): TokenGroup[] {
  return [...filterGroups(input), ...keywordGrams(input)]
}

/** The recent records that may hold what is looked for: in the default order, not yet paged past them. */
const recentFor = ({ kind, sort, after }: PlanInput, { recent }: TokenStats) =>
  sort === kind.sorts[0] ? recent.filter(({ since }) => !after || after.value > since) : []

const rankingOf = (
  { isRanked, match, keys }: PlanInput,
  groups: readonly TokenGroup[],
  { all, of }: TokenStats,
): Ranking | undefined => {
  if (!isRanked || match.by !== 'words' || keys.length > 0) return undefined
  return all > 0 && Math.min(...groups.map(of)) <= MOST_RANKED ? 'all' : 'head'
}

/** The range of unexpired records (LST-06). */
const openRange = ({ kind, asker }: PlanInput): ColumnRange[] =>
  kind.expiresOn === undefined ? [] : [{ column: kind.expiresOn, of: 'date', min: asker.now }]

/** Chooses how to search: rare tokens are looked up in the index, frequent ones met by a scan along the order. */
export function planSearch(input: PlanInput, stats: TokenStats, maxScan: number): Plan {
  const { kind, request, match, keys, after, sort } = input
  const grams = keywordGrams(input)
    .sort((a, b) => stats.of(a) - stats.of(b))
    .slice(0, GRAMS_USED)
  const filters = filterGroups(input)
  const asked = buildRanges(kind, request.filters, input.asker.now)
  const ranges = input.part === 'open' ? [...asked, ...openRange(input)] : asked
  const offset = after ? 0 : offsetOf(request)
  const comparesTitlesFirst = holdsTitles(kind, sort) && grams.length > 0
  const choice = chooseAccessPath({
    filters,
    grams,
    ranges: ranges.length,
    otherRanges: ranges.filter((range) => range.column !== sort.column).length,
    stats,
    wanted: offset + request.pageSize + 1,
    maxScan,
    comparesTitlesFirst,
    recent: recentFor(input, stats),
    floor: sortFloor(sort, ranges),
  })
  const findsByValue = keys.length > 0 || match.by === 'title'
  const rangesOnly = filters.length + grams.length === 0
  return {
    kind,
    sort,
    after,
    offset,
    size: request.pageSize,
    match,
    ranking: rankingOf(input, [...filters, ...grams], stats),
    keys,
    filters,
    ranges,
    outside: input.part === 'over' ? openRange(input)[0] : undefined,
    path: findsByValue ? { by: 'index-lookup', recent: [], isAll: false } : choice.path,
    maxScan,
    indexed: choice.indexed,
    findsByValue,
    rangesOnly,
    comparesTitlesFirst,
    countsByScan: !findsByValue && choice.countsByScan,
    isCommon:
      input.part === undefined &&
      !after &&
      offset === 0 &&
      !findsByValue &&
      ranges.length <= (rangesOnly ? 0 : 1),
  }
}
