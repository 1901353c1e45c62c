import { afterEach, describe, expect, it } from 'vitest'
import { clockOf, DAY_MS, dayOf, endOfDay, formatDate, formatTime, HOUR_MS, parseTime, startOfDay } from '.'

const zoneBefore = process.env.TZ

// Days on which the clocks of these zones change, or their date differs.
const TURNS = ['2026-03-08', '2026-11-01', '2026-03-29', '2026-10-25', '2026-12-31', '2028-02-29']

describe.each(['America/New_York', 'Europe/Berlin', 'Pacific/Kiritimati', 'UTC'])(
  'a process in %s',
  (zone) => {
    afterEach(() => {
      if (zoneBefore === undefined) delete process.env.TZ
      else process.env.TZ = zoneBefore
    })

    it.each(TURNS)('VAL-07 shows %s by the clock of Shanghai at each hour', (day) => {
      process.env.TZ = zone
      const start = Date.parse(`${day}T00:00:00+08:00`)
      for (let hour = 0; hour < 24; hour += 1) {
        const ms = start + hour * HOUR_MS
        const clock = `${String(hour).padStart(2, '0')}:00`
        expect([dayOf(ms), clockOf(ms), startOfDay(ms)]).toEqual([day, clock, start])
        expect(formatTime(ms)).toBe(`${day} ${clock}`)
        expect(parseTime(`${day} ${clock}`)).toBe(ms)
        expect(parseTime(new Date(ms).toISOString())).toBe(ms)
      }
      expect(formatDate(day)).toBe(day)
      expect(endOfDay(start)).toBe(start + DAY_MS - 1)
    })
  },
)
