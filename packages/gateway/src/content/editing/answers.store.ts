import { randomBytes } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import {
  type AnswerForm,
  type AnswerProblem,
  CHANNELS,
  checkRelease,
  explainOutdated,
  findChannel,
} from '@zhushutong/domain/content'
import { htmlToText } from '@zhushutong/domain/formatting'
import {
  and,
  asc,
  desc,
  eq,
  getTableColumns,
  ilike,
  inArray,
  isNotNull,
  isNull,
  ne,
  or,
  type SQL,
} from 'drizzle-orm'
import { containing, type Queryable, type Tx } from '../../platform/db'
import { offsetOf, type PageRequest } from '../../platform/http'
import { answers, notices } from '../content.table'
import { renderText } from '../render-text'
import type { Save } from '../write-articles'

/** An answer in any state, with its question; for the staff only. */
export type AnswerRow = typeof answers.$inferSelect & {
  readonly questionTitle: string
  /** Key of the question's channel. */
  readonly channel: string
}

/** The refusal of a change to an answer; `message` is for the editor. */
export type AnswerEditRefusal =
  | { readonly error: 'unknown' | 'no-question' }
  | { readonly error: 'outdated'; readonly message: string }
  | { readonly error: 'incomplete'; readonly problem: AnswerProblem }

interface AnswerFilter {
  /** Id of a question. */
  readonly question?: string
  readonly isHidden?: boolean
  /** Searched in question, author and text; empty for no filter. */
  readonly words: string
  readonly order: 'asc' | 'desc'
}

/** An answer, and the version that the editor has read. */
export interface EditedAnswer {
  readonly id: string
  readonly version: number
}

interface Changed {
  readonly before: AnswerRow
  readonly after: AnswerRow
}

const QUESTIONS: string[] = CHANNELS.filter(({ shape }) => shape === 'question').map(({ key }) => key)

const ROW = { ...getTableColumns(answers), questionTitle: notices.title, channel: notices.type }

const selectRows = (db: Queryable) =>
  db.select(ROW).from(answers).innerJoin(notices, eq(notices.id, answers.noticeId))

const conditionOf = ({ question, isHidden, words }: Omit<AnswerFilter, 'order'>): SQL | undefined => {
  const pattern = containing(words)
  const hidden = isHidden ? isNotNull(answers.hiddenAt) : isNull(answers.hiddenAt)
  return and(
    question === undefined ? undefined : eq(answers.noticeId, question),
    isHidden === undefined ? undefined : hidden,
    words === ''
      ? undefined
      : or(...[notices.title, answers.author, answers.body].map((column) => ilike(column, pattern))),
  )
}

/** Answers for the staff, by default the latest first. */
export async function findAnswersToEdit(
  db: Queryable,
  { order, ...filter }: AnswerFilter,
  page: PageRequest,
) {
  const matching = conditionOf(filter)
  const direction = order === 'asc' ? asc : desc
  const rows: AnswerRow[] = await selectRows(db)
    .where(matching)
    .orderBy(direction(answers.answeredAt), asc(answers.id))
    .limit(page.pageSize)
    .offset(offsetOf(page))
  return { rows, total: await db.$count(selectRows(db).where(matching).as('matching')) }
}

/** An answer in any state, or undefined; for the staff only. */
export async function findAnswerToEdit(db: Queryable, id: string): Promise<AnswerRow | undefined> {
  const [row] = await selectRows(db).where(eq(answers.id, id))
  return row
}

const orNull = (text: string): string | null => (text === '' ? null : text)

/** The columns of a filled-in answer; its text is rendered and sanitised. */
export const rowOfAnswer = (form: AnswerForm) => ({
  author: form.author,
  authorTitle: orNull(form.authorTitle),
  basis: orNull(form.basis),
  accepted: form.accepted,
  markdown: form.format === 'markdown' ? form.text : null,
  body: renderText(form.format, form.text),
})

export function formOfAnswer({
  author,
  authorTitle,
  basis,
  accepted,
  markdown,
  body,
}: AnswerRow): AnswerForm {
  return {
    author,
    authorTitle: authorTitle ?? '',
    basis: basis ?? '',
    accepted,
    format: markdown === null ? 'html' : 'markdown',
    text: markdown ?? body,
  }
}

