import { describe, expect, it } from 'vitest'
import { fixedClock, movableClock } from './index'

describe('clock', () => {
  it('a movable clock moves forward as told, and keeps running', () => {
    let real = 1_000
    const clock = movableClock({ now: () => real })
    expect(clock.advance(500)).toEqual({ ok: true, now: 1_500 })
    real = 1_200
    expect(clock.now()).toBe(1_700)
    expect(clock.advance(300)).toEqual({ ok: true, now: 2_000 })
    expect(clock.offset).toBe(800)
  })

  it('a movable clock never moves back, nor by a fraction of a millisecond', () => {
    const clock = fixedClock(1_000)
    for (const ms of [-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY]) {
      expect(clock.advance(ms)).toEqual({ error: 'not-forward' })
    }
    expect(clock.now()).toBe(1_000)
    expect(clock.advance(0)).toEqual({ ok: true, now: 1_000 })
  })
})
