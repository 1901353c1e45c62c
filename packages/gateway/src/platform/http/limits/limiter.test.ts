import { describe, expect, it } from 'vitest'
import { fixedClock } from '../../clock'
import { createLimiter } from './limiter'

describe('limiter', () => {
  it('allows the capacity at once and no more', () => {
    const limiter = createLimiter({ capacity: 3, perSecond: 1 }, fixedClock(0))
    expect([1, 2, 3].map(() => limiter.take('a').ok)).toEqual([true, true, true])
    expect(limiter.take('a')).toEqual({ ok: false, retryAfter: 1000 })
    expect(limiter.take('b').ok).toBe(true)
  })

  it('refills by time, to the millisecond, and never above the capacity', () => {
    const clock = fixedClock(0)
    const limiter = createLimiter({ capacity: 2, perSecond: 0.5 }, clock)
    limiter.take('a', 2)
    clock.advance(1999)
    expect(limiter.take('a')).toEqual({ ok: false, retryAfter: 1 })
    clock.advance(1)
    expect(limiter.take('a').ok).toBe(true)
    clock.advance(3_600_000)
    expect(limiter.take('a', 3).ok).toBe(false)
    expect(limiter.take('a', 2).ok).toBe(true)
  })

  it('a clock that goes back locks nobody out, and gives nobody more', () => {
    let now = 7_200_000
    const limiter = createLimiter({ capacity: 2, perSecond: 1 }, { now: () => now })
    limiter.take('used up', 2)
    limiter.take('known', 1)
    now -= 3_600_000
    expect(limiter.take('known').ok).toBe(true)
    expect(limiter.take('known')).toEqual({ ok: false, retryAfter: 1000 })
    expect(limiter.take('used up')).toEqual({ ok: false, retryAfter: 1000 })
    now += 1000
    expect(limiter.take('used up').ok).toBe(true)
    expect(limiter.take('used up').ok).toBe(false)
  })

  it('remembers a limited number of keys, least recently used dropped first', () => {
    const limiter = createLimiter({ capacity: 1, perSecond: 0.001, maxKeys: 2 }, fixedClock(0))
    for (const key of ['a', 'b', 'a', 'c']) limiter.take(key)
    expect(limiter.take('a').ok).toBe(false)
    expect(limiter.take('b').ok).toBe(true)
  })
})
