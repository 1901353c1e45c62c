import { randomUUID } from 'node:crypto'
import type { SynonymGroup } from '@zhushutong/domain/records'
import { asc, desc, eq, ilike, or, sql } from 'drizzle-orm'
import { containing, lockName, type Queryable, type Tx } from '../../platform/db'
import { offsetOf, type PageRequest } from '../../platform/http'
import { synonymGroups } from './synonyms.table'

export interface StoredSynonyms extends SynonymGroup {
  readonly id: string
}

interface SynonymList extends PageRequest {
  readonly words: string
  readonly order: 'asc' | 'desc'
}

const values = ({ word, synonyms, isMutual }: SynonymGroup) => ({ word, synonyms: [...synonyms], isMutual })

/** A page of the groups of synonyms (VAL-22). */
export async function findSynonymPage(db: Queryable, { words, order, ...page }: SynonymList) {
  const pattern = containing(words)
  const matching =
    words === ''
      ? undefined
      : or(
          ilike(synonymGroups.word, pattern),
          sql`array_to_string(${synonymGroups.synonyms}, ' ') ilike ${pattern}`,
        )
  const rows: StoredSynonyms[] = await db
    .select()
    .from(synonymGroups)
    .where(matching)
    .orderBy((order === 'asc' ? asc : desc)(synonymGroups.word))
    .limit(page.pageSize)
    .offset(offsetOf(page))
  return { rows, total: await db.$count(synonymGroups, matching) }
}

export function findAllSynonyms(db: Queryable): Promise<StoredSynonyms[]> {
  return db.select().from(synonymGroups).orderBy(asc(synonymGroups.word))
}

export async function findSynonyms(db: Queryable, id: string): Promise<StoredSynonyms | undefined> {
  return (await db.select().from(synonymGroups).where(eq(synonymGroups.id, id)))[0]
}

export async function insertSynonyms(db: Queryable, group: SynonymGroup): Promise<StoredSynonyms> {
  const stored = { id: randomUUID(), ...values(group) }
  await db.insert(synonymGroups).values(stored)
  return stored
}

export async function updateSynonyms(
  db: Queryable,
  id: string,
  group: SynonymGroup,
): Promise<StoredSynonyms> {
  await db.update(synonymGroups).set(values(group)).where(eq(synonymGroups.id, id))
  return { id, ...group }
}

export async function deleteSynonyms(db: Queryable, id: string): Promise<void> {
  await db.delete(synonymGroups).where(eq(synonymGroups.id, id))
}

/** The lock for checking a group against the others and saving it. */
export function lockSynonyms(tx: Tx): Promise<void> {
  return lockName(tx, 'synonyms')
}
