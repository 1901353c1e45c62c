import { describe, expect, it } from 'vitest'
import { NOW } from '../../testing'
import { buildRanges, company, comparableFen, credit, person, type RecordKind, tender } from '../index'

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

  it('VAL-06 a time for which a certificate has to be valid has no end', () => {
    expect(buildRanges(person, { valid: ['year'], changed: ['30d'] }, NOW)).toStrictEqual([
      { column: 'certificateUntil', of: 'date', min: '2027-11-20' },
      { column: 'changedOn', of: 'date', min: '2026-10-21' },
    ])
  })

  it('NAV-20 for points in time they start and end at the moment, like expiry', () => {
    const due = (preset: string) => buildRanges(tender, { due: [preset] }, NOW)
    const of = { column: 'bidDeadline', of: 'date' } as const
    expect(due('14d')).toStrictEqual([{ ...of, min: NOW, max: '2026-12-04' }])
    expect(due('past')).toStrictEqual([{ ...of, max: NOW - 1 }])
    expect(due('2026-11-25~')).toStrictEqual([{ ...of, min: '2026-11-25', max: undefined }])
  })
})

describe('amounts, counts and own bounds', () => {
  it('VAL-06 presets of counts are counts', () => {
    expect(buildRanges(person, { achieve: ['gte5'] }, NOW)).toEqual([
      { column: 'totalAchieveCount', of: 'count', min: 5 },
    ])
  })

  it('VAL-08 custom bounds can be on either side or both', () => {
    const rangesFor = (value: string) => buildRanges(company, { capital: [value] }, NOW)
    const range = { column: 'capital', of: 'fen' }
    expect(rangesFor('5~70')).toStrictEqual([{ ...range, min: 5, max: 70 }])
    expect(rangesFor('~70')).toStrictEqual([{ ...range, min: undefined, max: 70 }])
    expect(rangesFor('5~')).toStrictEqual([{ ...range, min: 5, max: undefined }])
    expect(rangesFor('0~0')).toStrictEqual([{ ...range, min: 0, max: 0 }])
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
