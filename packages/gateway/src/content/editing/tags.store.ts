import { replaceTag } from '@zhushutong/domain/content'
import { arrayContains, asc, desc, sql } from 'drizzle-orm'
import type { Queryable, Tx } from '../../platform/db'
import { offsetOf, type PageRequest } from '../../platform/http'
import { formOfRow } from '../article-row'
import { notices } from '../content.table'
import { replaceArticle, type Save } from '../write-articles'

interface TagList extends PageRequest {
  readonly words?: string
  readonly order?: 'asc' | 'desc'
}

/** All tags, including those of drafts, with their numbers of articles; by default the most frequent first. */
export async function findTags(db: Queryable, { words: keyword, order, ...page }: TagList) {
  const tag = sql<string>`unnest(${notices.labels})`.as('tag')
  const tagged = db.select({ tag }).from(notices).as('tagged')
  const counted = db
    .select({ id: tagged.tag, count: sql<number>`count(*)::int`.as('count') })
    .from(tagged)
    .where(keyword ? sql`strpos(lower(${tagged.tag}), lower(${keyword})) > 0` : undefined)
    .groupBy(tagged.tag)
    .as('counted')
  const rows = await db
    .select()
    .from(counted)
    .orderBy(order === 'asc' ? asc(counted.count) : desc(counted.count), asc(counted.id))
    .limit(page.pageSize)
    .offset(offsetOf(page))
  return { rows, total: await db.$count(counted) }
}

/** The number of articles with a tag, including drafts. */
export function countTag(db: Queryable, tag: string): Promise<number> {
  return db.$count(notices, arrayContains(notices.labels, [tag]))
}

/**
 * Renames a tag in all articles; a name in use merges both (CON-09). Each article gets a new version.
 * @returns the number of changed articles
 */
export async function renameTag(tx: Tx, from: string, to: string, save: Save): Promise<number> {
  const rows = await tx
    .select()
    .from(notices)
    .where(arrayContains(notices.labels, [from]))
    .orderBy(notices.id)
    .for('update')
  for (const row of rows) {
    const form = formOfRow(row)
    await replaceArticle(tx, row, { ...form, tags: replaceTag(form.tags, from, to) }, save)
  }
  return rows.length
}
