import { describe, expect, it } from 'vitest'
import { ANSWERED, ANSWERING, aPastMessage, chat, NAME, piece, SENT, send } from './assistant.fixture'
import { chatStep } from './chat.machine'
import type { ChatEvent } from './chat.state'
import { buildAnswerView, type ChatState, listChatMessages } from './index'

const same = (state: ChatState, event: ChatEvent) => {
  const step = chatStep(state, event)
  expect(step.state).toBe(state)
  expect(step.effects).toEqual([])
}
const NEW: ChatEvent = { type: 'newConversation' }
const CHOOSE: ChatEvent = { type: 'choose', conversationId: 'c2', name: '二' }
const loaded = (generation = 1): ChatEvent => ({
  type: 'historyLoaded',
  generation,
  messages: [aPastMessage(), aPastMessage({ messageId: 'p2', answer: '' })],
})
const notLoaded = (generation = 1): ChatEvent => ({ type: 'historyFailed', generation })
const removed = (conversationId: string): ChatEvent => ({ type: 'removed', conversationId })
const leave = { type: 'leaveStream', stream: 1, taskId: 't1' }
const started = { type: 'conversationStarted', conversationId: 'c1', name: NAME }
const fetches = (generation: number, afterMs = 0) => ({
  type: 'fetchHistory',
  afterMs,
  generation,
  conversationId: 'c2',
})
const EMPTY = { at: 'idle', conversation: { id: null, name: null }, messages: [] }

describe('a new conversation', () => {
  it('AI-02 is local: no call is made', () => {
    const { state, effects } = chat([...ANSWERED, NEW])
    expect(state).toMatchObject(EMPTY)
    expect(effects).toEqual([])
    same(state, NEW)
  })

  it('AI-02 starts over also after failures only', () => {
    const { state } = chat([...SENT, { type: 'failed', generation: 1, error: 'broken', reason: null }, NEW])
    expect(state).toMatchObject(EMPTY)
  })

  it('AI-01 ends the answer under way; its pieces do not reach the new one', () => {
    const { state, effects } = chat([...ANSWERING, NEW])
    expect(state).toMatchObject(EMPTY)
    expect(effects).toEqual([leave, started])
    same(state, piece('三个'))
    same(state, piece('三个', {}, 2))
    expect(chat([...SENT, NEW])).toMatchObject({ state: EMPTY, effects: [{ ...leave, taskId: null }] })
  })
})

describe('an earlier conversation', () => {
  it('AI-04 fetches its messages and shows them', () => {
    const chosen = chat([CHOOSE])
    expect(chosen.state).toMatchObject({ at: 'fetching', conversation: { id: 'c2', name: '二' } })
    expect(chosen.effects).toEqual([fetches(1)])
    expect(listChatMessages(chosen.state)).toEqual([])
    const { state, effects } = chat([loaded()], chosen.state)
    expect(state).toMatchObject({
      at: 'idle',
      messages: [{ messageId: 'p1', status: 'whole' }, { status: 'busy' }],
    })
    expect(effects).toEqual([])
    expect(chat([send()], state).effects).toMatchObject([{ request: { conversationId: 'c2' } }])
  })

  it('AI-04 chosen again it is not fetched again, unless fetching failed', () => {
    const chosen = chat([CHOOSE]).state
    same(chosen, CHOOSE)
    same(chat([loaded()], chosen).state, CHOOSE)
    const unavailable = chat([notLoaded()], chosen)
    expect(unavailable).toMatchObject({ state: { at: 'unavailable' }, effects: [] })
    same(unavailable.state, send())
    same(unavailable.state, loaded())
    expect(chat([CHOOSE], unavailable.state)).toMatchObject({
      state: { at: 'fetching', generation: 2 },
      effects: [fetches(2)],
    })
  })

  it('AI-01 choosing ends the answer under way', () => {
    const { state, effects } = chat([...ANSWERING, CHOOSE])
    expect(state).toMatchObject({ at: 'fetching', generation: 2 })
    expect(effects).toEqual([leave, started, fetches(2)])
    same(state, piece('三个'))
  })

  it('AI-04 messages that arrive too late are dropped', () => {
    const other: ChatEvent = { type: 'choose', conversationId: 'c3', name: '三' }
    const state = chat([CHOOSE, other]).state
    same(state, loaded(1))
    same(state, notLoaded(1))
    const left = chat([CHOOSE, NEW]).state
    expect(left).toMatchObject(EMPTY)
    same(left, loaded(1))
  })

  it('AI-01 an answer that still comes in elsewhere is looked for until it is whole, and nothing is sent meanwhile', () => {
    const answering = aPastMessage({ answer: '', state: 'answering' })
    const read = chat([CHOOSE, { type: 'historyLoaded', generation: 1, messages: [answering] }])
    expect(listChatMessages(read.state).map(buildAnswerView)).toEqual([
      { dots: true, answer: '', notice: null },
    ])
    expect(read.effects).toEqual([fetches(1, 2000)])
    same(read.state, send())
    expect(chat([notLoaded()], read.state)).toEqual(read)
    const whole = chat([loaded()], read.state)
    expect(whole.effects).toEqual([])
    expect(chat([send()], whole.state).state.at).toBe('loading')
    same(chat([NEW], read.state).state, loaded())
  })

  it('AI-05 when deleted, a new one replaces it; deleting another one changes nothing', () => {
    const state = chat(ANSWERED).state
    same(state, removed('c9'))
    const gone = chat([removed('c1')], state)
    expect(gone.state).toMatchObject(EMPTY)
    expect(gone.effects).toEqual([])
    same(gone.state, removed('c1'))
  })

  it('AI-05 deleted while it answers, the answer is stopped', () => {
    expect(chat([...ANSWERING, removed('c1')]).effects).toContainEqual(leave)
    expect(chat([CHOOSE, removed('c2')]).state).toMatchObject(EMPTY)
  })
})

