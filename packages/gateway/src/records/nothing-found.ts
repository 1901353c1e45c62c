import {
  closestPart,
  isMeant,
  type RecordPage,
  type RecordView,
  searchForm,
  titleHits,
} from '@zhushutong/domain/records'
import {
  type Candidate,
  type Sounding,
  sharedHits,
  shareOf,
  sharingGrams,
  soundingAlike,
  typedBySound,
  withOneSlip,
} from './close-titles'
import { type Frequencies, readFrequencies } from './frequency'
import { loosenedOf, totalOf } from './loosened'
import { readingsOf } from './pinyin'
import type { Reader } from './reader'
import { groupsOf } from './search-plan'
import { type Search, viewsOf } from './search-view'

const MOST_KEYWORDS = 3
const MOST_NEAR = 5
/** Below this share of the keyword a title is no near match. */
const NEAR = 0.15
/** Another character of the same sound is a third of a slip. */
const SAME_SOUND = 0.3
/** ms after which no further help is looked for. */
const TIME_MS = 1_000

type Help = Pick<RecordPage<RecordView>, 'suggestedKeywords' | 'loosened' | 'near'>

const costOf = (wanted: string, found: string): number => {
  if (wanted === found) return 0
  return readingsOf(wanted)[0] === readingsOf(found)[0] ? SAME_SOUND : 1
}

/** Parts of titles that may have been meant, the closest and most frequent first. */
const keywordsIn = (candidates: readonly Candidate[], keyword: string): string[] => {
  const found = new Map<string, { text: string; distance: number; times: number }>()
  for (const { title } of candidates) {
    const close = closestPart(title, keyword, costOf)
    if (!isMeant(keyword, close)) continue
    const [place] = titleHits(title, close.part)
    const before = found.get(close.part)
    const text = before?.text ?? (place ? title.slice(place[0], place[1]) : close.part)
    found.set(close.part, { text, distance: close.distance, times: (before?.times ?? 0) + 1 })
  }
  return [...found.values()]
    .sort((a, b) => a.distance - b.distance || b.times - a.times || (a.text < b.text ? -1 : 1))
    .slice(0, MOST_KEYWORDS)
    .map(({ text }) => text)
}

const namesIn = (candidates: readonly Candidate[], keyword: string): string[] =>
  [...new Set(candidates.map(({ title }) => title))]
    .filter((title) => searchForm(title) !== searchForm(keyword))
    .sort()
    .slice(0, MOST_KEYWORDS)

const nearest = (search: Search, candidates: readonly Candidate[], found: Frequencies): RecordView[] => {
  const keyword = search.request.keyword ?? ''
  const unique = [...new Map(candidates.map((candidate) => [candidate.record.id, candidate])).values()]
  const best = unique
    .map((candidate) => ({ ...candidate, share: shareOf(candidate.title, keyword, found) }))
    .filter(({ share }) => share >= NEAR)
    .sort(
      (a, b) => b.share - a.share || a.title.length - b.title.length || (a.record.id < b.record.id ? -1 : 1),
    )
    .slice(0, MOST_NEAR)
  const views = viewsOf(search, best)
  return views.map((view, i) => ({
    ...view,
    hits: sharedHits(best[i]?.title ?? '', keyword),
  })) as unknown as RecordView[]
}

const firstSounding = (search: Search, sounding: readonly Sounding[]): RecordView[] => {
  const first = sounding.slice(0, MOST_NEAR)
  return viewsOf(search, first).map((view, i) => ({
    ...view,
    hits: first[i]?.hits,
  })) as unknown as RecordView[]
}

// A keyword that finds something without the filters was not mistyped.
const isRight = async (reader: Reader, search: Search): Promise<boolean> => {
  const bare = { ...search, request: { ...search.request, filters: {} } }
  return Object.keys(search.request.filters).length > 0 && (await totalOf(reader, bare, 0)) > 0
}

const helpWithKeyword = async (
  reader: Reader,
  search: Search,
  hasTime: () => boolean,
): Promise<Pick<Help, 'suggestedKeywords' | 'near'>> => {
  const { kind, request, match } = search
  const keyword = request.keyword ?? ''
  const typed = await typedBySound(reader, search)
  if (typed.length > 0)
    return { suggestedKeywords: namesIn(typed, keyword), near: firstSounding(search, typed) }
  const alike = await soundingAlike(reader, search)
  const mistyped = !(await isRight(reader, search))
  if (match.by === 'title') return { suggestedKeywords: mistyped ? namesIn(alike, keyword) : [] }
  if (match.by !== 'words' || !hasTime()) return {}
  const found = await readFrequencies(reader, kind.kind, groupsOf({ kind, request, match, keys: [] }))
  const slipped = await withOneSlip(reader, search, found)
  const suggestedKeywords = mistyped ? keywordsIn([...alike, ...slipped], keyword) : []
  if (!hasTime()) return { suggestedKeywords }
  const sharing = await sharingGrams(reader, search, found)
  return { suggestedKeywords, near: nearest(search, [...alike, ...slipped, ...sharing], found) }
}

const filled = <T>(list: readonly T[] | undefined) => (list && list.length > 0 ? list : undefined)

/**
 * What helps on where a search found nothing (SHL-08): close keywords, what each condition alone keeps from being
 * found, near matches. For those who are logged in and on page 1 only; nothing that would tell a closed title
 * (ACC-02). Stops looking after a second.
 */
export const helpFor = async (
  reader: Reader,
  search: Search,
  limits: { readonly cap: number },
): Promise<Help> => {
  const { kind, request, asker, locks, after } = search
  if (!asker.viewer.loggedIn || request.pageNum > 1 || after || kind.title in locks) return {}
  const until = performance.now() + TIME_MS
  const hasTime = () => performance.now() < until
  const byKeyword = search.match.by === 'nothing' ? {} : await helpWithKeyword(reader, search, hasTime)
  const loosened = await loosenedOf(reader, search, limits.cap, hasTime)
  return {
    suggestedKeywords: filled(byKeyword.suggestedKeywords),
    loosened: filled(loosened),
    near: filled(byKeyword.near),
  }
}
