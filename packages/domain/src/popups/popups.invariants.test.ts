import fc from 'fast-check'
import { expect, it } from 'vitest'
import { dayOf } from '../formatting'
import { NOW, PERSONAS, viewerAs } from '../testing'
import {
  BOTTOM_FOLD_CLOSED,
  type BottomFoldEvent,
  bottomFoldStep,
  type DialogEvent,
  type DialogState,
  type DialogStep,
  dialogStep,
  NO_DIALOG,
  type PopupMemory,
  type RequestedDialog,
} from './index'

const DAY = 86_400_000
const flag = fc.boolean()
const behind = fc.oneof({ weight: 5, arbitrary: fc.constant(0) }, fc.integer({ min: -1, max: 3 }))

const page = fc.record({
  isHome: flag,
  viewer: fc.constantFrom(...PERSONAS, 'visitor' as const, 'non-member' as const).map(viewerAs),
  registeredAt: fc.constantFrom(null, NOW, 0, Number.NaN),
  hasHomeModal: flag,
  hasBottomFold: flag,
  anniversaryUntil: fc.oneof(fc.constant(null), fc.integer({ min: NOW - DAY, max: NOW + 30 * DAY })),
})

type Draft = (state: DialogState, memory: PopupMemory, now: number) => DialogEvent
const draft: fc.Arbitrary<Draft> = fc.oneof(
  page.map(
    (p): Draft =>
      (_, memory, now) => ({ type: 'entered', page: p, memory, now }),
  ),
  fc.constantFrom('browser-type', 'owner-svip', 'home-modal', '__proto__').map(
    (dialog): Draft =>
      (_, memory, now) => ({ type: 'requested', dialog: dialog as RequestedDialog, memory, now }),
  ),
  behind.map(
    (back): Draft =>
      (state, memory, now) => ({
        type: 'anniversaryDue',
        generation: state.generation - back,
        memory,
        now,
      }),
  ),
  fc.constantFrom(null, 'home-modal' as const, 'anniversary' as const, 'owner-svip' as const).map(
    (dialog): Draft =>
      (state, memory, now) => ({
        type: 'closed',
        dialog: dialog ?? (state.at === 'open' ? state.dialog : 'browser-type'),
        memory,
        now,
      }),
  ),
  fc.constant<Draft>((_, memory, now) => ({ type: 'whatever', memory, now }) as unknown as DialogEvent),
)

const forward = fc.oneof(
  fc.integer({ min: 0, max: 3000 }),
  fc.integer({ min: 0, max: DAY }),
  fc.constantFrom(DAY, DAY - 1),
)
const bothWays = fc.oneof(forward, fc.integer({ min: -3 * DAY, max: 3 * DAY }), fc.integer())
const sequence = (passing: fc.Arbitrary<number>) =>
  fc.array(fc.tuple(draft, passing), { minLength: 10, maxLength: 120 })

/** Plays events, stores their marks, and reports each step. */
function play(
  events: readonly (readonly [Draft, number])[],
  onStep: (before: DialogState, event: DialogEvent, step: DialogStep) => void,
): void {
  let state: DialogState = NO_DIALOG
  let memory: PopupMemory = {}
  let now = NOW
  for (const [make, passed] of events) {
    now += passed
    const event = make(state, memory, now)
    const step = dialogStep(state, event)
    onStep(state, event, step)
    state = step.state
    for (const effect of step.effects) {
      if (effect.type === 'remember') memory = { ...memory, [effect.mark]: effect.at }
    }
  }
}

const dialogOf = (state: DialogState) => (state.at === 'open' ? state.dialog : null)
const opened = (before: DialogState, event: DialogEvent, step: DialogStep) => {
  const dialog = dialogOf(step.state)
  return event.type === 'entered' || dialog !== dialogOf(before) ? dialog : null
}

it('POP-02 a non-member sees the home modal once, however the clock jumps', () => {
  fc.assert(
    fc.property(sequence(bothWays), (events) => {
      let seen = 0
      play(events, (before, event, step) => {
        const isOpened = opened(before, event, step) === 'home-modal'
        if (isOpened && event.type === 'entered' && event.page.viewer.loggedIn) seen += 1
      })
      expect(seen).toBeLessThanOrEqual(1)
    }),
  )
})

