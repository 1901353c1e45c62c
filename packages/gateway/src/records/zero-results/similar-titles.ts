import {
  buildRanges,
  findTitleHits,
  type HitRanges,
  listColumns,
  normaliseForSearch,
  type StoredRecord,
  splitBigrams,
} from '@zhushutong/domain/records'
import { and, eq, like, or, type SQL } from 'drizzle-orm'
import { readingsOf } from '../pinyin/pinyin'
import { type Sound, soundsOf } from '../pinyin/pinyin-columns'
import { misreadSound, soundHits, type TypedSound, typedSound } from '../pinyin/pinyin-query'
import type { Reader } from '../schema/reader'
import { columnIn } from '../schema/record-table'
import { selectionOf } from '../schema/select'
import { tableOf } from '../schema/tables'
import { filterGroups } from '../search/plan'
import { rangesCondition, tokenCondition } from '../search/predicates'
import type { AdmittedSearch } from '../search/search-request'
import type { TokenStats } from '../search/token-stats'

/** The titles read for each kind of similarity. */
const LOOKED_AT = 200
/** Grams beyond the three rarest hardly narrow the candidates. */
const GRAMS_USED = 3

/** A record whose title may be the intended one. */
export interface Candidate {
  readonly record: StoredRecord
  readonly title: string
}

const groupOf = (gram: string) => ({ tokens: [gram] })

/** The grams without the character at `slip`: a mistake at that character leaves them intact. */
const gramsBut = (chars: readonly string[], slip: number) =>
  chars.slice(1).flatMap((char, i) => (i === slip || i + 1 === slip ? [] : [`${chars[i]}${char}`]))

const rarestOf = (grams: readonly string[], stats: TokenStats) =>
  [...new Set(grams)].sort((a, b) => stats.of(groupOf(a)) - stats.of(groupOf(b))).slice(0, GRAMS_USED)

const findWhere = async (
  reader: Reader,
  search: AdmittedSearch,
  met: SQL | undefined,
): Promise<Candidate[]> => {
  const { kind, request, asker, locks } = search
  const table = tableOf(kind)
  const filtered = [
    tokenCondition(table, filterGroups({ kind, request })),
    rangesCondition(table, kind, buildRanges(kind, request.filters, asker.now)),
  ]
  const rows = await reader
    .select(selectionOf(table, listColumns(kind), locks, asker.now))
    .from(table)
    .where(and(met, ...filtered))
    .limit(LOOKED_AT)
  return rows.map((row) => {
    const record = row as unknown as StoredRecord
    return { record, title: String(record[kind.title] ?? '') }
  })
}

/** A record whose title sounds like the typed letters, with the matched ranges. */
export type Sounding = Candidate & { readonly hits: HitRanges }

/** Titles that begin, or whose brand begins, with the typed pinyin or initials; empty for other keywords. */
export async function findTypedInPinyin(reader: Reader, search: AdmittedSearch): Promise<Sounding[]> {
  const { kind, request } = search
  const typed = soundsOf(kind).includes('initials') ? typedSound(request.keyword ?? '') : null
  if (!typed) return []
  const sounding = await findSounding(reader, search, typed)
  const misread = sounding.length === 0 ? misreadSound(typed) : null
  return misread ? findSounding(reader, search, misread) : sounding
}

const findSounding = async (
  reader: Reader,
  search: AdmittedSearch,
  typed: TypedSound,
): Promise<Sounding[]> => {
  const table = tableOf(search.kind)
  const begins = (sound: Sound, text: string) => like(columnIn(table, sound), `${text}%`)
  const initials = typed.readsAny
    ? []
    : [typed.initials, ...(typed.shortened === null ? [] : [typed.shortened])]
  const ways = [
    ...typed.pinyin.flatMap((text) => [begins('pinyin', text), begins('brandPinyin', text)]),
    ...initials.flatMap((text) => [begins('initials', text), begins('brandInitials', text)]),
  ]
  const contained = typed.held.map((run) => like(columnIn(table, 'searchTitle'), `%${run}%`))
  const where = await findWhere(reader, search, and(or(...ways), ...contained))
  return where.flatMap((candidate) => {
    const hits = soundHits(candidate.title, typed)
    return hits ? [{ ...candidate, hits }] : []
  })
}

