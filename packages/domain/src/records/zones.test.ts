import { afterEach, describe, expect, it } from 'vitest'
import { parseDay } from '../formatting'
import { buildRanges, company, findColumn, formatValue, isExpired, type RecordKind, tender } from './index'

const ZONE = process.env.TZ
afterEach(() => {
  if (ZONE === undefined) delete process.env.TZ
  else process.env.TZ = ZONE
})

/** Checks that the process's clock differs from Shanghai's at midnight there. */
const standIn = (zone: string, midnight: number) => {
  process.env.TZ = zone
  expect(new Date(midnight).getHours()).not.toBe(0)
}

/** Around these moments clocks change, or the local date differs from Shanghai's. */
const ZONES = [
  ['America/New_York', '2026-03-08', '2026-03-09'],
  ['America/New_York', '2026-11-01', '2026-11-02'],
  ['Europe/London', '2026-03-29', '2026-03-30'],
  ['Pacific/Kiritimati', '2026-12-31', '2027-01-01'],
  ['Pacific/Pago_Pago', '2028-02-28', '2028-02-29'],
] as const
const byDay: RecordKind = { ...tender, expiresOn: 'publicityTime' }
const bidDeadline = findColumn(tender, 'bidDeadline') as NonNullable<ReturnType<typeof findColumn>>

describe("the process's own time zone does not matter", () => {
  for (const [zone, day, next] of ZONES) {
    const midnight = parseDay(next) as number

    it(`NAV-20 ${zone} ${day}: a day ends at midnight in Asia/Shanghai`, () => {
      standIn(zone, midnight)
      expect(isExpired(byDay, { id: 'a', publicityTime: day }, midnight - 1)).toBe(false)
      expect(isExpired(byDay, { id: 'a', publicityTime: day }, midnight)).toBe(true)
    })

    it(`VAL-06 ${zone} ${day}: days are counted from the day in Asia/Shanghai`, () => {
      standIn(zone, midnight)
      const min = (now: number) => buildRanges(company, { won: ['7d'] }, now)[0]?.min
      expect(min(midnight)).not.toBe(min(midnight - 1))
      expect(parseDay(String(min(midnight)))).toBe(midnight - 7 * 86_400_000)
    })

    it(`VAL-07 ${zone} ${day}: moments are shown as in Asia/Shanghai`, () => {
      standIn(zone, midnight)
      expect(formatValue(bidDeadline, midnight - 1)).toBe(`${day} 23:59`)
      expect(formatValue(bidDeadline, midnight)).toBe(`${next} 00:00`)
    })
  }
})
