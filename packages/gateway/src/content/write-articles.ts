import { htmlToText } from '@zhushutong/domain/formatting'
import { splitBigrams } from '@zhushutong/domain/records'
import { sql } from 'drizzle-orm'
import type { Queryable } from '../platform/db'
import { sanitizeArticle } from './article-html'
import { answers, notices } from './content.table'

/** An article to be written; its body is HTML that need not be trusted. */
export type NewArticle = Omit<typeof notices.$inferInsert, 'tokens' | 'views'>
export type NewAnswer = typeof answers.$inferInsert

/** Rows of one statement. */
const BATCH = 50

const rowOf = (article: NewArticle) => {
  const body = sanitizeArticle(article.body)
  const searched = [article.title, article.remark, ...(article.labels ?? []), article.documentNumber]
  return { ...article, body, tokens: splitBigrams([...searched, htmlToText(body)].join(' ')) }
}

const batchesOf = <T>(all: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(all.length / BATCH) }, (_, i) => all.slice(i * BATCH, (i + 1) * BATCH))

/**
 * Inserts articles; those whose id exists stay as they are. Every article is written in this file, so that
 * no HTML is stored that was not sanitised.
 */
export async function insertNotices(db: Queryable, added: readonly NewArticle[]): Promise<void> {
  for (const batch of batchesOf(added))
    await db.insert(notices).values(batch.map(rowOf)).onConflictDoNothing()
}

/** Inserts an article or replaces the one with its id; its views stay. */
export async function saveArticle(db: Queryable, article: NewArticle): Promise<void> {
  const { id: _, ...row } = rowOf(article)
  await db
    .insert(notices)
    .values({ ...row, id: article.id })
    .onConflictDoUpdate({ target: notices.id, set: row })
}

/** Inserts answers to questions; those whose id exists stay as they are. */
export async function insertAnswers(db: Queryable, added: readonly NewAnswer[]): Promise<void> {
  for (const batch of batchesOf(added))
    await db
      .insert(answers)
      .values(batch.map((answer) => ({ ...answer, body: sanitizeArticle(answer.body) })))
      .onConflictDoNothing()
}

/** Adds views to articles, by id. */
export async function addViews(db: Queryable, views: ReadonlyMap<string, number>): Promise<void> {
  for (const [id, count] of views)
    await db
      .update(notices)
      .set({ views: sql`${notices.views} + ${count}` })
      .where(sql`${notices.id} = ${id}`)
}
