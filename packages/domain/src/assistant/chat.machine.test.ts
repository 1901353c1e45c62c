import { describe, expect, it } from 'vitest'
import {
  ANSWERED,
  ANSWERING,
  ASKED,
  chat,
  ended,
  failed,
  NAME,
  OPEN,
  piece,
  QUESTION,
  send,
} from './assistant.fixture'
import {
  buildAnswerView,
  CHAT_CLOSED,
  type ChatEvent,
  type ChatState,
  chatStep,
  isStreamWanted,
  listChatMessages,
} from './index'

const same = (state: ChatState, event: ChatEvent) => {
  const step = chatStep(state, event)
  expect(step.state).toBe(state)
  expect(step.effects).toEqual([])
}
const last = (state: ChatState) => listChatMessages(state).at(-1)
const STOP: ChatEvent = { type: 'stop' }
const stopTask = (taskId = 't1') => ({ type: 'stopTask', taskId })
const rename = (name = NAME, conversationId = 'c1') => ({ type: 'renameConversation', conversationId, name })

describe('opening and closing', () => {
  it('AI-06 logged out it opens the login and nothing else', () => {
    const step = chat([{ type: 'open', loggedIn: false }])
    expect(step.state).toBe(CHAT_CLOSED)
    expect(step.effects).toEqual([{ type: 'openLogin' }])
  })

  it('AI-06 logged in it opens, once', () => {
    const { state, effects } = chat([OPEN])
    expect(state).toEqual({ ...CHAT_CLOSED, at: 'idle' })
    expect(effects).toEqual([])
    same(state, OPEN)
  })

  it('AI-01 closing while loading ends the answer; the conversation is shown again on the next opening', () => {
    const closed = chat([...ANSWERING, { type: 'close' }])
    expect(closed.state.at).toBe('closed')
    expect(closed.effects).toEqual([stopTask(), rename()])
    expect(last(closed.state)).toMatchObject({ answer: '有', status: 'whole' })
    same(closed.state, { type: 'close' })
    same(closed.state, piece('三个'))
    expect(chat([OPEN], closed.state).state).toMatchObject({ at: 'idle', conversation: { id: 'c1' } })
  })

  it('AI-06 logging out clears everything, and no stream is wanted any more', () => {
    const { state, effects } = chat([...ASKED, STOP, send(), { type: 'loggedOut' }])
    expect(effects).toEqual([])
    expect(state).toEqual({ ...CHAT_CLOSED, generation: 2 })
    expect([1, 2].map((generation) => isStreamWanted(state, generation))).toEqual([false, false])
  })

  it('AI-01 a closed chat accepts no query', () => {
    same(CHAT_CLOSED, send())
    same(CHAT_CLOSED, STOP)
    same(CHAT_CLOSED, { type: 'newConversation' })
    same(CHAT_CLOSED, { type: 'choose', conversationId: 'c2', name: '二' })
  })
})

