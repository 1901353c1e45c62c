import fc from 'fast-check'
import { afterEach, describe, expect, it } from 'vitest'
import { NOW } from '../testing'
import {
  calculateCancellationDeadline,
  calculateClosingTime,
  calculateContactDeadline,
  type HolidayCalendar,
  isWorkingDay,
} from './index'

const DAY = 86_400_000
const at = (text: string): number => Date.parse(`${text}+08:00`)
const endOf = (day: string): number => at(`${day}T23:59:59.999`)
const PLAIN: HolidayCalendar = { holidays: [], makeUpDays: [] }

const ZONE = process.env.TZ
afterEach(() => {
  if (ZONE === undefined) delete process.env.TZ
  else process.env.TZ = ZONE
})

describe('the answer to a cancellation', () => {
  it.each([
    ['2026-11-20T00:00:00.000', '2026-12-05'],
    ['2026-11-20T23:59:59.999', '2026-12-05'],
    ['2026-11-21T00:00:00.000', '2026-12-06'],
    ['2026-12-31T12:00:00.000', '2027-01-15'],
    ['2027-02-14T12:00:00.000', '2027-03-01'],
    ['2028-02-14T12:00:00.000', '2028-02-29'],
  ])('LEG-01 applied for at %s it is due by the end of %s', (time, day) => {
    for (const zone of ['America/New_York', 'UTC', 'Pacific/Kiritimati', 'Asia/Shanghai']) {
      process.env.TZ = zone
      expect(calculateCancellationDeadline(at(time))).toBe(endOf(day))
    }
  })
})

describe('closing an account', () => {
  it('LEG-03 leaves seven days to change one’s mind and is done before the answer is due', () => {
    fc.assert(
      fc.property(fc.nat({ max: 400 * DAY }), (after) => {
        const asked = NOW + after
        const closes = calculateClosingTime(asked)
        expect(closes - asked).toBe(7 * DAY)
        expect(closes).toBeLessThan(calculateCancellationDeadline(asked))
      }),
    )
  })
})

describe('working days', () => {
  it.each([
    ['2026-11-16', true],
    ['2026-11-17', true],
    ['2026-11-18', true],
    ['2026-11-19', true],
    ['2026-11-20', true],
    ['2026-11-21', false],
    ['2026-11-22', false],
    ['2026-11-23', true],
    ['1970-01-01', true],
    ['1969-12-27', false],
    ['1969-12-28', false],
    ['1969-12-29', true],
    ['2028-02-29', true],
  ])('LEG-01 %s is a working day: %s, from its first to its last moment in Shanghai', (day, works) => {
    for (const time of [at(`${day}T00:00:00.000`), at(`${day}T12:00:00`), endOf(day)]) {
      expect(isWorkingDay(time, PLAIN)).toBe(works)
    }
  })

  it('LEG-01 a holiday is not a working day; a make-up day is, even if it is in both lists', () => {
    const friday = at('2026-10-02T08:00:00')
    const saturday = at('2026-10-10T08:00:00')
    expect(isWorkingDay(friday, { holidays: ['2026-10-02'], makeUpDays: [] })).toBe(false)
    expect(isWorkingDay(friday, { holidays: ['2026-10-01', '2026-10-3'], makeUpDays: [] })).toBe(true)
    expect(isWorkingDay(saturday, { holidays: [], makeUpDays: ['2026-10-10'] })).toBe(true)
    expect(isWorkingDay(saturday, { holidays: [], makeUpDays: ['2026-10-11'] })).toBe(false)
    for (const day of ['2026-10-02', '2026-10-10']) {
      const both = { holidays: [day], makeUpDays: [day] }
      expect(isWorkingDay(at(`${day}T08:00:00`), both)).toBe(true)
    }
  })
})

describe('the answer to a contact', () => {
  it.each([
    ['a Friday', '2026-11-20T23:59:59.999', '2026-12-11'],
    ['a Saturday', '2026-11-21T00:00:00.000', '2026-12-11'],
    ['a Sunday', '2026-11-22T23:59:59.999', '2026-12-11'],
    ['a Monday', '2026-11-23T00:00:00.000', '2026-12-14'],
    ['a Thursday', '2026-11-19T12:00:00', '2026-12-10'],
    ['the end of a year', '2026-12-31T12:00:00', '2027-01-21'],
    ['a leap February', '2028-02-28T12:00:00', '2028-03-20'],
  ])('LEG-01 made on %s (%s) it is due by the end of %s, weekends not counted', (_, time, day) => {
    for (const zone of ['America/New_York', 'UTC', 'Pacific/Kiritimati', 'Asia/Shanghai']) {
      process.env.TZ = zone
      expect(calculateContactDeadline(at(time), PLAIN)).toBe(endOf(day))
    }
  })

  it('LEG-01 holidays delay it, make-up days advance it', () => {
    // A National Day of seven days off, with a Sunday and a Saturday worked instead.
    const holidays = ['01', '02', '03', '04', '05', '06', '07'].map((day) => `2026-10-${day}`)
    const made = at('2026-09-18T10:00:00')
    expect(calculateContactDeadline(made, PLAIN)).toBe(endOf('2026-10-09'))
    expect(calculateContactDeadline(made, { holidays, makeUpDays: [] })).toBe(endOf('2026-10-16'))
    const makeUpDays = ['2026-09-20', '2026-10-10']
    expect(calculateContactDeadline(made, { holidays, makeUpDays })).toBe(endOf('2026-10-14'))
  })

  it('LEG-01 the day of the contact is not counted, even as a make-up day', () => {
    const saturday = at('2026-11-21T09:00:00')
    expect(calculateContactDeadline(saturday, { holidays: [], makeUpDays: ['2026-11-21'] })).toBe(
      endOf('2026-12-11'),
    )
    expect(calculateContactDeadline(saturday, { holidays: ['2026-12-11'], makeUpDays: [] })).toBe(
      endOf('2026-12-14'),
    )
    expect(calculateContactDeadline(saturday, { holidays: [], makeUpDays: ['2026-12-12'] })).toBe(
      endOf('2026-12-11'),
    )
  })

  it('LEG-01 whatever the calendar: just 15 working days lie between, and the last is one', () => {
    const dayText = fc
      .integer({ min: 0, max: 60 })
      .map((n) => new Date(NOW + n * DAY).toISOString().slice(0, 10))
    const days = fc.array(dayText, { maxLength: 20 })
    fc.assert(
      fc.property(days, days, fc.nat({ max: 30 * DAY }), (holidays, makeUpDays, after) => {
        const calendar = { holidays, makeUpDays }
        const made = NOW + after
        const by = calculateContactDeadline(made, calendar)
        const between = Array.from({ length: 90 }, (_, n) => made + (n + 1) * DAY).filter(
          (time) => time <= by && isWorkingDay(time, calendar),
        )
        expect(between).toHaveLength(15)
        expect(isWorkingDay(by, calendar)).toBe(true)
        expect((by + 1 + 8 * 3_600_000) % DAY).toBe(0)
      }),
    )
  })
})
