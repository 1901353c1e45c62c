import fc from 'fast-check'
import { expect, it } from 'vitest'
import { aPastMessage, aPiece } from './assistant.fixture'
import { chatStep } from './chat.machine'
import type { ChatEffect, ChatEvent, ChatStep } from './chat.state'
import { type ChatState, listChatMessages, NEW_CHAT } from './index'

// Events are generated from the current state, so that generations and ids match as often as not.
type Draft = (state: ChatState) => ChatEvent
const behind = fc.oneof({ weight: 6, arbitrary: fc.constant(0) }, fc.integer({ min: -1, max: 4 }))
const id = fc.constantFrom('a', 'b', null)
const known = fc.constantFrom('a', 'b')
const text = fc.constantFrom('', ' ', '问', '一二三四五六七八九十一', '😀')

const piece = fc
  .record({
    answer: fc.constantFrom('', ' ', '有'),
    replaces: fc.boolean(),
    conversationId: id,
    messageId: id,
    taskId: id,
    errorCode: fc.oneof({ weight: 9, arbitrary: fc.constant(null) }, fc.constant('500')),
  })
  .map(aPiece)

const draft: fc.Arbitrary<Draft> = fc.oneof(
  fc
    .constantFrom('stop', 'newConversation', 'whatever')
    .map((type) => () => ({ type }) as unknown as ChatEvent),
  {
    weight: 3,
    arbitrary: text.map(
      (item): Draft =>
        () => ({ type: 'send', text: item, files: [] }),
    ),
  },
  {
    weight: 5,
    arbitrary: fc.tuple(behind, piece).map(
      ([back, chatPiece]): Draft =>
        (state) => ({ type: 'piece', generation: state.generation - back, piece: chatPiece }),
    ),
  },
  behind.map(
    (back): Draft =>
      (state) => ({ type: 'ended', generation: state.generation - back }),
  ),
  fc.tuple(behind, fc.constantFrom('business' as const, 'broken' as const)).map(
    ([back, error]): Draft =>
      (state) => ({ type: 'failed', generation: state.generation - back, error, reason: null }),
  ),
  known.map(
    (conversationId): Draft =>
      () => ({ type: 'choose', conversationId, name: '' }),
  ),
  fc.tuple(behind, text).map(
    ([back, answer]): Draft =>
      (state) => ({
        type: 'historyLoaded',
        generation: state.generation - back,
        messages: [aPastMessage({ messageId: 'a', answer })],
      }),
  ),
  behind.map(
    (back): Draft =>
      (state) => ({ type: 'historyFailed', generation: state.generation - back }),
  ),
  known.map(
    (conversationId): Draft =>
      () => ({ type: 'removed', conversationId }),
  ),
  fc.tuple(known, fc.constantFrom('like' as const, 'dislike' as const)).map(
    ([messageId, pressed]): Draft =>
      () => ({ type: 'rate', messageId, pressed }),
  ),
  fc.tuple(known, fc.constantFrom('like' as const, 'none' as const, 'dislike' as const), fc.boolean()).map(
    ([messageId, rating, ok]): Draft =>
      () => ({ type: 'rated', messageId, rating, ok }),
  ),
)
const drafts = fc.array(draft, { minLength: 20, maxLength: 150 })

function play(
  events: readonly Draft[],
  onStep: (before: ChatState, event: ChatEvent, step: ChatStep) => void = () => {},
): ChatState {
  let state: ChatState = NEW_CHAT
  for (const make of events) {
    const event = make(state)
    const step = chatStep(state, event)
    onStep(state, event, step)
    state = step.state
  }
  return state
}
const opened = (effects: readonly ChatEffect[]) =>
  effects.flatMap((effect) => (effect.type === 'openStream' ? [effect.generation] : []))

it('AI-01 at most one stream is read for its answer at a time, each with its own generation', () => {
  fc.assert(
    fc.property(drafts, (events) => {
      const all: number[] = []
      play(events, (before, _, step) => {
        const now = opened(step.effects)
        expect(now.length).toBeLessThanOrEqual(1)
        if (now.length === 1) expect(before.at).toBe('idle')
        all.push(...now)
        if (step.state.at === 'loading') expect(all.at(-1)).toBe(step.state.generation)
      })
      expect(new Set(all).size).toBe(all.length)
    }),
  )
})

it('AI-01 a chunk that the chat does not wait for changes nothing', () => {
  fc.assert(
    fc.property(drafts, (events) => {
      play(events, (before, event, step) => {
        if (event.type !== 'piece') return
        if (before.at === 'loading' && event.generation === before.generation) return
        expect(step.state).toBe(before)
        expect(step.effects).toEqual([])
      })
    }),
  )
})

it('AI-01 AI-05 every message ends complete with content, or failed; only the awaited one is loading', () => {
  fc.assert(
    fc.property(drafts, (events) => {
      play(events, (_, __, { state }) => {
        const messages = listChatMessages(state)
        const settled = state.at === 'loading' ? messages.slice(0, -1) : messages
        for (const { status, answer } of settled) {
          expect(['whole', 'stopped', 'busy', 'terminated']).toContain(status)
          if (status === 'whole' || status === 'stopped') expect(answer.trim()).not.toBe('')
        }
        if (state.at === 'loading') expect(messages.at(-1)?.status).toBe('loading')
      })
    }),
  )
})

it('AI-01 an answer that is left before its end is left exactly once, with its task', () => {
  fc.assert(
    fc.property(drafts, (events) => {
      play(events, (before, event, step) => {
        const left = step.effects.filter((effect) => effect.type === 'leaveStream')
        const isLeft =
          before.at === 'loading' && ['stop', 'newConversation', 'choose', 'removed'].includes(event.type)
        if (!isLeft || step.state === before) return expect(left).toEqual([])
        const { taskId } = before.current
        expect(left).toEqual([{ type: 'leaveStream', stream: before.generation, taskId }])
      })
    }),
  )
})

it('AI-02 a conversation has no name before its stream is closed, and only an id that the stream sent', () => {
  fc.assert(
    fc.property(drafts, (events) => {
      play(events, (_, __, { state, effects }) => {
        const { id: ownId, name } = state.conversation
        if (ownId === null) expect(name).toBe(null)
        if (state.at !== 'loading' && ownId !== null) expect(name).not.toBe(null)
        for (const effect of effects) {
          if (effect.type === 'conversationStarted')
            expect(Array.from(effect.name).length).toBeLessThanOrEqual(10)
        }
      })
    }),
  )
})

it('AI-01 an unknown event, and one without effect, return the same state', () => {
  fc.assert(
    fc.property(drafts, (events) => {
      const state = play(events, (before, event, step) => {
        if ((event.type as string) !== 'whatever') return
        expect(step.state).toBe(before)
        expect(step.effects).toEqual([])
      })
      expect(chatStep(state, { type: '__proto__' } as unknown as ChatEvent).state).toBe(state)
    }),
  )
})
