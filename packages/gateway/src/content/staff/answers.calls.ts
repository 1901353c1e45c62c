import { type AnswerForm, checkAnswer, trimAnswer } from '@zhushutong/domain/content'
import type { StaffContract } from '@zhushutong/sdk/staff'
import {
  GONE,
  leaveUnchanged,
  type ResourceDeps,
  refusedBy,
  type StaffContext,
  type StaffHandlers,
  wrongFields,
} from '../../console'
import type { Tx } from '../../platform/db'
import { CODES, type Failure, pageOf } from '../../platform/http'
import * as editing from '../editing/answers.store'
import { renderText } from '../render-text'
import type { Save } from '../write-articles'

type Row = editing.AnswerRow

const rowView = (row: Row) => ({
  ...editing.formOfAnswer(row),
  id: row.id,
  question: row.noticeId,
  questionTitle: row.questionTitle,
  channelName: editing.channelName(row),
  html: renderText('html', row.body),
  isHidden: row.hiddenAt !== null,
  version: row.version,
  answerTime: row.answeredAt,
  savedBy: row.savedBy,
  saveTime: row.savedAt,
})

/** Includes the text: answers have no versions, so only the log shows earlier texts. */
const stateOf = (row: Row) => ({
  ...editing.formOfAnswer(row),
  question: row.questionTitle,
  isHidden: row.hiddenAt !== null,
})

const refusalOf = (refusal: editing.AnswerEditRefusal): Failure => {
  switch (refusal.error) {
    case 'unknown':
      return GONE
    case 'no-question':
      return refusedBy('没有这个问题，可能已被删除', 'question')
    case 'incomplete':
      return wrongFields([refusal.problem])
    case 'outdated':
      return { error: CODES.badRequest, status: 409, message: refusal.message }
  }
}

/** The answers to questions: added, changed, hidden (CON-12). */
export function answerCalls({ database }: ResourceDeps): StaffHandlers<StaffContract['answer']> {
  const { orm } = database

  const run = (
    { change, actor, now }: StaffContext,
    action: string,
    work: (
      tx: Tx,
      save: Save,
    ) => Promise<{ readonly before: Row | null; readonly after: Row } | editing.AnswerEditRefusal>,
  ) =>
    change(action, async (tx) => {
      const result = await work(tx, { by: actor.name, now })
      if ('error' in result) return refusalOf(result)
      const { before, after } = result
      if (before === after) return leaveUnchanged(rowView(after))
      return {
        subject: after.id,
        before: before && stateOf(before),
        after: stateOf(after),
        result: rowView(after),
      }
    })

  const checked = (answerForm: AnswerForm) => {
    const form = trimAnswer(answerForm)
    const problems = checkAnswer(form)
    return problems.length > 0 ? { refusal: wrongFields(problems) } : { form }
  }

  const setHidden =
    (action: string, isHidden: boolean) => (edited: editing.EditedAnswer, context: StaffContext) =>
      run(context, action, (tx, save) => editing.setAnswerHidden(tx, edited, isHidden, save))

  return {
    async list({ question, state, words, order, ...query }) {
      const filter = {
        ...(question && { question }),
        ...(state && { isHidden: state === 'hidden' }),
        words: words.trim(),
        order,
      }
      const { rows, total } = await editing.findAnswersToEdit(orm, filter, query)
      return pageOf(query, rows.map(rowView), total)
    },
    async get({ id }) {
      const answerRow = await editing.findAnswerToEdit(orm, id)
      return answerRow ? rowView(answerRow) : GONE
    },
    async create({ question, ...fields }, context) {
      const { form, refusal } = checked(fields)
      if (refusal) return refusal
      return run(context, 'create', async (tx, save) => {
        const after = await editing.addAnswer(tx, question, form, save)
        return 'error' in after ? after : { before: null, after }
      })
    },
    async update({ id, version, ...fields }, context) {
      const { form, refusal } = checked(fields)
      if (refusal) return refusal
      return run(context, 'update', (tx, save) => editing.saveAnswer(tx, { id, version }, form, save))
    },
    hide: setHidden('hide', true),
    show: setHidden('show', false),
  }
}
