import { describe, expect, it } from 'vitest'
import { NOW } from '../testing'
import { BOTTOM_FOLD_CLOSED, type BottomFoldEvent, type BottomFoldStep, bottomFoldStep } from './index'

const DAY = 86_400_000
const enter = (closedAt?: number, offered = true): BottomFoldEvent => ({
  type: 'entered',
  offered,
  memory: closedAt === undefined ? {} : { bottomFoldClosed: closedAt },
  now: NOW,
})
const fold = (generation: number, now = NOW + 8000): BottomFoldEvent => ({ type: 'fold', generation, now })
const closed: BottomFoldEvent = { type: 'closed', now: NOW + 3000 }
const reopen = (generation: number, now: number, closedAt = NOW): BottomFoldEvent => ({
  type: 'reopen',
  generation,
  memory: { bottomFoldClosed: closedAt },
  now,
})
const run = (...events: BottomFoldEvent[]): BottomFoldStep =>
  events.reduce<BottomFoldStep>((step, event) => bottomFoldStep(step.state, event), {
    state: BOTTOM_FOLD_CLOSED,
    effects: [],
  })
const expectUnchanged = (before: BottomFoldEvent[], last: BottomFoldEvent) => {
  const { state } = run(...before)
  const step = bottomFoldStep(state, last)
  expect(step.state).toBe(state)
  expect(step.effects).toEqual([])
}

describe('the bottom-fold banner', () => {
  it('POP-04 opens with the page and folds after 8 s', () => {
    expect(run(enter())).toEqual({
      state: { at: 'open', generation: 1 },
      effects: [{ type: 'fold', afterMs: 8000, generation: 1 }],
    })
  })

  it.each([
    ['by itself', fold(1, NOW + 8000), NOW + 8000],
    ['by hand', closed, NOW + 3000],
  ])('POP-04 closed %s the mark is stored and it opens again 86400000 ms later', (_, event, at) => {
    expect(run(enter(), event)).toEqual({
      state: { at: 'closed', generation: 2 },
      effects: [
        { type: 'remember', afterMs: 0, mark: 'bottomFoldClosed', at },
        { type: 'reopen', afterMs: 86_400_000, generation: 2 },
      ],
    })
  })

  it('POP-04 on a later page it opens 24 h after it was closed, to the millisecond', () => {
    expect(run(enter(NOW - DAY)).state.at).toBe('open')
    expect(run(enter(NOW - DAY + 1))).toEqual({
      state: { at: 'closed', generation: 1 },
      effects: [{ type: 'reopen', afterMs: 1, generation: 1 }],
    })
    expect(run(enter(NOW)).effects).toMatchObject([{ afterMs: DAY }])
  })

  it('POP-04 reopened it folds after 8 s again', () => {
    const step = run(enter(NOW), reopen(1, NOW + DAY))
    expect(step).toEqual({
      state: { at: 'open', generation: 2 },
      effects: [{ type: 'fold', afterMs: 8000, generation: 2 }],
    })
  })

  it('POP-04 closed in another window or the clock set back, it waits for the rest of the 24 h', () => {
    expect(run(enter(NOW), reopen(1, NOW + DAY, NOW + 1))).toEqual({
      state: { at: 'closed', generation: 2 },
      effects: [{ type: 'reopen', afterMs: 1, generation: 2 }],
    })
    expect(run(enter(NOW), reopen(1, NOW - 10)).effects).toMatchObject([{ afterMs: DAY + 10 }])
  })

  it('POP-04 is absent on a page without one, and the next page starts its own 8 s', () => {
    expect(run(enter(), enter(undefined, false))).toEqual({
      state: { at: 'closed', generation: 2 },
      effects: [],
    })
    expect(run(enter(), enter())).toMatchObject({
      state: { at: 'open' },
      effects: [{ type: 'fold', afterMs: 8000, generation: 2 }],
    })
  })

  it('POP-04 late timers change nothing', () => {
    expectUnchanged([enter(), enter()], fold(1))
    expectUnchanged([enter(), closed], fold(1))
    expectUnchanged([enter(), closed], fold(2))
    expectUnchanged([enter(NOW), enter(NOW)], reopen(1, NOW + DAY))
    expectUnchanged([enter()], reopen(1, NOW + DAY))
  })

  it('POP-04 a closed banner is not closed again', () => {
    expectUnchanged([], closed)
    expectUnchanged([enter(), closed], closed)
  })

  it('POP-04 an unknown event changes nothing', () => {
    expectUnchanged([enter()], { type: 'whatever', now: NOW } as unknown as BottomFoldEvent)
  })
})
