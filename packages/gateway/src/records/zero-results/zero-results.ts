import {
  type CloseKeyword,
  expandToWords,
  findClearText,
  findClosestMatch,
  findCorrection,
  findTitleHits,
  isDidYouMean,
  normaliseForSearch,
} from '@zhushutong/domain/records'
import { brandStart, readingsOf } from '../pinyin/pinyin'
import type { Reader } from '../schema/reader'
import type { Alternatives } from '../search/engine.ports'
import { tokensToCount } from '../search/plan'
import type { AdmittedSearch } from '../search/search-request'
import { readTokenStats, type TokenStats } from '../search/token-stats'
import { countTotal, relaxFilters } from './relaxed-filters'
import {
  type Candidate,
  findHomophones,
  findSharingBigrams,
  findSwapped,
  findTypedInPinyin,
  findWithOneEdit,
  type Sounding,
  sharedHits,
  shareOf,
} from './similar-titles'

const MAX_KEYWORDS = 3
const MAX_NEAR = 5
/** The smallest share of the keyword that makes a title a near match. */
const NEAR = 0.15
/** The cost of a different character with the same sound; other mistakes cost 1. */
const SAME_SOUND = 0.3
/** The cost of a different number: more than a slip. */
const OTHER_NUMBER = 2
/** The time in ms after which no further help is searched. */
const TIME_MS = 1_000

const NUMERAL = /^[\d一二三四五六七八九十]$/

const costOf = (wanted: string, row: string): number => {
  if (wanted === row) return 0
  // 二航局 is another bureau than 一航局.
  if (NUMERAL.test(wanted) && NUMERAL.test(row)) return OTHER_NUMBER
  return readingsOf(wanted)[0] === readingsOf(row)[0] ? SAME_SOUND : 1
}

interface FrequentKeyword extends CloseKeyword {
  readonly times: number
}

/** The offset of the brand in a title, behind its places. */
const brandStarts = (title: string): number[] => {
  const before = [...normaliseForSearch(title)].slice(0, brandStart(normaliseForSearch(title))).join('')
  return findTitleHits(title, before)
    .slice(0, 1)
    .map(([, end]) => end)
}

/** Whole words of titles that may be the intended keyword, the closest and most frequent first. */
const keywordsIn = (candidates: readonly Candidate[], keyword: string): FrequentKeyword[] => {
  const entries = new Map<string, FrequentKeyword>()
  for (const { title } of candidates) {
    const close = findClosestMatch(title, keyword, costOf)
    if (!isDidYouMean(keyword, close)) continue
    const [place] = findTitleHits(title, close.part)
    const words = place && expandToWords(title, place, brandStarts(title))
    if (!words) continue
    const form = normaliseForSearch(words.text)
    const before = entries.get(form)
    entries.set(form, {
      text: before?.text ?? words.text,
      distance: Math.min(close.distance + words.added, before?.distance ?? Number.POSITIVE_INFINITY),
      times: (before?.times ?? 0) + 1,
    })
  }
  return [...entries.values()]
    .sort((a, b) => a.distance - b.distance || b.times - a.times || (a.text < b.text ? -1 : 1))
    .slice(0, MAX_KEYWORDS)
}

const namesIn = (candidates: readonly Candidate[], keyword: string): string[] =>
  [...new Set(candidates.map(({ title }) => title))]
    .filter((title) => normaliseForSearch(title) !== normaliseForSearch(keyword))
    .sort()
    .slice(0, MAX_KEYWORDS)

type Near = NonNullable<Alternatives['near']>

const nearest = (keyword: string, candidates: readonly Candidate[], stats: TokenStats): Near => {
  const unique = [...new Map(candidates.map((candidate) => [candidate.record.id, candidate])).values()]
  return unique
    .map((candidate) => ({ ...candidate, share: shareOf(candidate.title, keyword, stats) }))
    .filter(({ share }) => share >= NEAR)
    .sort(
      (a, b) => b.share - a.share || a.title.length - b.title.length || (a.record.id < b.record.id ? -1 : 1),
    )
    .slice(0, MAX_NEAR)
    .map(({ record, title }) => ({ record, hits: sharedHits(title, keyword) }))
}

const helpForSounds = (sounding: readonly Sounding[], keyword: string): Omit<Alternatives, 'relaxed'> => {
  const textOf = ({ title, hits }: Sounding) => hits.map(([from, to]) => title.slice(from, to)).join('')
  const correction = findClearText(sounding.map(textOf))
  return {
    ...(correction !== null && { correction }),
    suggestedKeywords: namesIn(sounding, keyword),
    near: sounding.slice(0, MAX_NEAR),
  }
}

// A keyword with results in the unfiltered list was not mistyped.
const isSpeltRight = async (reader: Reader, search: AdmittedSearch): Promise<boolean> => {
  const bare = { ...search, request: { ...search.request, filters: {} } }
  return Object.keys(search.request.filters).length > 0 && (await countTotal(reader, bare, 0)) > 0
}

const findForKeyword = async (
  reader: Reader,
  search: AdmittedSearch,
  hasTime: () => boolean,
): Promise<Omit<Alternatives, 'relaxed'>> => {
  const { kind, request, match } = search
  const keyword = request.keyword ?? ''
  const typed = await findTypedInPinyin(reader, search)
  if (typed.length > 0) return helpForSounds(typed, keyword)
  const alike = await findHomophones(reader, search)
  const mistyped = !(await isSpeltRight(reader, search))
  if (match.by === 'title') return { suggestedKeywords: mistyped ? namesIn(alike, keyword) : [] }
  if (match.by !== 'words' || !hasTime()) return {}
  const stats = await readTokenStats(reader, kind.kind, tokensToCount({ kind, request, match, keys: [] }))
  const slipped = [
    ...(await findWithOneEdit(reader, search, stats)),
    ...(await findSwapped(reader, search, stats)),
  ]
  const close = mistyped ? keywordsIn([...alike, ...slipped], keyword) : []
  const correction = findCorrection(close)
  const helped = {
    ...(correction !== null && { correction }),
    suggestedKeywords: close.map(({ text }) => text),
  }
  if (!hasTime() || (correction !== null && request.match === 'corrected')) return helped
  const sharing = await findSharingBigrams(reader, search, stats)
  return { ...helped, near: nearest(keyword, [...alike, ...slipped, ...sharing], stats) }
}

/**
 * Help for a search without results (SHL-08): close keywords, the results without each condition, near matches. No
 * further help is searched after one second.
 */
export async function findAlternatives(reader: Reader, search: AdmittedSearch): Promise<Alternatives> {
  const until = performance.now() + TIME_MS
  const hasTime = () => performance.now() < until
  const forKeyword: Omit<Alternatives, 'relaxed'> =
    search.match.by === 'nothing' ? {} : await findForKeyword(reader, search, hasTime)
  if (forKeyword.correction !== undefined && search.request.match === 'corrected') return forKeyword
  return { ...forKeyword, relaxed: await relaxFilters(reader, search, hasTime) }
}
