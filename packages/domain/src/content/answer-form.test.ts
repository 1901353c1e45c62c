import { describe, expect, it } from 'vitest'
import type { AnswerField } from './answer-form'
import { ANSWER_LENGTHS, type AnswerForm, checkAnswer, trimAnswer } from './index'

const answer = (over: Partial<AnswerForm> = {}): AnswerForm => ({
  author: '周顾问',
  authorTitle: '资质顾问',
  format: 'markdown',
  text: '可以。',
  basis: '',
  accepted: false,
  ...over,
})

describe('an answer', () => {
  it('CON-12 names who answers and what, the rest is free', () => {
    expect(checkAnswer(answer())).toEqual([])
    expect(checkAnswer(answer({ authorTitle: '', accepted: true }))).toEqual([])
    expect(checkAnswer(answer({ author: '', text: ' \n' }))).toEqual([
      { field: 'author', message: '请填写回答者' },
      { field: 'text', message: '请填写回答' },
    ])
  })

  it.each(Object.keys(ANSWER_LENGTHS) as AnswerField[])('CON-12 %s has its maximum length', (field) => {
    const most = ANSWER_LENGTHS[field]
    expect(checkAnswer(answer({ [field]: '字'.repeat(most) }))).toEqual([])
    expect(checkAnswer(answer({ [field]: '字'.repeat(most + 1) }))).toMatchObject([
      { field, message: expect.stringContaining(`最多 ${most} 字`) },
    ])
  })

  it('CON-12 is trimmed, but for its text', () => {
    const typed = answer({ author: ' 周顾问 ', authorTitle: ' 资质顾问', basis: ' 第三条\n', text: '  缩进' })
    expect(trimAnswer(typed)).toEqual(answer({ basis: '第三条', text: '  缩进' }))
  })
})