describe('rating', () => {
  const press = (pressed: 'like' | 'dislike', messageId = 'm1'): ChatEvent => ({
    type: 'rate',
    messageId,
    pressed,
  })
  const rated = (rating: 'like' | 'none' | 'dislike', ok = true, messageId = 'm1'): ChatEvent => ({
    type: 'rated',
    messageId,
    rating,
    ok,
  })
  const shown = (state: ChatState) => listChatMessages(state).map((message) => message.rating.wanted)
  const busy = { type: 'notify', text: '服务器繁忙，请稍后重试' }

  it('AI-03 is shown at once, sent, and can be cancelled', () => {
    const liked = chat([...ANSWERED, press('like')])
    expect(shown(liked.state)).toEqual(['like'])
    expect(liked.effects).toEqual([{ type: 'rate', messageId: 'm1', rating: 'like' }])
    const kept = chat([rated('like')], liked.state)
    expect(kept.effects).toEqual([])
    const cancelled = chat([press('like')], kept.state)
    expect(shown(cancelled.state)).toEqual(['none'])
    expect(cancelled.effects).toEqual([{ type: 'rate', messageId: 'm1', rating: 'none' }])
  })

  it('AI-03 a failed rating is rolled back and reported', () => {
    const { state, effects } = chat([...ANSWERED, press('dislike'), rated('dislike', false)])
    expect(shown(state)).toEqual(['none'])
    expect(effects).toEqual([busy])
  })

  it('AI-03 pressed again before the answer, the last choice is sent after it', () => {
    const pressed = chat([...ANSWERED, press('like'), press('dislike')])
    expect(shown(pressed.state)).toEqual(['dislike'])
    expect(pressed.effects).toEqual([])
    const next = { type: 'rate', messageId: 'm1', rating: 'dislike' }
    expect(chat([rated('like')], pressed.state).effects).toEqual([next])
    expect(chat([rated('like', false)], pressed.state).effects).toEqual([busy, next])
  })

  it('AI-03 only an existing, complete message is rated, and no other changes', () => {
    const state = chat([...ANSWERED, send('再问')]).state
    same(state, press('like', 'm2'))
    const chatStep = chat([press('like')], state)
    expect(chatStep.state.at).toBe('loading')
    expect(shown(chatStep.state)).toEqual(['like', 'none'])
    const fails: ChatEvent[] = [
      ...ANSWERING,
      { type: 'failed', generation: 1, error: 'broken', reason: null },
    ]
    same(chat(fails).state, press('like'))
    same(chat(ANSWERING).state, press('like'))
    same(chat([CHOOSE]).state, press('like'))
    const two = chat([
      CHOOSE,
      { ...loaded(), messages: [aPastMessage(), aPastMessage({ messageId: 'p2' })] } as ChatEvent,
    ])
    expect(shown(chat([press('like', 'p2')], two.state).state)).toEqual(['none', 'like'])
  })

  it('AI-03 an answer to no call, or to another one, changes nothing and shows nothing', () => {
    const state = chat([...ANSWERED, press('like')]).state
    same(state, rated('dislike', false))
    same(state, rated('like', false, 'm9'))
    same(chat(ANSWERED).state, rated('like', false))
    same(chat(ANSWERED).state, rated('like'))
  })

  it('AI-03 what was stopped can be rated too', () => {
    expect(shown(chat([...ANSWERING, { type: 'stop' }, press('dislike')]).state)).toEqual(['dislike'])
  })
})
