import fc from 'fast-check'
import { expect, it } from 'vitest'
import { aConversation } from './assistant.fixture'
import { conversationsStep } from './conversations.machine'
import {
  type ConversationsEvent,
  type ConversationsStep,
  listShownConversations,
} from './conversations.state'
import { type ConversationsState, NO_CONVERSATIONS } from './index'

// Events are generated from the current state, so that generations and ids match as often as not.
type Draft = (state: ConversationsState) => ConversationsEvent
const behind = fc.oneof({ weight: 6, arbitrary: fc.constant(0) }, fc.integer({ min: -1, max: 4 }))
const id = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g', 'h')
const name = fc.constantFrom('', '桥', '隧', '路')

const paging: fc.Arbitrary<Draft> = fc.oneof(
  fc.constant<Draft>(() => ({ type: 'load' })),
  {
    weight: 3,
    arbitrary: fc.constantFrom(-5, 0, 30, 31, 500, Number.NaN).map(
      (distancePx): Draft =>
        () => ({ type: 'scroll', distancePx }),
    ),
  },
  {
    weight: 3,
    arbitrary: behind.map(
      (back): Draft =>
        (state) => ({ type: 'rested', generation: state.generation - back }),
    ),
  },
  {
    weight: 3,
    arbitrary: fc.tuple(behind, fc.array(id, { maxLength: 4 }), fc.integer({ min: 0, max: 4 })).map(
      ([back, ids, luck]): Draft =>
        (state) => ({
          type: 'pageLoaded',
          generation: state.generation - back,
          page: { conversations: ids.map((id) => aConversation(id)), hasMore: luck > 0 },
        }),
    ),
  },
)
const mishap: fc.Arbitrary<Draft> = fc.oneof(
  behind.map(
    (back): Draft =>
      (state) => ({ type: 'pageFailed', generation: state.generation - back }),
  ),
)
const editing: fc.Arbitrary<Draft> = fc.oneof(
  fc.constantFrom('confirmRemove' as const, 'cancelRemove' as const).map(
    (type): Draft =>
      () => ({ type }),
  ),
  id.map(
    (conversationId): Draft =>
      () => ({ type: 'askRemove', conversationId }),
  ),
  fc.tuple(id, fc.boolean()).map(
    ([conversationId, ok]): Draft =>
      () => ({ type: 'removeAnswered', conversationId, ok }),
  ),
  fc.tuple(id, name, fc.constantFrom('rename' as const, 'started' as const)).map(
    ([conversationId, to, type]): Draft =>
      () => ({ type, conversationId, name: to }),
  ),
  fc.tuple(id, name, fc.boolean()).map(
    ([conversationId, to, ok]): Draft =>
      () => ({ type: 'renamed', conversationId, name: to, ok }),
  ),
  fc.constant<Draft>(() => ({ type: 'whatever' }) as unknown as ConversationsEvent),
)
const drafts = fc.array(
  fc.oneof({ weight: 3, arbitrary: paging }, mishap, { weight: 2, arbitrary: editing }),
  { minLength: 20, maxLength: 150 },
)

function play(
  events: readonly Draft[],
  onStep: (before: ConversationsState, event: ConversationsEvent, step: ConversationsStep) => void,
): ConversationsState {
  let state = NO_CONVERSATIONS
  for (const make of events) {
    const event = make(state)
    const step = conversationsStep(state, event)
    onStep(state, event, step)
    state = step.state
  }
  return state
}
const loads = (step: ConversationsStep) =>
  step.effects.flatMap((effect) => (effect.type === 'loadPage' ? [effect] : []))

it('AI-04 no page is requested twice while nothing fails and nothing is deleted', () => {
  fc.assert(
    fc.property(fc.array(paging, { minLength: 20, maxLength: 150 }), (events) => {
      const asked: (string | null)[] = []
      play(events, (_, __, step) => asked.push(...loads(step).map((load) => load.lastId)))
      expect(new Set(asked).size).toBe(asked.length)
    }),
  )
})

it('AI-04 one page at a time, 20 a page, none after the last', () => {
  fc.assert(
    fc.property(drafts, (events) => {
      play(events, (before, event, step) => {
        for (const load of loads(step)) {
          expect(before.at).not.toBe('loading')
          expect(step.state).toMatchObject({ at: 'loading', generation: load.generation })
          expect(load.generation).toBeGreaterThan(before.generation)
          expect(load.limit).toBe(20)
          expect(before.hasMore).toBe(true)
        }
        if (before.at === 'loading' && step.state.at !== 'loading') {
          expect(['pageLoaded', 'pageFailed']).toContain(event.type)
        }
      })
    }),
  )
})

it('AI-04 a page is requested on opening, or 200 ms after scrolling stops near the end', () => {
  fc.assert(
    fc.property(drafts, (events) => {
      const rests = new Map<number, number>()
      play(events, (_, event, step) => {
        for (const effect of step.effects)
          if (effect.type === 'rest') rests.set(effect.generation, effect.afterMs)
        if (loads(step).length === 0 || event.type === 'load') return
        expect(event.type === 'rested' && rests.get(event.generation)).toBe(200)
      })
    }),
  )
})

it('AI-04 no conversation is listed twice', () => {
  fc.assert(
    fc.property(drafts, (events) => {
      play(events, (_, __, { state }) => {
        const ids = state.items.map((item) => item.conversation.id)
        expect(new Set(ids).size).toBe(ids.length)
      })
    }),
  )
})

it('AI-05 nothing is deleted without confirmation, and nothing deleted is shown', () => {
  fc.assert(
    fc.property(drafts, (events) => {
      play(events, (before, event, step) => {
        for (const effect of step.effects) {
          if (effect.type !== 'remove') continue
          expect([event.type, effect.conversationId]).toEqual(['confirmRemove', before.confirming])
        }
        const shown = listShownConversations(step.state, { id: null, name: null }).map(
          (conversation) => conversation.id,
        )
        for (const gone of [...step.state.removed, ...step.state.removing]) expect(shown).not.toContain(gone)
      })
    }),
  )
})

it('AI-04 an unknown event changes nothing in any state', () => {
  fc.assert(
    fc.property(drafts, (events) => {
      play(events, (before, event, step) => {
        if ((event.type as string) !== 'whatever') return
        expect(step.state).toBe(before)
        expect(step.effects).toEqual([])
      })
    }),
  )
})
