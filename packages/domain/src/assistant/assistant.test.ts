import { describe, expect, it } from 'vitest'
import { createMessage, type PastMessage, restoreMessage } from './assistant'
import { aPastMessage, NAME, QUESTION } from './assistant.fixture'
import {
  ASSISTANT_TEXTS,
  buildAnswerView,
  buildConversationName,
  DRAWER_WIDTH_PX,
  decideEnter,
  formatCopyNotice,
  type Message,
} from './index'

describe('how an answer is shown', () => {
  const view = (held: Partial<Message>) => buildAnswerView({ ...createMessage('问'), ...held })

  it('AI-01 three dots until content comes; whitespace is not content', () => {
    expect(buildAnswerView(createMessage('问'))).toEqual({ dots: true, answer: '', notice: null })
    expect(view({ answer: ' \n\u3000' })).toMatchObject({ dots: true, notice: null })
    expect(view({ answer: '有' })).toEqual({ dots: false, answer: '有', notice: null })
  })

  it('AI-01 a finished answer has no dots; an empty one says 服务器繁忙，请稍后重试', () => {
    expect(view({ status: 'busy' })).toEqual({ dots: false, answer: '', notice: '服务器繁忙，请稍后重试' })
    expect(view({ status: 'whole', answer: '有' })).toEqual({ dots: false, answer: '有', notice: null })
  })

  it('AI-05 业务异常终止 is shown in place of the text so far, which the server does not keep', () => {
    expect(view({ status: 'terminated', answer: '有' })).toEqual({
      dots: false,
      answer: '',
      notice: '业务异常终止',
    })
  })

  it('AI-01 an earlier message without an answer counts as failed', () => {
    expect(restoreMessage(aPastMessage())).toEqual({
      query: '问',
      pictures: 0,
      answer: '答',
      messageId: 'p1',
      taskId: null,
      rating: { saved: 'none', wanted: 'none', sending: null },
      status: 'whole',
    })
    expect(restoreMessage(aPastMessage({ answer: ' ' })).status).toBe('busy')
  })

  it('AI-05 an earlier message is shown as it ended', () => {
    const status = (held: Partial<PastMessage>) => restoreMessage(aPastMessage(held)).status
    expect(status({ state: 'stopped' })).toBe('stopped')
    expect(status({ state: 'stopped', answer: '' })).toBe('busy')
    expect(status({ state: 'answering', answer: '' })).toBe('loading')
    expect(status({ state: 'failed', answer: '', errorCode: '00001' })).toBe('busy')
    expect(status({ state: 'failed', answer: '', errorCode: '50001' })).toBe('terminated')
    expect(restoreMessage(aPastMessage({ files: ['a', 'b'] })).pictures).toBe(2)
  })

  it('AI-03 an earlier rating is shown; an unknown value counts as none', () => {
    const rating = (value: string | null) => restoreMessage(aPastMessage({ rating: value })).rating.wanted
    expect(['like', 'dislike', null, '', 'LIKE', '__proto__'].map(rating)).toEqual([
      'like',
      'dislike',
      'none',
      'none',
      'none',
      'none',
    ])
  })
})

describe('names and texts', () => {
  it('AI-02 the name is the first 10 characters of the query', () => {
    expect(buildConversationName(QUESTION)).toBe(NAME)
    expect(buildConversationName('一二三四五六七八九')).toBe('一二三四五六七八九')
    expect(buildConversationName('一二三四五六七八九十')).toBe('一二三四五六七八九十')
    expect(buildConversationName('一二三四五六七八九十１')).toBe('一二三四五六七八九十')
  })

  it('AI-02 a character of four bytes counts as one and is never cut in half', () => {
    expect(buildConversationName('😀'.repeat(10))).toBe('😀'.repeat(10))
    expect(buildConversationName('😀'.repeat(11))).toBe('😀'.repeat(10))
    expect(buildConversationName(`一二三四五六七八九𠮷十`)).toBe('一二三四五六七八九𠮷')
    expect(buildConversationName(`\ud83d${'字'.repeat(12)}`)).toBe(`\ud83d${'字'.repeat(9)}`)
  })

  it('AI-04 the drawer is 900 px wide', () => {
    expect(DRAWER_WIDTH_PX).toBe(900)
  })

  it('AI-05 copying reports its result, deleting asks first', () => {
    expect(formatCopyNotice(true)).toBe('复制成功')
    expect(formatCopyNotice(false)).toBe('复制失败，请手动复制')
    expect(ASSISTANT_TEXTS.confirmRemove).toBe('确认删除当前对话？')
  })
})

describe('Enter', () => {
  const enter = (held: Partial<Parameters<typeof decideEnter>[0]> = {}) =>
    decideEnter({ key: 'Enter', shift: false, isComposing: false, loading: false, text: '问', ...held })

  it('VAL-18 Enter sends', () => {
    expect(enter()).toBe('send')
  })

  it('VAL-18 Enter sends neither during composition nor while loading', () => {
    expect(enter({ isComposing: true })).toBe('leave')
    expect(enter({ loading: true })).toBe('swallow')
  })

  it('VAL-18 Shift and Enter make a new line, other keys type', () => {
    expect(enter({ shift: true })).toBe('leave')
    expect(enter({ key: 'Process' })).toBe('leave')
    expect(enter({ key: 'a' })).toBe('leave')
  })

  it.each(['', ' ', '\n\t', '\u3000', '\u00a0'])('VAL-18 Enter does nothing for blank text %j', (text) => {
    expect(enter({ text })).toBe('swallow')
  })
})
