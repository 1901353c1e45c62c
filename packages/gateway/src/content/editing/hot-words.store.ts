import type { HotWord, HotWordRule, RuledWord } from '@zhushutong/domain/content'
import { and, asc, eq } from 'drizzle-orm'
import type { Queryable, Tx } from '../../platform/db'
import { hotWordRules } from '../content.table'

/** A decision about a hot search, with its place among the pinned ones. */
export interface PlacedWord extends RuledWord {
  readonly position: number
}

/** The staff's decisions about hot searches, the pinned ones in their order (CON-08). */
export function findWordRules(db: Queryable): Promise<PlacedWord[]> {
  return db.select().from(hotWordRules).orderBy(asc(hotWordRules.position), asc(hotWordRules.word))
}

const isWord = ({ word, kind }: HotWord) => and(eq(hotWordRules.word, word), eq(hotWordRules.kind, kind))

/** Pins or hides a word, or with null leaves it to its frequency (CON-08); the rule that held before. */
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
