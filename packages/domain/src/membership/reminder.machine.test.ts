import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aMember, NOW } from '../testing'
import {
  closeReminder,
  isReminderHidden,
  REMINDER_START,
  type ReminderEvent,
  type ReminderState,
  type ReminderStep,
  reminderStep,
} from './index'

const DAY = 86_400_000
const END = closeReminder(NOW).end
const member = aMember({ vipInfo: { type: 1, overTime: NOW + 7 * DAY } })
const loaded = (held: Partial<Extract<ReminderEvent, { type: 'loaded' }>> = {}): ReminderEvent => ({
  type: 'loaded',
  member,
  closing: null,
  now: NOW,
  ...held,
})
const run = (...events: readonly ReminderEvent[]): ReminderStep =>
  events.reduce<ReminderStep>((step, event) => reminderStep(step.state, event), {
    state: REMINDER_START,
    effects: [],
  })

describe('the reminder', () => {
  it('MEM-04 is shown once the member is known, and not to visitors', () => {
    const step = run(loaded())
    expect(step.state).toMatchObject({ at: 'shown', items: [{ key: 'svip', days: 7 }] })
    expect(step.effects).toEqual([])
    expect(run(loaded({ member: null })).state.at).toBe('hidden')
    expect(run(loaded({ member: aMember() })).state.at).toBe('hidden')
  })

  it('MEM-04 stays hidden for a closing that is kept from today, not from yesterday', () => {
    expect(run(loaded({ closing: closeReminder(NOW - 1) })).state.at).toBe('hidden')
    expect(run(loaded({ closing: closeReminder(NOW - DAY) })).state.at).toBe('shown')
  })

  it('MEM-04 closing hides it and has the closing kept', () => {
    const step = run(loaded(), { type: 'close', now: NOW + 5 })
    const closing = { start: NOW + 5, end: END }
    expect(step.state).toEqual({ at: 'hidden', member, closing })
    expect(step.effects).toEqual([{ type: 'keepClosing', afterMs: 0, closing }])
  })

  it('MEM-04 a new day shows the next item, once it is due', () => {
    const closed = run(loaded(), { type: 'close', now: NOW }).state
    const on = (days: number) => reminderStep(closed, { type: 'dayPassed', now: NOW + days * DAY }).state
    expect([1, 3, 4, 5].map((days) => on(days).at)).toEqual(['hidden', 'hidden', 'shown', 'hidden'])
    expect(on(4)).toMatchObject({ items: [{ key: 'svip', days: 3 }] })
    const shown = run(loaded(), { type: 'dayPassed', now: END + 1 })
    expect(shown.state).toEqual({ at: 'hidden', member, closing: null })
    expect(run(loaded(), { type: 'dayPassed', now: END }).state.at).toBe('shown')
  })

  it('MEM-04 the same day looked at again after the closing stays hidden, until a clock set back', () => {
    const closed = run(loaded(), { type: 'close', now: NOW }).state
    expect(reminderStep(closed, { type: 'dayPassed', now: END }).state).toBe(closed)
    expect(reminderStep(closed, { type: 'dayPassed', now: NOW - 1 }).state.at).toBe('shown')
  })

  it('MEM-04 what means nothing gives back the very same state', () => {
    for (const state of [REMINDER_START, run(loaded()).state]) {
      const step = reminderStep(state, { type: 'open' } as unknown as ReminderEvent)
      expect(step.state).toBe(state)
      expect(step.effects).toEqual([])
    }
    const close = reminderStep(REMINDER_START, { type: 'close', now: NOW })
    expect(close).toEqual({ state: REMINDER_START, effects: [] })
    expect(close.state).toBe(REMINDER_START)
  })
})

describe('whatever happens', () => {
  // Days near NOW, so that memberships are often due; some times far off, both ways.
  const now = fc.oneof(
    { weight: 9, arbitrary: fc.integer({ min: NOW - 40 * DAY, max: NOW + 40 * DAY }) },
    fc.integer({ min: -(2 ** 45), max: 2 ** 45 }),
  )
  const overTime = fc.integer({ min: -5, max: 45 }).map((days) => NOW + days * DAY)
  const TYPES = ['staff_vacancy', 'company_dynamic', 'company_outnews', 'analysis_vip', 'unknown']
  const anyMember = fc.record({
    vipInfo: fc.option(fc.record({ type: fc.integer({ min: 1, max: 6 }), overTime: fc.option(overTime) })),
    memberIncrementInfos: fc.array(fc.record({ type: fc.constantFrom(...TYPES), overTime }), {
      maxLength: 6,
    }),
  })
  const event: fc.Arbitrary<ReminderEvent> = fc.oneof(
    fc.tuple(fc.option(anyMember), fc.option(now), now).map(([held, closedAt, at]) =>
      loaded({
        member: held && aMember(held),
        closing: closedAt === null ? null : closeReminder(closedAt),
        now: at,
      }),
    ),
    now.map((at): ReminderEvent => ({ type: 'close', now: at })),
    now.map((at): ReminderEvent => ({ type: 'dayPassed', now: at })),
    fc.constant({ type: 'whatever', now: NOW } as unknown as ReminderEvent),
  )
  const play = (
    events: readonly ReminderEvent[],
    onStep: (before: ReminderState, event: ReminderEvent, step: ReminderStep) => void,
  ) => {
    let state = REMINDER_START
    for (const one of events) {
      const step = reminderStep(state, one)
      onStep(state, one, step)
      state = step.state
    }
  }
  const events = fc.array(event, { minLength: 5, maxLength: 60 })

  it('MEM-04 it shows only items of exactly 30, 7 or 3 days, at most three, never two of one key', () => {
    fc.assert(
      fc.property(events, (all) => {
        play(all, (_, one, { state }) => {
          if (state.at !== 'shown') return
          const keys = state.items.map((item) => item.key)
          expect(new Set(keys).size).toBe(keys.length)
          expect(keys.length >= 1 && keys.length <= 3).toBe(true)
          for (const item of state.items) {
            expect([30, 7, 3]).toContain(item.days)
            if (one.type === 'loaded') expect(item.overTime).toBeGreaterThan(one.now)
          }
        })
      }),
    )
  })

  it("MEM-04 closed, it is hidden to that day's end, however often it is looked at", () => {
    fc.assert(
      fc.property(events, fc.array(fc.nat({ max: DAY })), now, (all, looks, at) => {
        play(all, (_, __, { state }) => {
          const closed = reminderStep(state, { type: 'close', now: at })
          if (state.at === 'hidden') return expect(closed.state).toBe(state)
          const { end } = closeReminder(at)
          for (const after of looks) {
            const time = Math.min(at + after, end)
            expect(reminderStep(closed.state, { type: 'dayPassed', now: time }).state).toBe(closed.state)
          }
        })
      }),
    )
  })

  it('MEM-04 it never shows within a closing, and keeps one only when it was closed', () => {
    fc.assert(
      fc.property(events, (all) => {
        play(all, (before, one, { state, effects }) => {
          if (state.at === 'shown' && one.type !== ('whatever' as string)) {
            expect(isReminderHidden(state.closing, one.now)).toBe(false)
          }
          const closes = before.at === 'shown' && one.type === 'close'
          expect(effects.map((effect) => effect.type)).toEqual(closes ? ['keepClosing'] : [])
        })
      }),
    )
  })
})
