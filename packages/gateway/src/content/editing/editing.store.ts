import { randomBytes } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import {
  type ArticleChange,
  type ArticleEvent,
  type ArticleForm,
  type ArticleProblem,
  type ArticleStateName,
  checkRelease,
  compareArticles,
  EMPTY_ARTICLE,
  explainArticleRefusal,
  explainOutdated,
  findArticleState,
  isArticleEditable,
  listOwnChannels,
  stepArticle,
} from '@zhushutong/domain/content'
import { htmlToText } from '@zhushutong/domain/formatting'
import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, lte, type SQL, sql } from 'drizzle-orm'
import type { Queryable, Tx } from '../../platform/db'
import { offsetOf, type PageRequest } from '../../platform/http'
import { type ArticleRow, formOfRow } from '../article-row'
import { matchesKeyword } from '../articles.store'
import { articleVersions, notices } from '../content.table'
import { renderText } from '../render-text'
import { insertArticle, lockArticle, replaceArticle, type Save } from '../write-articles'

/** The refusal of a change to an article; `message` is for the editor. */
export type EditRefusal =
  | { readonly error: 'unknown' }
  /** The id is taken, a newer version was saved, or the state does not allow the change. */
  | { readonly error: 'taken' | 'outdated' | 'not-now'; readonly message: string }
  | { readonly error: 'incomplete'; readonly problem: ArticleProblem }

/** Articles without such a time come last, or first in ascending order. */
const SORTS = {
  saveTime: sql`coalesce(${notices.savedAt}, ${notices.releasedAt}, 'epoch')`,
  releaseTime: sql`coalesce(${notices.releasedAt}, 'epoch')`,
  views: notices.views,
} as const

interface EditFilter {
  readonly channel?: string
  readonly state?: ArticleStateName
  readonly keyword?: string
  /** Default: saveTime. */
  readonly sort?: keyof typeof SORTS
  /** Default: desc. */
  readonly order?: 'asc' | 'desc'
}

/** An article, and the version that the editor has read. */
export interface Edited {
  readonly id: string
  readonly version: number
}

const inState = (state: ArticleStateName | undefined, now: number): SQL | undefined => {
  switch (state) {
    case 'draft':
      return and(isNull(notices.releasedAt), isNull(notices.withdrawnAt))
    case 'scheduled':
      return gt(notices.releasedAt, now)
    case 'published':
      return lte(notices.releasedAt, now)
    case 'withdrawn':
      return isNotNull(notices.withdrawnAt)
    default:
      return undefined
  }
}

const OWN: string[] = listOwnChannels().map(({ key }) => key)

/** Articles in any state, by default the last saved first; for the staff only. */
export async function findArticlesToEdit(
  db: Queryable,
  { channel, state, keyword, sort = 'saveTime', order }: EditFilter,
  now: number,
  page: PageRequest,
) {
  const matching = and(
    // The change log belongs to no channel and is not edited here.
    channel === undefined ? inArray(notices.type, OWN) : eq(notices.type, channel),
    inState(state, now),
    matchesKeyword(keyword),
  )
  const rows = await db
    .select()
    .from(notices)
    .where(matching)
    .orderBy(order === 'asc' ? asc(SORTS[sort]) : desc(SORTS[sort]), asc(notices.id))
    .limit(page.pageSize)
    .offset(offsetOf(page))
  return { rows, total: await db.$count(notices, matching) }
}

/** An article in any state, or undefined; for the staff only. */
export async function findArticleToEdit(db: Queryable, id: string): Promise<ArticleRow | undefined> {
  const [row] = await db.select().from(notices).where(eq(notices.id, id))
  return row
}

/** A random id, so that the next id cannot be guessed. */
const newId = () => randomBytes(10).toString('hex')

