import fc from 'fast-check'
import { afterEach, describe, expect, it } from 'vitest'
import { NOW } from '../testing'
import { calculateRefund, countUsedDays, type RefundRequest } from './index'

const DAY = 86_400_000
/** A year at 3650.00 yuan, 10.00 a day, bought at its list price. */
const refund = (held: Partial<RefundRequest> = {}) =>
  calculateRefund({
    paidFen: 365_000,
    originalFen: 365_000,
    days: 365,
    startedAt: NOW,
    now: NOW,
    activity: false,
    cause: 'buyer',
    ...held,
  })
const sum = (fen: number, used: number, differenceFen: number, usedFen: number, isSpecial = false) => ({
  refundable: true,
  isSpecial,
  fen,
  usedDays: used,
  differenceFen,
  usedFen,
})

const ZONE = process.env.TZ
afterEach(() => {
  if (ZONE === undefined) delete process.env.TZ
  else process.env.TZ = ZONE
})

describe('days used', () => {
  it.each([
    [-DAY, 0],
    [-1, 0],
    [0, 0],
    [1, 1],
    [DAY - 1, 1],
    [DAY, 1],
    [DAY + 1, 2],
    [30 * DAY, 30],
    [30 * DAY + 1, 31],
  ])('MEM-05 %i ms into the service %i days are used: a started day counts as a full day', (ms, days) => {
    expect(countUsedDays(NOW, NOW + ms)).toBe(days)
  })

  it('MEM-05 days are 24 hours from the start, in any time zone of the process', () => {
    for (const zone of ['America/New_York', 'Asia/Shanghai']) {
      process.env.TZ = zone
      // The night in which New York puts its clocks back.
      const start = Date.parse('2026-10-31T23:00:00-04:00')
      expect(countUsedDays(start, start + DAY)).toBe(1)
      expect(countUsedDays(start, start + DAY + 1)).toBe(2)
    }
  })
})

describe('a buyer who cancels', () => {
  it('MEM-05 at the list price the used days are deducted', () => {
    expect(refund()).toEqual(sum(365_000, 0, 0, 0))
    expect(refund({ now: NOW + 1 })).toEqual(sum(364_000, 1, 0, 1000))
    expect(refund({ now: NOW + 100 * DAY })).toEqual(sum(265_000, 100, 0, 100_000))
    expect(refund({ now: NOW + 365 * DAY - 1 })).toEqual(sum(0, 365, 0, 365_000))
  })

  it('MEM-05 a buyer who paid more than the list price gets at most what was paid', () => {
    expect(refund({ paidFen: 400_000 })).toEqual(sum(400_000, 0, 0, 0))
    expect(refund({ paidFen: 400_000, now: NOW + DAY })).toEqual(sum(399_000, 1, 0, 1000))
  })

  it('MEM-05 the value of the used days is rounded up to a whole fen', () => {
    // 1.00 yuan for 3 days: 33.33… fen a day.
    const at = (days: number) => refund({ paidFen: 100, originalFen: 100, days: 3, now: NOW + days * DAY })
    expect(at(1)).toEqual(sum(66, 1, 0, 34))
    expect(at(2)).toEqual(sum(33, 2, 0, 67))
  })

  it('REF-06 a term that has not begun is refunded whole, at whatever price', () => {
    for (const activity of [true, false]) {
      expect(refund({ paidFen: 300_000, activity, now: NOW - 1 })).toEqual(sum(300_000, 0, 0, 0))
      expect(refund({ paidFen: 100, activity, now: NOW - 100 * DAY })).toEqual(sum(100, 0, 0, 0))
    }
  })

  it('MEM-05 REF-06 an activity product begun is no dead end: the sum is for the staff to grant', () => {
    expect(refund({ activity: true, paidFen: 300_000, now: NOW + 1 })).toEqual(
      sum(234_000, 1, 65_000, 1000, true),
    )
    expect(refund({ activity: true, now: NOW + 999 * DAY })).toEqual({ refundable: false, reason: 'ended' })
  })
})

describe('a service that we cannot provide', () => {
  const ours = (held: Partial<RefundRequest> = {}) => refund({ cause: 'provider', ...held })

  it('MEM-05 the unused days are paid back at the price paid, activity products too', () => {
    expect(ours({ paidFen: 36_500, now: NOW + 100 * DAY })).toEqual(sum(26_500, 100, 0, 10_000))
    expect(ours({ paidFen: 36_500, activity: true, now: NOW + 1 })).toEqual(sum(36_400, 1, 0, 100))
    expect(ours({ paidFen: 36_500 })).toEqual(sum(36_500, 0, 0, 0))
  })

  it('MEM-05 the value of the used days is rounded down', () => {
    const at = (days: number) => ours({ paidFen: 100, originalFen: 900, days: 3, now: NOW + days * DAY })
    expect(at(1)).toEqual(sum(67, 1, 0, 33))
    expect(at(2)).toEqual(sum(34, 2, 0, 66))
    expect(at(2.5)).toEqual(sum(0, 3, 0, 100))
  })
})

describe('the end', () => {
  const ENDED = { refundable: false, reason: 'ended' }

  it('MEM-05 a service that ended is not refunded, whatever the reason', () => {
    for (const cause of ['buyer', 'provider'] as const) {
      expect(refund({ cause, now: NOW + 365 * DAY - 1 })).toMatchObject({ refundable: true })
      expect(refund({ cause, now: NOW + 365 * DAY })).toEqual(ENDED)
      expect(refund({ cause, now: NOW + 366 * DAY })).toEqual(ENDED)
    }
  })

  it('MEM-05 without bought days there is nothing to refund', () => {
    for (const days of [0, -1, Number.NaN]) {
      expect(refund({ days, now: NOW - 5 * DAY })).toEqual(ENDED)
    }
    expect(refund({ days: 1 })).toEqual(sum(365_000, 0, 0, 0))
    expect(refund({ now: Number.NaN })).toEqual(ENDED)
  })
})

it('MEM-05 the refund is in whole fen, between 0 and the price paid, and never grows with time', () => {
  const fen = fc.integer({ min: 0, max: 100_000_000 })
  const cases = fc.record({
    paidFen: fen,
    originalFen: fen,
    days: fc.integer({ min: 1, max: 3660 }),
    startedAt: fc.constant(NOW),
    activity: fc.boolean(),
    cause: fc.constantFrom('buyer' as const, 'provider' as const),
  })
  const ms = fc.integer({ min: -10 * DAY, max: 3700 * DAY })
  fc.assert(
    fc.property(cases, ms, ms, (asked, a, b) => {
      const [earlier, later] = [Math.min(a, b), Math.max(a, b)].map((after) => {
        const answer = calculateRefund({ ...asked, now: NOW + after })
        return answer.refundable ? answer.fen : 0
      })
      for (const one of [earlier, later]) {
        expect(Number.isSafeInteger(one)).toBe(true)
        expect(one).toBeGreaterThanOrEqual(0)
        expect(one).toBeLessThanOrEqual(asked.paidFen)
      }
      expect(later).toBeLessThanOrEqual(earlier ?? 0)
    }),
  )
})
