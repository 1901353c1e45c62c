import { type ArticleForm, compareArticles, findArticleState } from '@zhushutong/domain/content'
import { eq, sql } from 'drizzle-orm'
import type { Queryable, Tx } from '../platform/db'
import { sanitizeArticle } from './article-html'
import { type ArticleRow, formOfRow, rowOfForm, tokensOf } from './article-row'
import { answers, articleVersions, notices } from './content.table'

/** An article to write; its body is untrusted HTML. */
type NewArticle = Omit<typeof notices.$inferInsert, 'tokens' | 'views'>
type NewAnswer = typeof answers.$inferInsert

/** The author and the time (ms) of a save. */
export interface Save {
  /** The name of a staff member or of a command. */
  readonly by: string
  readonly now: number
}

/** Rows per statement. */
const BATCH = 50

const rowOf = (article: NewArticle) => {
  const clean = { ...article, body: sanitizeArticle(article.body) }
  return { ...clean, tokens: tokensOf(clean) }
}

const batchesOf = <T>(all: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(all.length / BATCH) }, (_, i) => all.slice(i * BATCH, (i + 1) * BATCH))

/**
 * Inserts articles; articles with an existing id stay unchanged. Every article is written in this file, so that no
 * unsanitised HTML is stored.
 */
export async function insertNotices(db: Queryable, added: readonly NewArticle[]): Promise<void> {
  for (const batch of batchesOf(added))
    await db.insert(notices).values(batch.map(rowOf)).onConflictDoNothing()
}

/** Inserts an article, by default a draft; undefined if its id exists. */
export async function insertArticle(
  tx: Tx,
  { id, form, releasedAt = null }: { id: string; form: ArticleForm; releasedAt?: number | null },
  { by, now }: Save,
): Promise<ArticleRow | undefined> {
  const row = { id, ...rowOfForm(form), releasedAt, savedBy: by, savedAt: now }
  const [inserted] = await tx.insert(notices).values(row).onConflictDoNothing().returning()
  return inserted
}

export async function lockArticle(tx: Tx, id: string): Promise<ArticleRow | undefined> {
  const [row] = await tx.select().from(notices).where(eq(notices.id, id)).for('update')
  return row
}

/**
 * Saves a new version of a locked article and stores the earlier one (CON-05); views and state do not change. Without a
 * change there is no new version.
 */
export async function replaceArticle(
  tx: Tx,
  earlier: ArticleRow,
  form: ArticleForm,
  { by, now }: Save,
): Promise<ArticleRow> {
  const content = formOfRow(earlier)
  const row = rowOfForm(form)
  if (compareArticles(content, formOfRow({ ...earlier, ...row })).length === 0) return earlier
  const { id: noticeId, version, savedBy, savedAt } = earlier
  await tx.insert(articleVersions).values({ noticeId, version, savedBy, savedAt, content })
  const changed = { ...row, version: version + 1, savedBy: by, savedAt: now }
  const [saved] = await tx.update(notices).set(changed).where(eq(notices.id, noticeId)).returning()
  return saved ?? earlier
}

/**
 * Inserts an article, or saves a new version of the existing article. An article that an editor withdrew is not
 * released again (CON-04).
 */
export async function saveArticle(
  tx: Tx,
  article: { readonly id: string; readonly form: ArticleForm; readonly releasedAt: number },
  save: Save,
): Promise<void> {
  if (await insertArticle(tx, article, save)) return
  const earlier = await lockArticle(tx, article.id)
  if (!earlier) return
  await replaceArticle(tx, earlier, article.form, save)
  if (earlier.withdrawnAt !== null) return
  const wasPublished = earlier.wasPublished || findArticleState(earlier, save.now) === 'published'
  await tx
    .update(notices)
    .set({ releasedAt: article.releasedAt, wasPublished })
    .where(eq(notices.id, article.id))
}

/** Inserts answers to questions; answers with an existing id stay unchanged. */
export async function insertAnswers(db: Queryable, added: readonly NewAnswer[]): Promise<void> {
  for (const batch of batchesOf(added))
    await db
      .insert(answers)
      .values(batch.map((answer) => ({ ...answer, body: sanitizeArticle(answer.body) })))
      .onConflictDoNothing()
}

export async function addViews(db: Queryable, views: ReadonlyMap<string, number>): Promise<void> {
  for (const [id, count] of views)
    await db
      .update(notices)
      .set({ views: sql`${notices.views} + ${count}` })
      .where(sql`${notices.id} = ${id}`)
}
