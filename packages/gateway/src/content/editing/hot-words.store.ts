import type { HotWord, HotWordRule, RuledWord } from '@zhushutong/domain/content'
import { addDays, dayOf } from '@zhushutong/domain/formatting'
import { and, asc, desc, eq, gte, sql } from 'drizzle-orm'
import type { Queryable, Tx } from '../../platform/db'
import { searchWords } from '../../records'
import { hotWordRules } from '../content.table'

/** The most words that are checked to find enough with results. */
const WORDS_TRIED = 50

/** Fewer searches in seven days than this stay private: a word of few people may say who they are. */
const MIN_SEARCHES = 3

/** The most frequent searches of the last seven days. */
export function readMostSearched(db: Queryable, now: number): Promise<(HotWord & { count: number })[]> {
  const count = sql<number>`sum(${searchWords.count})::int`
  return db
    .select({ word: searchWords.word, kind: searchWords.kind, count })
    .from(searchWords)
    .where(gte(searchWords.day, addDays(dayOf(now), -7)))
    .groupBy(searchWords.word, searchWords.kind)
    .having(gte(count, MIN_SEARCHES))
    .orderBy(desc(count), asc(searchWords.word))
    .limit(WORDS_TRIED)
}

/** A decision on a hot search, with its position among the pinned ones. */
interface PlacedWord extends RuledWord {
  readonly position: number
}

/** The staff's decisions on hot searches, ordered by position (CON-08). */
export function findWordRules(db: Queryable): Promise<PlacedWord[]> {
  return db.select().from(hotWordRules).orderBy(asc(hotWordRules.position), asc(hotWordRules.word))
}

const isWord = ({ word, kind }: HotWord) => and(eq(hotWordRules.word, word), eq(hotWordRules.kind, kind))

/** Pins or hides a word; null restores the order by frequency (CON-08). Returns the previous rule. */
export async function saveWordRule(
  tx: Tx,
  { word, kind }: HotWord,
  rule: HotWordRule | null,
  position = 0,
): Promise<PlacedWord | null> {
  const [before] = await tx.delete(hotWordRules).where(isWord({ word, kind })).returning()
  if (rule) await tx.insert(hotWordRules).values({ word, kind, rule, position })
  return before ?? null
}

/** A hot search for the staff: its number of searches in seven days, and the decision on it. */
export interface HotWordRow extends HotWord {
  readonly count: number
  readonly rule: HotWordRule | null
  readonly position: number
}

/** The pinned words, the hidden ones, then the most searched of seven days. */
export async function findHotWords(db: Queryable, now: number): Promise<HotWordRow[]> {
  const [rules, searched] = [await findWordRules(db), await readMostSearched(db, now)]
  const countOf = ({ word, kind }: HotWord) =>
    searched.find((item) => item.word === word && item.kind === kind)?.count ?? 0
  const ruled = rules.map((rule) => ({ ...rule, count: countOf(rule) }))
  const isRuled = ({ word, kind }: HotWord) => rules.some((rule) => rule.word === word && rule.kind === kind)
  const others = searched
    .filter((item) => !isRuled(item))
    .map((item) => ({ ...item, rule: null, position: 0 }))
  const withRule = (rule: HotWordRule) => ruled.filter((item) => item.rule === rule)
  return [...withRule('pinned'), ...withRule('hidden'), ...others]
}

/** The word in `findHotWords`, or undefined. */
export async function findHotWord(
  db: Queryable,
  { word, kind }: HotWord,
  now: number,
): Promise<HotWordRow | undefined> {
  return (await findHotWords(db, now)).find((hotWord) => hotWord.word === word && hotWord.kind === kind)
}
