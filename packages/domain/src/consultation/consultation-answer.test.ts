import { describe, expect, it } from 'vitest'
import {
  ASKER_STATE_LABELS,
  answerConsultation,
  CONSULTATION_STATES,
  findAskerState,
  MAX_CONSULTATION_ANSWER,
} from './index'

const asked = { state: 'submitted', isMember: true } as const

describe('a written answer', () => {
  it('ASK-03 is trimmed, and whoever was waiting has been contacted', () => {
    expect(answerConsultation(asked, ' 可以升级。 ')).toEqual({ state: 'contacted', answer: '可以升级。' })
    expect(answerConsultation({ ...asked, state: 'contacted' }, '更正')).toEqual({
      state: 'contacted',
      answer: '更正',
    })
  })

  it('ASK-03 is refused for a visitor, when it is done, empty or too long', () => {
    expect(answerConsultation({ ...asked, isMember: false }, '好')).toMatchObject({ error: 'visitor' })
    expect(answerConsultation({ ...asked, state: 'closed' }, '好')).toMatchObject({ error: 'closed' })
    expect(answerConsultation(asked, ' \n')).toEqual({ error: 'empty', message: '请填写答复' })
    const long = '字'.repeat(MAX_CONSULTATION_ANSWER)
    expect(answerConsultation(asked, long)).toMatchObject({ answer: long })
    expect(answerConsultation(asked, `${long}字`)).toEqual({ error: 'too-long', message: '答复最多 1000 字' })
  })

  it('ASK-03 the asker waits until somebody has called or written', () => {
    expect(CONSULTATION_STATES.map((state) => ASKER_STATE_LABELS[findAskerState(state)])).toEqual(
      '待回复 已回复 已回复'.split(' '),
    )
  })
})
