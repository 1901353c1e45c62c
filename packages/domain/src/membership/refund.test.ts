import fc from 'fast-check'
import { afterEach, describe, expect, it } from 'vitest'
import { NOW } from '../testing'
import { calculateRefund, type RefundRequest } from './index'

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

describe('a buyer who cancels', () => {
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
      for (const item of [earlier, later]) {
        expect(Number.isSafeInteger(item)).toBe(true)
        expect(item).toBeGreaterThanOrEqual(0)
        expect(item).toBeLessThanOrEqual(asked.paidFen)
      }
      expect(later).toBeLessThanOrEqual(earlier ?? 0)
    }),
  )
})
