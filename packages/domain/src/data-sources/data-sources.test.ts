import { describe, expect, it } from 'vitest'
import { HOUR_MS, MINUTE_MS, startOfDay } from '../formatting'
import { company } from '../records'
import { NOW } from '../testing'
import {
  calculateNextRun,
  EMPTY_SOURCE_FORM,
  findAlarm,
  listEssentialColumns,
  nextProblem,
  parsePlace,
  readSourceForm,
  type SourceForm,
  summarizeFigures,
} from './index'

const DAILY = { type: 'daily', at: '02:30' } as const
const AT = startOfDay(NOW) + 150 * MINUTE_MS

describe('the rhythm of a source', () => {
  it('DAT-60 is a time of day in Shanghai, or hours from the last run', () => {
    expect(calculateNextRun(DAILY, AT - 1)).toBe(AT)
    expect(calculateNextRun(DAILY, AT)).toBe(AT + 24 * HOUR_MS)
    expect(calculateNextRun({ type: 'hours', every: 6 }, NOW)).toBe(NOW + 6 * HOUR_MS)
  })
})

describe('the alarm of a source', () => {
  const source = { isOn: true, rhythm: DAILY, tolerance: 6, deliveredAt: NOW, problem: null }
  const alarmAt = (hours: number, over: object = {}) =>
    findAlarm({ ...source, ...over }, NOW + hours * HOUR_MS)

  it('DAT-62 is raised after its rhythm and tolerance, not while it is paused', () => {
    expect(alarmAt(30)).toBeNull()
    expect(alarmAt(30.1)).toBe('late')
    expect(alarmAt(99, { isOn: false })).toBeNull()
    expect(alarmAt(99, { rhythm: null })).toBeNull()
    expect(alarmAt(1, { problem: 'lost', isOn: false })).toBe('lost')
  })

  it('DAT-62 of a limit is closed by the next delivery, of a place by its next reading', () => {
    const quiet = { delivered: 0, problem: null }
    expect(nextProblem(null, { delivered: 1, problem: 'lost' })).toBe('lost')
    expect(nextProblem('lost', quiet)).toBe('lost')
    expect(nextProblem('lost', { delivered: 1, problem: null })).toBeNull()
    expect(nextProblem('unreadable', quiet)).toBeNull()
  })
})

it('DAT-63 the place of a source is an incoming folder, a prefix or a public https address', () => {
  expect(parsePlace('folder:daily')).toEqual({ type: 'folder', name: 'daily' })
  expect(parsePlace('s3:incoming/daily/')).toEqual({ type: 's3', prefix: 'incoming/daily/' })
  expect(parsePlace('https://example.com/a.csv')).toEqual({ type: 'https', url: 'https://example.com/a.csv' })
  for (const text of [
    'folder:../x',
    'folder:',
    's3:x',
    's3:a/../',
    'http://example.com/a',
    'https://10.0.0.1/',
  ])
    expect(parsePlace(text)).toHaveProperty('problem')
})

it('DAT-60 a source with a place has a rhythm; every field is checked', () => {
  const form: SourceForm = { ...EMPTY_SOURCE_FORM, platform: ' 某平台 ', rank: 50 }
  expect(readSourceForm(form, false)).toMatchObject({ platform: '某平台', rhythm: null, maxRejected: 50 })
  const fieldsOf = (over: Partial<SourceForm>) => {
    const read = readSourceForm({ ...form, ...over }, false)
    return 'problems' in read ? read.problems.map(({ field }) => field) : []
  }
  expect(fieldsOf({ place: 'folder:daily' })).toEqual(['rhythm'])
  expect(fieldsOf({ place: 'folder:daily', rhythm: 'daily' })).toEqual([])
  expect(fieldsOf({ rhythm: 'daily', at: '24:00', rank: 100 })).toEqual(['rank', 'at'])
  expect(fieldsOf({ rhythm: 'hours', maxLost: 101, tolerance: 1.5 })).toEqual([
    'every',
    'tolerance',
    'maxLost',
  ])
})

describe('the state of the data', () => {
  it('DAT-64 counts the fields of list and head that come from sources', () => {
    const keys = listEssentialColumns(company).map(({ key }) => key)
    expect(keys).toEqual(expect.arrayContaining(['name', 'creditCode', 'legalPerson', 'capital', 'region']))
    expect(keys).not.toContain('personnelCount')
  })

  it('DAT-64 adds up provinces: records, newest day, shares', () => {
    const columns = listEssentialColumns(company).length
    const total = summarizeFigures(company, [
      { province: '50', count: 3, newestOn: '2026-11-01', filled: { name: 3, capital: 1 } },
      { province: '51', count: 1, newestOn: null, filled: { name: 1 } },
    ])
    expect(total).toMatchObject({ count: 4, newestOn: '2026-11-01', share: 5 / (4 * columns) })
    expect(total.fields.find(({ key }) => key === 'capital')?.share).toBe(0.25)
    expect(summarizeFigures(company, [])).toMatchObject({ count: 0, newestOn: null, share: null })
  })
})