it('POP-03 each popup requested by a page is shown at most once a day', () => {
  fc.assert(
    fc.property(sequence(forward), (events) => {
      const shown: string[] = []
      play(events, (before, event, step) => {
        const dialog = opened(before, event, step)
        if (dialog === 'browser-type' || dialog === 'owner-svip') shown.push(`${dialog} ${dayOf(event.now)}`)
      })
      expect(shown).toEqual([...new Set(shown)])
    }),
  )
})

it('POP-03 a home modal that was closed does not open again that day', () => {
  fc.assert(
    fc.property(sequence(forward), (events) => {
      let closedOn = ''
      play(events, (before, event, step) => {
        if (opened(before, event, step) === 'home-modal') expect(dayOf(event.now)).not.toBe(closedOn)
        if (dialogOf(before) === 'home-modal' && event.type === 'closed' && step.state !== before) {
          closedOn = dayOf(event.now)
        }
      })
    }),
  )
})

it('POP-05 the anniversary opens only before its date, and never within 24 h of its closing', () => {
  fc.assert(
    fc.property(sequence(bothWays), (events) => {
      let closedAt = Number.NEGATIVE_INFINITY
      play(events, (before, event, step) => {
        if (opened(before, event, step) === 'anniversary') {
          expect(event.now).toBeLessThan(step.state.anniversaryUntil ?? Number.NEGATIVE_INFINITY)
          expect(Math.abs(event.now - closedAt)).toBeGreaterThanOrEqual(DAY)
        }
        if (dialogOf(before) === 'anniversary' && event.type === 'closed' && step.state !== before) {
          closedAt = event.now
        }
      })
    }),
  )
})

it('POP-03 one dialog at a time: a waiting dialog is neither open nor queued twice, and opens in its turn', () => {
  fc.assert(
    fc.property(sequence(bothWays), (events) => {
      play(events, (before, event, { state }) => {
        if (state.at === 'open') {
          const all = [state.dialog, ...state.waiting]
          expect(all).toEqual([...new Set(all)])
        }
        const isReplaced = before.at === 'open' && dialogOf(state) !== before.dialog
        if (isReplaced) expect(['closed', 'entered']).toContain(event.type)
      })
    }),
  )
})

it('POP-01 POP-05 an unknown event and a late timer change nothing in any state', () => {
  fc.assert(
    fc.property(sequence(bothWays), fc.integer({ min: 1, max: 9 }), (events, off) => {
      play(events, (_, { memory, now }, { state }) => {
        const late = { type: 'anniversaryDue', generation: state.generation - off, memory, now } as const
        for (const event of [{ type: 'whatever', memory, now } as unknown as DialogEvent, late]) {
          const step = dialogStep(state, event)
          expect(step.state).toBe(state)
          expect(step.effects).toEqual([])
        }
      })
    }),
  )
})

const foldEvent = fc.oneof(
  flag.map((offered) => ({ type: 'entered' as const, offered })),
  behind.map((back) => ({ type: 'reopen' as const, back })),
  behind.map((back) => ({ type: 'fold' as const, back })),
  fc.constantFrom({ type: 'closed' as const }, { type: 'whatever' as const }),
)

it('POP-04 the banner never opens within 24 h of its closing, and each opening has its 8 s', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(foldEvent, bothWays), { minLength: 10, maxLength: 120 }), (events) => {
      let state = BOTTOM_FOLD_CLOSED
      let memory: PopupMemory = {}
      let now = NOW
      for (const [made, passed] of events) {
        now += passed
        const generation = 'back' in made ? state.generation - made.back : 0
        const step = bottomFoldStep(state, { ...made, generation, memory, now } as BottomFoldEvent)
        if (step.state === state) expect(step.effects).toEqual([])
        const isOpening = step.state !== state && step.state.at === 'open'
        const closedAt = memory.bottomFoldClosed ?? Number.NEGATIVE_INFINITY
        if (isOpening) {
          expect(Math.abs(now - closedAt)).toBeGreaterThanOrEqual(DAY)
          expect(step.effects).toEqual([{ type: 'fold', afterMs: 8000, generation: step.state.generation }])
        }
        if (state.at === 'open' && step.state.at === 'closed' && made.type !== 'entered') {
          expect(step.effects[0]).toMatchObject({ type: 'remember', at: now })
        }
        state = step.state
        for (const effect of step.effects) {
          if (effect.type === 'remember') memory = { ...memory, [effect.mark]: effect.at }
        }
      }
    }),
  )
})