/** Creates a draft, with a new id if it has none (CON-04). */
export async function createDraft(
  tx: Tx,
  { id = newId(), form }: { readonly id?: string; readonly form: ArticleForm },
  save: Save,
): Promise<ArticleRow | EditRefusal> {
  const created = await insertArticle(tx, { id, form }, save)
  return created ?? { error: 'taken', message: `编号 ${id} 已有文章，请换一个` }
}

/** Locks an article for a change, if it still has the version that the editor has read (CON-05). */
export async function lockCurrent(tx: Tx, { id, version }: Edited): Promise<ArticleRow | EditRefusal> {
  const row = await lockArticle(tx, id)
  if (!row) return { error: 'unknown' }
  if (row.version === version) return row
  return { error: 'outdated', message: explainOutdated(version, row.version, row.savedBy) }
}

/** Saves a version; for a published article, it is public at once (CON-05). Without a change, `after` is `before`. */
export async function saveVersion(
  tx: Tx,
  edited: Edited,
  form: ArticleForm,
  save: Save,
): Promise<{ readonly before: ArticleRow; readonly after: ArticleRow } | EditRefusal> {
  const before = await lockCurrent(tx, edited)
  if ('error' in before) return before
  const state = findArticleState(before, save.now)
  if (!isArticleEditable(state)) return { error: 'not-now', message: '文章已撤回，请先转为草稿再修改' }
  const problem = state === 'draft' ? null : checkRelease(htmlToText(renderText(form.format, form.text)))
  return problem
    ? { error: 'incomplete', problem }
    : { before, after: await replaceArticle(tx, before, form, save) }
}

/** Publishes, schedules, withdraws or reopens an article (CON-04). Without a change, `after` is `before`. */
export async function changeState(
  tx: Tx,
  edited: Edited,
  event: ArticleEvent,
): Promise<{ readonly before: ArticleRow; readonly after: ArticleRow } | EditRefusal> {
  const before = await lockCurrent(tx, edited)
  if ('error' in before) return before
  const { state: next } = stepArticle(before, event)
  if (next === before) return { error: 'not-now', message: explainArticleRefusal(before, event) }
  const problem = next.releasedAt === null ? null : checkRelease(htmlToText(before.body))
  if (problem) return { error: 'incomplete', problem }
  const { releasedAt, withdrawnAt, wasPublished } = next
  const life = { releasedAt, withdrawnAt, wasPublished }
  if (isDeepStrictEqual({ ...before, ...life }, before)) return { before, after: before }
  await tx.update(notices).set(life).where(eq(notices.id, edited.id))
  return { before, after: { ...before, ...life } }
}

/** A version of an article, with its changes from the version before it; the oldest has none. */
interface ArticleVersion {
  readonly version: number
  readonly savedBy: string | null
  readonly savedAt: number | null
  readonly changes: readonly ArticleChange[]
}

/** The versions of an article, the current one first; undefined for an unknown article (CON-05). */
export async function findVersions(db: Queryable, id: string): Promise<ArticleVersion[] | undefined> {
  const current = await findArticleToEdit(db, id)
  if (!current) return undefined
  const earlier = await db
    .select()
    .from(articleVersions)
    .where(eq(articleVersions.noticeId, id))
    .orderBy(desc(articleVersions.version))
  const all = [{ ...current, content: formOfRow(current) }, ...earlier]
  return all.map(({ version, savedBy, savedAt, content }, i) => {
    const previous = all[i + 1]
    return { version, savedBy, savedAt, changes: previous ? compareArticles(previous.content, content) : [] }
  })
}

/** The content of an earlier version, or undefined (CON-05). */
export async function findVersion(
  db: Queryable,
  id: string,
  version: number,
): Promise<ArticleForm | undefined> {
  const [row] = await db
    .select({ content: articleVersions.content })
    .from(articleVersions)
    .where(and(eq(articleVersions.noticeId, id), eq(articleVersions.version, version)))
  return row && { ...EMPTY_ARTICLE, ...row.content }
}