describe('asking', () => {
  it('AI-01 a query opens a stream and loads', () => {
    const { state, effects } = chat([OPEN, { type: 'send', text: ` ${QUESTION}\n`, files: ['f1'] }])
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
    const { state } = chat([OPEN])
    for (const text of ['', ' ', '\n', '\u3000']) same(state, send(text))
    same(chat(ASKED).state, send())
  })

  it('AI-01 chunks are appended in order', () => {
    const { state, effects } = chat([...ASKED, piece('有'), piece('三'), piece('个')])
    expect(state).toMatchObject({
      at: 'loading',
      current: { answer: '有三个', messageId: 'm1', taskId: 't1', status: 'loading' },
    })
    expect(effects).toEqual([])
  })

  it('AI-01 a replacing chunk replaces everything before it', () => {
    expect(last(chat([...ANSWERING, piece('无', { replaces: true }), piece('。')]).state)?.answer).toBe(
      '无。',
    )
    const cleared = chat([...ANSWERING, piece('', { replaces: true })]).state
    expect(listChatMessages(cleared).map(buildAnswerView)).toEqual([{ dots: true, answer: '', notice: null }])
  })

  it('AI-01 each id is taken from the first chunk that carries it', () => {
    const none = { conversationId: null, messageId: null, taskId: null }
    const start = chat(ASKED).state
    same(start, piece('', none))
    const task = chat([piece('', { ...none, taskId: 't9' })], start).state
    expect(task).toMatchObject({ conversation: { id: null }, current: { messageId: null, taskId: 't9' } })
    const message = chat([piece('', { ...none, messageId: 'm9' })], task).state
    expect(message).toMatchObject({ conversation: { id: null }, current: { messageId: 'm9', taskId: 't9' } })
    const whole = chat([piece('', { ...none, conversationId: 'c9' })], message).state
    expect(whole).toMatchObject({ conversation: { id: 'c9', name: null }, current: { taskId: 't9' } })
    same(whole, piece(''))
  })

  it('AI-01 a late chunk of another stream is dropped', () => {
    const state = chat([...ANSWERED, send('再问')]).state
    same(state, piece('晚', {}, 1))
    same(state, piece('早', {}, 3))
    same(state, ended(1))
    same(state, failed('broken', 1))
    same(chat(ANSWERED).state, piece('晚'))
    same(chat(ANSWERED).state, ended())
    same(chat(ANSWERED).state, failed('business'))
  })
})

describe('the end of an answer', () => {
  it('AI-01 when the stream closes the answer is complete', () => {
    const { state } = chat(ANSWERED)
    expect(state.at).toBe('idle')
    expect(last(state)).toMatchObject({ query: QUESTION, answer: '有三个', messageId: 'm1', status: 'whole' })
    expect(isStreamWanted(state, 1)).toBe(false)
  })

  it('AI-01 empty and not streaming: 服务器繁忙，请稍后重试', () => {
    for (const events of [[ended()], [piece(' \n'), ended()], [STOP], [failed('broken')]]) {
      expect(
        listChatMessages(chat([...ASKED, ...events]).state).map((one) => buildAnswerView(one).notice),
      ).toEqual(['服务器繁忙，请稍后重试'])
    }
  })

  it('AI-02 a new conversation is named once its stream closes, and only then', () => {
    const answering = chat(ANSWERING)
    expect(answering.state.conversation).toEqual({ id: 'c1', name: null })
    const over = chat([ended()], answering.state)
    expect(over.state.conversation).toEqual({ id: 'c1', name: NAME })
    expect(over.effects).toEqual([rename()])
    const second = chat([send('再问一次'), piece('好', {}, 2), ended(2)], over.state)
    expect(second.state.conversation).toEqual({ id: 'c1', name: NAME })
    expect(second.effects).toEqual([])
    expect(listChatMessages(second.state).map((one) => one.query)).toEqual([QUESTION, '再问一次'])
  })

  it('AI-02 the next query goes to the conversation id that the stream sent', () => {
    expect(chat([...ANSWERED, send('再问')]).effects).toEqual([
      { type: 'openStream', generation: 2, request: { query: '再问', conversationId: 'c1', files: [] } },
    ])
  })

  it('AI-02 a stream without a conversation id names no conversation; the next one does', () => {
    const first = chat([...ASKED, failed('broken')])
    expect(first).toMatchObject({ state: { conversation: { id: null, name: null } }, effects: [] })
    expect(chat([send('再问'), piece('好', {}, 2), ended(2)], first.state).effects).toEqual([rename('再问')])
  })

  it('AI-05 an error code ends the answer: 业务异常终止', () => {
    const { state, effects } = chat([...ANSWERING, piece('', { errorCode: 'rate_limit' })])
    expect(state).toMatchObject({ at: 'idle', messages: [{ answer: '有', status: 'terminated' }] })
    expect(effects).toEqual([rename()])
    expect(isStreamWanted(state, 1)).toBe(false)
    same(state, piece('三个'))
  })

  it('AI-05 a stream that does not open or breaks ends the answer', () => {
    const refused = chat([...ASKED, failed('business')])
    expect(refused).toMatchObject({
      state: { at: 'idle', messages: [{ status: 'terminated' }] },
      effects: [],
    })
    const broken = chat([...ANSWERING, failed('broken')])
    expect(broken.state).toMatchObject({ at: 'idle', messages: [{ answer: '有', status: 'busy' }] })
    expect(broken.effects).toEqual([rename()])
  })

  it('AI-05 after a failure the next query can be sent', () => {
    const { state } = chat([...ASKED, failed('business'), send('再问')])
    expect(state).toMatchObject({ at: 'loading', generation: 2, messages: [{ query: QUESTION }] })
  })
})

