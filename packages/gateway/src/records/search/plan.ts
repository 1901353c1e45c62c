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
 * The ranking by relevance.
 * all: few records can match, and each is ranked.
 * head: titles that begin with the keyword are ranked and come first; the others follow in the usual order.
 */
type Ranking = 'all' | 'head'
/** The most possible matches that are all ranked: with more, the keyword is too unspecific. */
const MAX_RANKED = 500

/** Titles already listed ahead of this part: those that start with the keyword, or equal it. */
export type Except = 'beginning' | 'named'

/** The plan of one search: values only; statements.ts turns it into SQL. */
export interface Plan {
  readonly kind: RecordKind
  readonly sort: Sort
  /** Only records after this cursor; null from the top. */
  readonly after: Cursor | null
  readonly offset: number
  readonly size: number
  readonly match: KeywordMatch
  /** Absent for the order of the sort alone. */
  readonly ranking?: Ranking
  readonly except?: Except
  /** Existing values of the exact key; they replace the keyword. */
  readonly keys: readonly string[]
  /** Records that the keyword finds besides those with a matching title: by a former name or another code. */
  readonly also: readonly string[]
  /** One group of tokens per chosen filter. */
  readonly filters: readonly TokenGroup[]
  readonly ranges: readonly ColumnRange[]
  /** The range of excluded records: the other part of a list in two parts. */
  readonly outside?: ColumnRange
  readonly path: AccessPath
  /** The most records that an ordered scan reads. */
  readonly maxScan: number
  /** The groups that the token index is queried for; the others are rechecked at the records. */
  readonly indexed: readonly TokenGroup[]
  /** True when an exact key or a whole title finds the records, so that no tokens are needed. */
  readonly findsByValue: boolean
  readonly rangesOnly: boolean
  /** True when the index of the sort includes the titles: a scan along it reads only records with a matching title. */
  readonly comparesTitlesFirst: boolean
  readonly countsByScan: boolean
  readonly countsByTitle: boolean
  /** True for a frequent query that is worth preparing: the first page, with one range at most. */
  readonly isCommon: boolean
}

type PlanInput = Pick<
  AdmittedSearch,
  'kind' | 'request' | 'match' | 'sort' | 'isRanked' | 'after' | 'asker' | 'part'
> & {
  readonly keys: readonly string[]
  readonly also?: readonly string[]
}

/** The region filter of a place in the keyword; empty for a kind without regions. */
const regionGroups = (kind: RecordKind, match?: KeywordMatch) => {
  const filter = kind.filters.find(({ type }) => type === 'region')
  const regions = match?.by === 'words' ? match.regions : []
  return filter && regions.length > 0 ? buildTokenGroups(kind, { [filter.key]: regions }) : []
}

/** One group per chosen filter, and one for the place in the keyword. */
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

/** All token groups of the search, whose frequencies the plan needs. */
export function tokensToCount(input: Pick<PlanInput, 'kind' | 'request' | 'match' | 'keys'>): TokenGroup[] {
  return [...filterGroups(input), ...keywordGrams(input)]
}

/**
 * The recent parts that can contain the results: only in the default order, and only until the reader has paged past
 * them.
 */
const recentFor = ({ kind, sort, after }: PlanInput, { recent }: TokenStats) =>
  sort === kind.sorts[0] ? recent.filter(({ since }) => !after || after.value > since) : []

const areFew = (groups: readonly TokenGroup[], { all, of }: Pick<TokenStats, 'all' | 'of'>): boolean =>
  all > 0 && Math.min(...groups.map(of)) <= MAX_RANKED

const rankingOf = (
  { isRanked, match, keys }: PlanInput,
  groups: readonly TokenGroup[],
  { all, of }: TokenStats,
): Ranking | undefined => {
  if (!isRanked || match.by !== 'words' || keys.length > 0) return undefined
  return areFew(groups, { all, of }) ? 'all' : 'head'
}

/** The range of unexpired records (LST-06). */
const openRange = ({ kind, asker }: PlanInput): ColumnRange[] =>
  kind.expiresOn === undefined ? [] : [{ column: kind.expiresOn, of: 'date', min: asker.now }]

/** Plans a search: rare tokens are looked up in the index, frequent tokens are found by a scan along the order. */
export function planSearch(input: PlanInput, stats: TokenStats, maxScan: number): Plan {
  const { kind, request, match, keys, after, sort } = input
  const grams = keywordGrams(input)
    .sort((a, b) => stats.of(a) - stats.of(b))
    .slice(0, GRAMS_USED)
  const filters = filterGroups(input)
  const asked = buildRanges(kind, request.filters, input.asker.now)
  const ranges = input.part === 'open' ? [...asked, ...openRange(input)] : asked
  const offset = after ? 0 : offsetOf(request)
  // A keyword that finds many titles is no former name.
  const also = areFew([...filters, ...grams], stats) ? (input.also ?? []) : []
  const comparesTitlesFirst = holdsTitles(kind, sort) && grams.length > 0 && also.length === 0
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
  const outside = input.part === 'over' ? openRange(input)[0] : undefined
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
    also,
    filters,
    ranges,
    outside,
    path: findsByValue || also.length > 0 ? { by: 'index-lookup', recent: [], isAll: false } : choice.path,
    maxScan,
    indexed: choice.indexed,
    findsByValue,
    rangesOnly,
    comparesTitlesFirst,
    countsByScan: !findsByValue && also.length === 0 && choice.countsByScan,
    countsByTitle:
      match.by === 'words' && keys.length === 0 && also.length === 0 && !outside && choice.countsByTitle,
    isCommon:
      input.part === undefined &&
      !after &&
      offset === 0 &&
      !findsByValue &&
      also.length === 0 &&
      ranges.length <= (rangesOnly ? 0 : 1),
  }
}