const checkText = (body: string): AnswerEditRefusal | null =>
  checkRelease(htmlToText(body)) && {
    error: 'incomplete',
    problem: { field: 'text', message: '回答是空的' },
  }

/** Locks a question, so that changes of its accepted answer are serialised. */
const lockQuestion = async (tx: Tx, id: string): Promise<boolean> => {
  const mine = and(eq(notices.id, id), inArray(notices.type, QUESTIONS))
  return (await tx.select({ id: notices.id }).from(notices).where(mine).for('update')).length > 0
}

/** Unmarks all other answers: a question has one accepted answer at most (CON-12). */
const acceptOnly = async (tx: Tx, { noticeId, id }: { noticeId: string; id: string }) => {
  await tx
    .update(answers)
    .set({ accepted: false })
    .where(and(eq(answers.noticeId, noticeId), ne(answers.id, id)))
}

/** Adds an answer to a question in any state (CON-12). */
export async function addAnswer(
  tx: Tx,
  question: string,
  form: AnswerForm,
  { by, now }: Save,
  id = randomBytes(10).toString('hex'),
): Promise<AnswerRow | AnswerEditRefusal> {
  if (!(await lockQuestion(tx, question))) return { error: 'no-question' }
  const columns = rowOfAnswer(form)
  const refusal = checkText(columns.body)
  if (refusal) return refusal
  await tx
    .insert(answers)
    .values({ ...columns, id, noticeId: question, answeredAt: now, savedBy: by, savedAt: now })
  if (form.accepted) await acceptOnly(tx, { noticeId: question, id })
  return (await findAnswerToEdit(tx, id)) ?? { error: 'unknown' }
}

/**
 * Changes an answer, if it still has the version that the editor has read. Without a change there is no new version, and
 * `after` is `before`.
 */
const changeAnswer = async (
  tx: Tx,
  { id, version }: EditedAnswer,
  columnsFor: (before: AnswerRow) => Partial<typeof answers.$inferSelect>,
  { by, now }: Save,
): Promise<Changed | AnswerEditRefusal> => {
  const answerRow = await findAnswerToEdit(tx, id)
  if (!answerRow || !(await lockQuestion(tx, answerRow.noticeId))) return { error: 'unknown' }
  const before = await findAnswerToEdit(tx, id)
  if (!before) return { error: 'unknown' }
  if (before.version !== version)
    return { error: 'outdated', message: explainOutdated(version, before.version, before.savedBy) }
  const columns = columnsFor(before)
  if (isDeepStrictEqual({ ...before, ...columns }, before)) return { before, after: before }
  await tx
    .update(answers)
    .set({ ...columns, version: version + 1, savedBy: by, savedAt: now })
    .where(eq(answers.id, id))
  if (columns.accepted) await acceptOnly(tx, before)
  const after = await findAnswerToEdit(tx, id)
  return after ? { before, after } : { error: 'unknown' }
}

/** Saves an answer; readers see it at once, unless it is hidden (CON-12). */
export async function saveAnswer(
  tx: Tx,
  edited: EditedAnswer,
  form: AnswerForm,
  save: Save,
): Promise<Changed | AnswerEditRefusal> {
  const columns = rowOfAnswer(form)
  return checkText(columns.body) ?? changeAnswer(tx, edited, () => columns, save)
}

/**
 * Adds an imported answer, or saves a new version of it if it changed. The caller's transaction has inserted or locked
 * the question.
 */
export async function importAnswer(
  tx: Tx,
  question: string,
  { id, form }: { readonly id: string; readonly form: AnswerForm },
  save: Save,
): Promise<void> {
  const earlier = await findAnswerToEdit(tx, id)
  if (!earlier) {
    await addAnswer(tx, question, form, save, id)
    return
  }
  await saveAnswer(tx, earlier, form, save)
}

/** Hides an answer from the readers, or shows it again (CON-12). */
export function setAnswerHidden(
  tx: Tx,
  edited: EditedAnswer,
  isHidden: boolean,
  save: Save,
): Promise<Changed | AnswerEditRefusal> {
  return changeAnswer(
    tx,
    edited,
    ({ hiddenAt }) => ({ hiddenAt: isHidden ? (hiddenAt ?? save.now) : null }),
    save,
  )
}

export function channelName({ channel }: AnswerRow): string {
  return findChannel(channel)?.label ?? channel
}
