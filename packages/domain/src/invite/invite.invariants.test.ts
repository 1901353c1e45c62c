import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { InviteEvent, InviteState } from './index'
import { inviteStep } from './invite.machine'
import type { InviteStep } from './invite.state'
import { INVITE_CLOSED } from './invite.state'

type Draft = (state: InviteState) => InviteEvent
// Mostly the current generation; sometimes an earlier one, or one that never existed.
const behind = fc.oneof({ weight: 9, arbitrary: fc.constant(0) }, fc.integer({ min: -2, max: 4 }))
const code = fc.oneof(fc.constantFrom('a', 'b', 'c'), fc.string({ maxLength: 3, unit: 'binary' }))
const failure = fc.record({
  error: fc.constantFrom('60000', '50001', 'network', '__proto__'),
  message: fc.option(fc.string({ maxLength: 3 })),
})

const draft: fc.Arbitrary<Draft> = fc.oneof(
  fc.tuple(code, fc.boolean()).map(
    ([text, loggedIn]): Draft =>
      () => ({ type: 'open', code: text, loggedIn }),
  ),
  fc.constantFrom('loggedIn', 'claim', 'claim', 'retry', 'close', 'leave', 'whatever').map(
    (type): Draft =>
      () =>
        ({ type }) as InviteEvent,
  ),
  fc.tuple(behind, fc.string({ maxLength: 30, unit: 'binary' })).map(
    ([back, inviter]): Draft =>
      (state) => ({
        type: 'checked',
        generation: state.generation - back,
        gift: { inviter, scopeName: '建筑管家 SVIP', days: 3 },
      }),
  ),
  fc.tuple(behind, failure, fc.constantFrom('checkFailed' as const, 'claimFailed' as const)).map(
    ([back, item, type]): Draft =>
      (state) => ({ type, generation: state.generation - back, failure: item }),
  ),
  fc.tuple(behind, fc.integer({ min: -1, max: 2 })).map(
    ([back, step]): Draft =>
      (state) => ({ type: 'claimAnswered', generation: state.generation - back, claim: { step, msg: null } }),
  ),
)
const drafts = fc.array(draft, { minLength: 10, maxLength: 80 })

const play = (
  events: readonly Draft[],
  onStep: (before: InviteState, event: InviteEvent, step: InviteStep) => void,
): void => {
  let state = INVITE_CLOSED
  for (const make of events) {
    const event = make(state)
    const step = inviteStep(state, event)
    onStep(state, event, step)
    state = step.state
  }
}
const asks = (step: InviteStep, type: 'claim' | 'check' | 'goHome') =>
  step.effects.filter((effect) => effect.type === type)

it('INV-01 only a code found valid in the same visit is claimed, and never while another claim is in flight', () => {
  fc.assert(
    fc.property(drafts, (events) => {
      let checkedCode: string | null = null
      let asked: string | null = null
      let out = false
      play(events, (before, event, step) => {
        if (event.type === 'open' && before.at === 'closed') checkedCode = null
        for (const effect of step.effects) if (effect.type === 'check') asked = effect.code
        if (event.type === 'checked' && step.state !== before) checkedCode = asked
        const answers = event.type === 'claimAnswered' || event.type === 'claimFailed'
        if ((answers && event.generation === before.generation) || step.state.at === 'closed') out = false
        for (const effect of asks(step, 'claim')) {
          expect(out).toBe(false)
          expect(effect).toMatchObject({ code: checkedCode, generation: step.state.generation })
          out = true
        }
      })
    }),
  )
})

it('INV-01 a claim needs a click of someone logged in, or their login', () => {
  fc.assert(
    fc.property(drafts, (events) => {
      let loggedIn = false
      play(events, (before, event, step) => {
        if (event.type === 'open' && before.at === 'closed') loggedIn = event.loggedIn
        if (event.type === 'loggedIn') loggedIn = true
        if (asks(step, 'claim').length > 0) {
          expect(['claim', 'loggedIn']).toContain(event.type)
          expect(loggedIn).toBe(true)
        }
      })
    }),
  )
})

it('INV-01 after a success or a refusal nothing is claimed until the page opens again', () => {
  fc.assert(
    fc.property(drafts, (events) => {
      let done = false
      play(events, (before, event, step) => {
        if (event.type === 'open' && before.at === 'closed') done = false
        if (done) expect(asks(step, 'claim')).toEqual([])
        done ||= step.state.at === 'claimed' || step.state.at === 'refused'
      })
    }),
  )
})

it('INV-01 only an invalid code leads home, once, after 150 ms', () => {
  fc.assert(
    fc.property(drafts, (events) => {
      play(events, (before, _, step) => {
        const entered = step.state.at === 'invalid' && before.at !== 'invalid'
        const { generation } = step.state
        expect(asks(step, 'goHome')).toEqual(entered ? [{ type: 'goHome', afterMs: 150, generation }] : [])
      })
    }),
  )
})

it('INV-01 every answered claim refreshes the user; generations never decrease; each request has its own', () => {
  fc.assert(
    fc.property(drafts, (events) => {
      const requests: number[] = []
      play(events, (before, event, step) => {
        expect(step.state.generation).toBeGreaterThanOrEqual(before.generation)
        for (const effect of [...asks(step, 'check'), ...asks(step, 'claim')]) {
          if ('generation' in effect) requests.push(effect.generation)
        }
        const refreshes = step.effects.some((effect) => effect.type === 'refreshMember')
        const current = before.at === 'claiming' && event.type === 'claimAnswered'
        if (current && event.generation === before.generation) expect(refreshes).toBe(true)
        if (refreshes) expect(event.type).toBe('claimAnswered')
      })
      expect(new Set(requests).size).toBe(requests.length)
    }),
  )
})

it('INV-01 an unknown event changes nothing in any state', () => {
  fc.assert(
    fc.property(drafts, (events) => {
      play(events, (_, __, { state }) => {
        const step = inviteStep(state, { type: 'whatever' } as unknown as InviteEvent)
        expect(step.state).toBe(state)
        expect(step.effects).toEqual([])
      })
    }),
  )
})
