import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { NOW } from '../testing'
import { findQueryBan, QUERY_BAN_POLICY } from './index'

const FREE = { banned: false }
const until = (time: number) => ({ banned: true, until: time })
/** The given number of queries, spread evenly from the first moment to the last, both included. */
const spread = (count: number, from: number, to: number): number[] =>
  Array.from({ length: count }, (_, n) => from + ((to - from) * n) / (count - 1))
const SMALL = { queries: 3, windowMs: 1000, banMs: 5000 }

describe('the ban for frequent queries', () => {
  it('LEG-01 by our own figures: 120 queries within 60 s, 30 minutes', () => {
    expect(QUERY_BAN_POLICY).toEqual({ queries: 120, windowMs: 60_000, banMs: 1_800_000 })
    const last = NOW + 59_999
    expect(findQueryBan(spread(119, NOW, last), last)).toEqual(FREE)
    expect(findQueryBan(spread(120, NOW, last), last)).toEqual(until(last + 1_800_000))
    expect(findQueryBan(spread(120, NOW, NOW + 60_000), NOW + 60_000)).toEqual(FREE)
  })

  it('LEG-01 the ban ends to the millisecond', () => {
    const history = Array.from({ length: 120 }, () => NOW)
    const end = NOW + 1_800_000
    expect(findQueryBan(history, NOW)).toEqual(until(end))
    expect(findQueryBan(history, end - 1)).toEqual(until(end))
    expect(findQueryBan(history, end)).toEqual(FREE)
    expect(findQueryBan(history, end + 1)).toEqual(FREE)
  })

  it('LEG-01 the window slides: neighbours count, not the minute of the clock', () => {
    expect(findQueryBan([0, 500, 999], 999, SMALL)).toEqual(until(5999))
    expect(findQueryBan([0, 500, 1000], 1000, SMALL)).toEqual(FREE)
    expect(findQueryBan([0, 500, 1000, 1499], 1499, SMALL)).toEqual(until(6499))
    expect(findQueryBan([0, 500, 1000, 1500], 1500, SMALL)).toEqual(FREE)
  })

  it('LEG-01 queries after the window was filled do not change the ban, and those that fill it again extend it', () => {
    expect(findQueryBan([0, 1, 2, 3000], 3000, SMALL)).toEqual(until(5002))
    expect(findQueryBan([0, 1, 2, 3000, 3001, 3002], 3002, SMALL)).toEqual(until(8002))
    expect(findQueryBan([0, 1, 2, 3], 3, SMALL)).toEqual(until(5003))
  })

  it('LEG-01 the order of the history does not matter, and it stays as it was', () => {
    const history = [2, 0, 1]
    expect(findQueryBan(history, 2, SMALL)).toEqual(until(5002))
    expect(history).toEqual([2, 0, 1])
    expect(findQueryBan([10, 9, 100], 100, { ...SMALL, queries: 2, windowMs: 2 })).toEqual(until(5010))
  })

  it('LEG-01 queries later than now do not count, as a clock set back leaves them', () => {
    expect(findQueryBan([0, 1, 2], 1, SMALL)).toEqual(FREE)
    expect(findQueryBan([0, 1, 2, 900], 2, SMALL)).toEqual(until(5002))
    expect(findQueryBan([0, 1, Number.NaN], 2, SMALL)).toEqual(FREE)
  })

  it('LEG-01 without queries there is no ban; a policy of one query bans at once', () => {
    expect(findQueryBan([], NOW)).toEqual(FREE)
    const strict = { queries: 1, windowMs: 1, banMs: 10 }
    expect(findQueryBan([5], 5, strict)).toEqual(until(15))
    expect(findQueryBan([], 5, strict)).toEqual(FREE)
  })

  it('LEG-01 a ban is never longer than the policy says, and follows a full window', () => {
    const times = fc.array(fc.integer({ min: -10, max: 4000 }), { maxLength: 40 })
    fc.assert(
      fc.property(times, fc.integer({ min: -20, max: 10_000 }), (history, now) => {
        const past = history.filter((time) => time <= now)
        const full = past.filter(
          (time) => past.filter((other) => other <= time && other > time - SMALL.windowMs).length >= 3,
        )
        const ends = Math.max(...full) + SMALL.banMs
        expect(findQueryBan(history, now, SMALL)).toEqual(ends > now ? until(ends) : FREE)
        if (ends > now) expect(ends - now).toBeLessThanOrEqual(SMALL.banMs)
      }),
    )
  })
})
