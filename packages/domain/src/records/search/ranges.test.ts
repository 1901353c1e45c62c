import { describe, expect, it } from 'vitest'
import { parseDay } from '../../formatting'
import { NOW } from '../../testing'
import { buildRanges, company, comparableFen, credit, person, type RecordKind, tender } from '../index'

const WAN_YUAN = 1_000_000
const DAYS: RecordKind = {
  ...tender,
  filters: [
    {
      key: 'when',
      label: '有效期',
      type: 'range',
      of: 'date',
      column: 'publicityTime',
      presets: [
        { value: 'today', label: '今天', days: 0 },
        { value: 'yesterday', label: '近 1 天', days: 1 },
        { value: 'year', label: '近一年', days: 365 },
        { value: 'ahead', label: '30 天内到期', days: -30 },
      ],
    },
  ],
}
const daysAt = (preset: string, now: number) => {
  const [range] = buildRanges(DAYS, { when: [preset] }, now)
  return [range?.min, range?.max]
}

describe('presets of days', () => {
  it('VAL-06 start at their day, inclusive', () => {
    expect(buildRanges(company, { won: ['7d'] }, NOW)).toStrictEqual([
      { column: 'latestWinOn', of: 'date', min: '2026-11-13' },
    ])
    expect(daysAt('today', NOW)).toEqual(['2026-11-20', undefined])
    expect(daysAt('yesterday', NOW)).toEqual(['2026-11-19', undefined])
  })

  it('VAL-06 future ones run from today to their day, both inclusive', () => {
    expect(buildRanges(DAYS, { when: ['ahead'] }, NOW)).toStrictEqual([
      { column: 'publicityTime', of: 'date', min: '2026-11-20', max: '2026-12-20' },
    ])
  })

  it('NAV-20 for points in time they start and end at the moment, like expiry', () => {
    const due = (preset: string) => buildRanges(tender, { due: [preset] }, NOW)
    const of = { column: 'bidDeadline', of: 'date' } as const
    expect(due('14d')).toStrictEqual([{ ...of, min: NOW, max: '2026-12-04' }])
    expect(due('past')).toStrictEqual([{ ...of, max: NOW - 1 }])
    expect(due('2026-11-25~')).toStrictEqual([{ ...of, min: '2026-11-25', max: undefined }])
  })

  it('VAL-06 a day begins at midnight in Asia/Shanghai', () => {
    const midnight = parseDay('2026-11-20') as number
    expect(daysAt('yesterday', midnight - 1)).toEqual(['2026-11-18', undefined])
    expect(daysAt('yesterday', midnight)).toEqual(['2026-11-19', undefined])
    expect(daysAt('ahead', midnight - 1)).toEqual(['2026-11-19', '2026-12-19'])
  })

  it('VAL-06 month ends, years and leap days are counted as the calendar has them', () => {
    const on = (day: string, preset: string) => daysAt(preset, parseDay(day) as number)
    expect(on('2026-12-01', 'yesterday')).toEqual(['2026-11-30', undefined])
    expect(on('2028-03-01', 'yesterday')).toEqual(['2028-02-29', undefined])
    expect(on('2027-03-01', 'yesterday')).toEqual(['2027-02-28', undefined])
    expect(on('2028-12-31', 'year')).toEqual(['2028-01-01', undefined])
    expect(on('2028-01-31', 'ahead')).toEqual(['2028-01-31', '2028-03-01'])
    expect(on('2026-12-15', 'ahead')).toEqual(['2026-12-15', '2027-01-14'])
  })
})

describe('amounts, counts and own bounds', () => {
  it('VAL-08 presets of amounts are in fen, both ends included', () => {
    const capital = (value: string) => buildRanges(company, { capital: [value] }, NOW)
    const range = { column: 'capital', of: 'fen' }
    expect(capital('lt500')).toEqual([{ ...range, max: 500 * WAN_YUAN - 1 }])
    expect(capital('500to1000')).toEqual([{ ...range, min: 500 * WAN_YUAN, max: 1000 * WAN_YUAN - 1 }])
    expect(capital('gte5000')).toEqual([{ ...range, min: 5000 * WAN_YUAN }])
  })

  it('VAL-06 presets of counts are counts', () => {
    expect(buildRanges(person, { achieve: ['gte5'] }, NOW)).toEqual([
      { column: 'totalAchieveCount', of: 'count', min: 5 },
    ])
  })

  it('VAL-08 custom bounds can be on either side or both', () => {
    const own = (value: string) => buildRanges(company, { capital: [value] }, NOW)
    const range = { column: 'capital', of: 'fen' }
    expect(own('5~70')).toStrictEqual([{ ...range, min: 5, max: 70 }])
    expect(own('~70')).toStrictEqual([{ ...range, min: undefined, max: 70 }])
    expect(own('5~')).toStrictEqual([{ ...range, min: 5, max: undefined }])
    expect(own('0~0')).toStrictEqual([{ ...range, min: 0, max: 0 }])
  })

  it('VAL-06 custom bounds of days stay days', () => {
    const own = (value: string) => buildRanges(tender, { published: [value] }, NOW)
    const range = { column: 'publicityTime', of: 'date' }
    expect(own('2028-02-29~2028-03-01')).toStrictEqual([{ ...range, min: '2028-02-29', max: '2028-03-01' }])
    expect(own('~2026-11-20')).toStrictEqual([{ ...range, min: undefined, max: '2026-11-20' }])
  })

  it('VAL-06 every selected range filter gives its range, and nothing else does', () => {
    expect(buildRanges(company, {}, NOW)).toEqual([])
    const filters = { region: ['500000'], status: ['active'], capital: [], nothing: ['1~2'] }
    expect(buildRanges(company, filters, NOW)).toEqual([])
    const both = buildRanges(company, { won: ['30d'], capital: ['~5'], region: ['500000'] }, NOW)
    expect(both.map((r) => r.column)).toEqual(['capital', 'latestWinOn'])
  })
})

describe('amounts that can be compared', () => {
  const column = { key: 'capital', currency: 'capitalCurrency' }

  it('VAL-08 amounts of other currencies are not compared', () => {
    expect(comparableFen(column, { capital: 5, capitalCurrency: 'CNY' })).toBe(5)
    for (const capitalCurrency of ['USD', 'HKD', 'cny', 'RMB'])
      expect(comparableFen(column, { capital: 5, capitalCurrency })).toBeNull()
  })

  it('VAL-08 an amount without a currency is in CNY', () => {
    expect(comparableFen(column, { capital: 5, capitalCurrency: null })).toBe(5)
    expect(comparableFen(column, { capital: 0 })).toBe(0)
    expect(comparableFen({ key: 'capital' }, { capital: 5, capitalCurrency: 'USD', undefined: 'USD' })).toBe(
      5,
    )
  })

  it('VAL-08 an invalid amount is not compared', () => {
    for (const capital of [undefined, null, '5', [5]]) expect(comparableFen(column, { capital })).toBeNull()
  })
})

it('CRD-05 days that are over are those of any entry, and not of the newest only', () => {
  const [range] = buildRanges(credit, { sanctionOn: ['2025-01-01~2025-12-31'] }, NOW)
  expect(range).toMatchObject({ min: '2025-01-01', entry: { from: '2025-01-01', to: '2025-12-31' } })
  expect(range).not.toHaveProperty('max')
  expect(buildRanges(credit, { sanctionOn: ['2025-01-01~'] }, NOW)).toEqual([
    { column: 'sanctionOn', of: 'date', min: '2025-01-01' },
  ])
})
