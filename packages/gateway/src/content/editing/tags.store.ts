import { arrayContains, asc, desc, sql } from 'drizzle-orm'
import type { Queryable, Tx } from '../../platform/db'
import { offsetOf, type PageRequest } from '../../platform/http'
import { formOfRow } from '../article-row'
import { notices } from '../content.table'
import { replaceArticle, type Save } from '../write-articles'

/** All tags, of drafts too, with their numbers of articles; the most frequent first. */
export async function findTags(db: Queryable, keyword: string | undefined, page: PageRequest) {
  const tag = sql<string>`unnest(${notices.labels})`.as('tag')
  const tagged = db.select({ tag }).from(notices).as('tagged')
  const counted = db
    .select({ name: tagged.tag, count: sql<number>`count(*)::int`.as('count') })
    .from(tagged)
    .where(keyword ? sql`strpos(lower(${tagged.tag}), lower(${keyword})) > 0` : undefined)
    .groupBy(tagged.tag)
    .as('counted')
  const rows = await db
    .select()
    .from(counted)
    .orderBy(desc(counted.count), asc(counted.name))
    .limit(page.pageSize)
    .offset(offsetOf(page))
  return { rows, total: await db.$count(counted) }
}

/**
 * Renames a tag in all articles; a name in use merges both (CON-09). Each article gets a new version.
 * @returns the number of articles that had it
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
    const tags = [...new Set(form.tags.map((tag) => (tag === from ? to : tag)))]
    await replaceArticle(tx, row, { ...form, tags }, save)
  }
  return rows.length
}
