import { describe, expect, it } from 'vitest'
import {
  ANSWERED,
  ANSWERING,
  chat,
  ended,
  failed,
  NAME,
  piece,
  QUESTION,
  SENT,
  send,
} from './assistant.fixture'
import { chatStep } from './chat.machine'
import type { ChatEvent } from './chat.state'
import { buildAnswerView, type ChatState, listChatMessages } from './index'

const same = (state: ChatState, event: ChatEvent) => {
  const step = chatStep(state, event)
  expect(step.state).toBe(state)
  expect(step.effects).toEqual([])
}
const last = (state: ChatState) => listChatMessages(state).at(-1)
const STOP: ChatEvent = { type: 'stop' }
const leave = (taskId: string | null = 't1', stream = 1) => ({ type: 'leaveStream', stream, taskId })
const started = (name = NAME, conversationId = 'c1') => ({
  type: 'conversationStarted',
  conversationId,
  name,
})

describe('asking', () => {
  it('AI-01 a query opens a stream and loads', () => {
    const { state, effects } = chat([{ type: 'send', text: ` ${QUESTION}\n`, files: ['f1'] }])
    expect(state).toMatchObject({ at: 'loading', generation: 1, messages: [], current: { query: QUESTION } })
    expect(effects).toEqual([
      {
        type: 'openStream',
        generation: 1,
        request: { query: QUESTION, conversationId: null, files: ['f1'] },
      },
    ])
    expect(listChatMessages(state).map(buildAnswerView)).toEqual([{ dots: true, answer: '', notice: null }])
  })

  it('VAL-18 blank text is not sent, and nothing is sent while loading', () => {
    const { state } = chat([])
    for (const text of ['', ' ', '\n', '\u3000']) same(state, send(text))
    same(chat(SENT).state, send())
  })

  it('AI-01 each id is taken from the first chunk that carries it', () => {
    const none = { conversationId: null, messageId: null, taskId: null }
    const start = chat(SENT).state
    same(start, piece('', none))
    const task = chat([piece('', { ...none, taskId: 't9' })], start).state
    expect(task).toMatchObject({ conversation: { id: null }, current: { messageId: null, taskId: 't9' } })
    const message = chat([piece('', { ...none, messageId: 'm9' })], task).state
    expect(message).toMatchObject({ conversation: { id: null }, current: { messageId: 'm9', taskId: 't9' } })
    const whole = chat([piece('', { ...none, conversationId: 'c9' })], message).state
    expect(whole).toMatchObject({ conversation: { id: 'c9', name: null }, current: { taskId: 't9' } })
    same(whole, piece(''))
  })
})

describe('the end of an answer', () => {
  it('AI-01 when the stream closes the answer is complete', () => {
    const { state } = chat(ANSWERED)
    expect(state.at).toBe('idle')
    expect(last(state)).toMatchObject({ query: QUESTION, answer: '有三个', messageId: 'm1', status: 'whole' })
  })

  it('AI-01 empty and not streaming: 服务器繁忙，请稍后重试', () => {
    for (const events of [[ended()], [piece(' \n'), ended()], [STOP], [failed('broken')]]) {
      expect(
        listChatMessages(chat([...SENT, ...events]).state).map((message) => buildAnswerView(message).notice),
      ).toEqual(['服务器繁忙，请稍后重试'])
    }
  })

  it('AI-02 the next query goes to the conversation id that the stream sent', () => {
    expect(chat([...ANSWERED, send('再问')]).effects).toEqual([
      { type: 'openStream', generation: 2, request: { query: '再问', conversationId: 'c1', files: [] } },
    ])
  })

  it('AI-02 a stream without a conversation id names no conversation; the next one does', () => {
    const first = chat([...SENT, failed('broken')])
    expect(first).toMatchObject({ state: { conversation: { id: null, name: null } }, effects: [] })
    expect(chat([send('再问'), piece('好', {}, 2), ended(2)], first.state).effects).toEqual([started('再问')])
  })

  it('AI-05 an error code ends the answer: 业务异常终止', () => {
    const { state, effects } = chat([...ANSWERING, piece('', { errorCode: 'rate_limit' })])
    expect(state).toMatchObject({ at: 'idle', messages: [{ status: 'terminated' }] })
    expect(listChatMessages(state).map(buildAnswerView)).toEqual([
      { dots: false, answer: '', notice: '业务异常终止' },
    ])
    expect(effects).toEqual([started()])
    same(state, piece('三个'))
  })

  it('AI-05 an answer that the service broke off is 服务器繁忙, as it is after a reload', () => {
    const { state } = chat([...ANSWERING, piece('', { errorCode: '00001' })])
    expect(listChatMessages(state).map(buildAnswerView)).toEqual([
      { dots: false, answer: '', notice: '服务器繁忙，请稍后重试' },
    ])
  })

  it('AI-05 a refusal that says why is told', () => {
    const reason = '每分钟最多提问 20 次，请稍后再问'
    const { state, effects } = chat([...SENT, { type: 'failed', generation: 1, error: 'business', reason }])
    expect(last(state)?.status).toBe('terminated')
    expect(effects).toEqual([{ type: 'notify', text: reason }])
  })
})

describe('stopping', () => {
  it('AI-01 stops the task, keeps the text so far and names the conversation', () => {
    const { state, effects } = chat([...ANSWERING, STOP])
    expect(state).toMatchObject({ at: 'idle', messages: [{ answer: '有', status: 'stopped' }] })
    expect(listChatMessages(state).map(buildAnswerView)).toEqual([
      { dots: false, answer: '有', notice: '已停止回答' },
    ])
    expect(effects).toEqual([leave(), started()])
    same(state, piece('三个'))
    same(state, STOP)
  })

  it('AI-01 stopped before anything came, there is no task to stop, and the answer failed', () => {
    const { state, effects } = chat([...SENT, STOP])
    expect(effects).toEqual([leave(null)])
    expect(last(state)).toMatchObject({ answer: '', status: 'busy' })
    same(state, piece('有'))
    same(state, ended())
  })

  it('AI-02 a conversation that has its name is not listed again', () => {
    expect(chat([...ANSWERED, send('再问'), piece('', { taskId: 't2' }, 2), STOP]).effects).toEqual([
      leave('t2', 2),
    ])
  })

  it('AI-01 a late piece of a stopped answer does not reach the next one', () => {
    const state = chat([...SENT, STOP, send('再问')]).state
    same(state, piece('晚'))
    same(state, ended(1))
    expect(chat([piece('好', {}, 2), ended(2)], state).state).toMatchObject({
      at: 'idle',
      messages: [{ status: 'busy' }, { answer: '好', status: 'whole' }],
    })
  })
})

it('AI-01 an unknown event changes nothing in any state', () => {
  for (const events of [[], SENT, ANSWERED]) {
    same(chat(events).state, { type: 'whatever' } as unknown as ChatEvent)
  }
})