/** Titles that contain all grams of a keyword except those at one mistyped character. */
export function findWithOneEdit(
  reader: Reader,
  search: AdmittedSearch,
  stats: TokenStats,
): Promise<Candidate[]> {
  const chars = [...normaliseForSearch(search.request.keyword ?? '')]
  const table = tableOf(search.kind)
  const ways = chars
    .map((_, slip) => rarestOf(gramsBut(chars, slip), stats))
    .filter((grams) => grams.length > 0)
    .map((grams) => tokenCondition(table, grams.map(groupOf)))
  return ways.length === 0 ? Promise.resolve([]) : findWhere(reader, search, or(...ways))
}

/** The forms of a keyword with two neighbours in the other order. */
const swappedForms = (chars: readonly string[]): string[] =>
  chars.slice(1).flatMap((char, i) => {
    const before = chars[i] ?? ''
    return before === char ? [] : [[...chars.slice(0, i), char, before, ...chars.slice(i + 2)].join('')]
  })

/** Titles that contain a keyword with two swapped neighbours in their right order (FND-09). */
export function findSwapped(reader: Reader, search: AdmittedSearch, stats: TokenStats): Promise<Candidate[]> {
  const table = tableOf(search.kind)
  const forms = swappedForms([...normaliseForSearch(search.request.keyword ?? '')])
  const ways = forms.map((form) => {
    const grams = rarestOf(splitBigrams(form), stats).map(groupOf)
    return and(tokenCondition(table, grams), like(columnIn(table, 'searchTitle'), `%${form}%`))
  })
  return ways.length === 0 ? Promise.resolve([]) : findWhere(reader, search, or(...ways))
}

/** Titles that sound like a keyword: people by their complete name, others by the beginning of the title or brand. */
export function findHomophones(reader: Reader, search: AdmittedSearch): Promise<Candidate[]> {
  const { kind, request } = search
  const sounds = soundsOf(kind).filter((sound) => sound === 'pinyin' || sound === 'brandPinyin')
  if (sounds.length === 0) return Promise.resolve([])
  const form = normaliseForSearch(request.keyword ?? '')
  const isWhole = kind.keyword === 'whole'
  const sound = readingsOf(form, isWhole ? 'person' : 'title').join('')
  if (sound === '') return Promise.resolve([])
  const table = tableOf(kind)
  const ways = sounds.map((name) => {
    const column = columnIn(table, name)
    return isWhole ? eq(column, sound) : like(column, `${sound}%`)
  })
  return findWhere(reader, search, or(...ways))
}

/** Titles that share any of the keyword's rarest grams. */
export function findSharingBigrams(
  reader: Reader,
  search: AdmittedSearch,
  stats: TokenStats,
): Promise<Candidate[]> {
  const grams = rarestOf(splitBigrams(search.request.keyword ?? ''), stats)
  if (grams.length === 0) return Promise.resolve([])
  return findWhere(reader, search, tokenCondition(tableOf(search.kind), [{ tokens: grams }]))
}

/** The share of a keyword in a title, 0 to 1: by its grams, with more weight for rarer ones. */
export function shareOf(title: string, keyword: string, stats: TokenStats): number {
  const bigrams = new Set(splitBigrams(title))
  const weight = (gram: string) => Math.log(2 + stats.all / (1 + stats.of(groupOf(gram))))
  const grams = splitBigrams(keyword).map((gram) => ({ weight: weight(gram), isShared: bigrams.has(gram) }))
  const sum = (counted: typeof grams) => counted.reduce((total, gram) => total + gram.weight, 0)
  return grams.length === 0 ? 0 : sum(grams.filter((gram) => gram.isShared)) / sum(grams)
}

/** The ranges of a keyword's grams in a title; adjacent grams make one range. */
export function sharedHits(title: string, keyword: string): Array<[number, number]> {
  const ranges = splitBigrams(keyword)
    .flatMap((gram) => [...findTitleHits(title, gram)])
    .sort((a, b) => a[0] - b[0])
  const joined: Array<[number, number]> = []
  for (const [from, to] of ranges) {
    const last = joined.at(-1)
    if (last && from <= last[1]) last[1] = Math.max(last[1], to)
    else joined.push([from, to])
  }
  return joined
}
