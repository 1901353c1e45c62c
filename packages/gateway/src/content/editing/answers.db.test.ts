import { type AnswerForm, EMPTY_ARTICLE } from '@zhushutong/domain/content'
import { HOUR_MS } from '@zhushutong/domain/formatting'
import { beforeAll, expect, it } from 'vitest'
import { describeOnPostgres } from '../../../test-support/databases'
import type { Tx } from '../../platform/db'
import { findAnswers } from '../articles.store'
import { addAnswer, saveAnswer, setAnswerHidden } from './answers.store'
import { changeState, createDraft } from './editing.store'

const NOW = Date.UTC(2026, 10, 22, 4)
const BY = { by: '林编辑', now: NOW }
const ANSWER: AnswerForm = {
  author: '周顾问',
  authorTitle: '资质顾问',
  format: 'markdown',
  text: '**可以**。<script>alert(1)</script>',
  basis: '第三条',
  accepted: false,
}
const QUESTION = 'may-we'

describeOnPostgres('editing answers', (database) => {
  const within = <T>(work: (tx: Tx) => Promise<T>) => database().orm.transaction(work)
  const add = async (over: Partial<AnswerForm> = {}, question = QUESTION) => {
    const added = await within((tx) => addAnswer(tx, question, { ...ANSWER, ...over }, BY))
    if ('error' in added) throw new Error(added.error)
    return added
  }
  const save = (id: string, version: number, over: Partial<AnswerForm> = {}) =>
    within((tx) =>
      saveAnswer(tx, { id, version }, { ...ANSWER, ...over }, { by: '周编辑', now: NOW + HOUR_MS }),
    )
  const hide = (id: string, version: number, isHidden: boolean) =>
    within((tx) => setAnswerHidden(tx, { id, version }, isHidden, BY))
  const seen = () => findAnswers(database().orm, QUESTION)

  beforeAll(async () => {
    for (const [id, channel] of [
      [QUESTION, 'questionsNew'],
      ['news', 'new'],
    ] as const) {
      const form = { ...EMPTY_ARTICLE, channel, title: `能不能 ${id}`, source: '编辑部', text: '问题' }
      await within((tx) => createDraft(tx, { id, form }, BY))
      await within((tx) => changeState(tx, { id, version: 1 }, { type: 'publish', now: NOW }))
    }
  })

  it('CON-12 an outdated version neither replaces nor hides a newer one', async () => {
    const { id } = await add()
    const results = await Promise.all([save(id, 1, { text: '甲' }), save(id, 1, { text: '乙' })])
    const refused = results.filter((result) => 'error' in result)
    expect(refused).toMatchObject([{ error: 'outdated', message: expect.stringContaining('第 2 版') }])
    expect(await hide(id, 1, true)).toMatchObject({ error: 'outdated' })
    expect((await seen()).map((answer) => answer.id)).toContain(id)
  })

  it('CON-12 a question has one accepted answer, also when two are accepted at once', async () => {
    const [first, second] = [await add({ accepted: true }), await add({ accepted: true })]
    const accepted = async () => (await seen()).filter((answer) => answer.accepted).map(({ id }) => id)
    expect(await accepted()).toEqual([second.id])
    expect((await seen())[0]?.id).toBe(second.id)
    await Promise.all([save(first.id, 1, { accepted: true }), save(second.id, 1, { accepted: true })])
    expect(await accepted()).toHaveLength(1)
  })
})