describe('stopping', () => {
  it('AI-01 stops the task, keeps the text so far and names the conversation', () => {
    const { state, effects } = chat([...ANSWERING, STOP])
    expect(state).toMatchObject({ at: 'idle', stopping: [], messages: [{ answer: '有', status: 'whole' }] })
    expect(effects).toEqual([stopTask(), rename()])
    expect(isStreamWanted(state, 1)).toBe(false)
    same(state, piece('三个'))
    same(state, STOP)
  })

  it('AI-01 stopped before the task id is known, the task is stopped as soon as it is', () => {
    const stopped = chat([...ASKED, STOP])
    expect(stopped.effects).toEqual([])
    expect(isStreamWanted(stopped.state, 1)).toBe(true)
    same(stopped.state, piece('有', { taskId: null }))
    const known = chat([piece('有')], stopped.state)
    expect(known.effects).toEqual([stopTask(), rename()])
    expect(known.state).toEqual({ ...stopped.state, stopping: [] })
    expect(last(known.state)).toMatchObject({ answer: '', status: 'busy' })
    expect(isStreamWanted(known.state, 1)).toBe(false)
    same(known.state, piece('三个'))
  })

  it('AI-01 an abandoned stream without a conversation id names no conversation', () => {
    expect(chat([...ASKED, STOP, piece('', { conversationId: null })]).effects).toEqual([stopTask()])
  })

  it('AI-02 a conversation that has its name is not named again by a late chunk', () => {
    expect(chat([...ANSWERED, send('再问'), STOP, piece('', { taskId: 't2' }, 2)]).effects).toEqual([
      stopTask('t2'),
    ])
    const untold = chat([...ASKED, piece('有', { taskId: null }), STOP])
    expect(untold.effects).toEqual([rename()])
    expect(chat([piece('')], untold.state).effects).toEqual([stopTask()])
  })

  it('AI-01 an abandoned stream that ends by itself needs no stop; others still do', () => {
    const two = chat([...ASKED, STOP, send('再问'), STOP]).state
    expect(two.stopping.map((one) => one.generation)).toEqual([1, 2])
    for (const end of [ended(1), failed('broken', 1), failed('business', 1)]) {
      const { state, effects } = chat([end], two)
      expect(state).toEqual({ ...two, stopping: [{ generation: 2, name: '再问' }] })
      expect(effects).toEqual([])
    }
    same(two, ended(3))
    expect(chat([piece('', { taskId: 't2' }, 2)], two)).toMatchObject({
      state: { stopping: [{ generation: 1, name: NAME }] },
      effects: [stopTask('t2'), rename('再问')],
    })
  })

  it('AI-01 the next answer is awaited while an older task is still to be stopped', () => {
    const state = chat([...ASKED, STOP, send('再问')]).state
    expect([0, 1, 2, 3].map((generation) => isStreamWanted(state, generation))).toEqual([
      false,
      true,
      true,
      false,
    ])
    const whole = chat([piece('好', {}, 2), ended(2)], state).state
    expect(whole).toMatchObject({ at: 'idle', stopping: state.stopping, messages: [{}, { status: 'whole' }] })
    const step = chat([piece('晚')], state)
    expect(step.effects).toEqual([stopTask(), rename()])
    expect(step.state).toEqual({ ...state, stopping: [] })
  })
})

it('AI-01 an unknown event changes nothing in any state', () => {
  for (const events of [[], [OPEN], ASKED, ANSWERED]) {
    same(chat(events).state, { type: 'whatever' } as unknown as ChatEvent)
  }
})
