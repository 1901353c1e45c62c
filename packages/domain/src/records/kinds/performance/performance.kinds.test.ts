import { describe, expect, it } from 'vitest'
import { buildDetailHref, matchRoute } from '../../../portal/navigation'
import { aRecord, type Persona, viewerAs } from '../../../testing'
import { findColumn, findLocks, isExpired, type RecordKind } from '../../index'
import { highway } from './highway.kind'
import { water } from './water.kind'
import { waterSupervision } from './water-supervision.kind'

// 2026-11-20 10:00 in Shanghai.
const NOW = 1_795_140_000_000
const head = (k: RecordKind) => [
  k.segment,
  k.api,
  k.label,
  k.classifier,
  k.tab,
  k.placeholder,
  k.authListPopup,
]
const filtersOf = (k: RecordKind) => k.filters.map((f) => `${f.key} ${f.type} ${f.column}`)
const sortsOf = (k: RecordKind) => k.sorts.map((s) => `${s.key} ${s.column} ${s.direction}`)
const closed = (k: RecordKind, persona: Persona) => Object.keys(findLocks(k, viewerAs(persona)))
const valuesOf = (k: RecordKind, key: string) => {
  const column = findColumn(k, key)
  return column?.type === 'enum' ? column.options.map((o) => o.value) : []
}

const REFERENCES = [
  'owner reference ownerId',
  'company reference contractorIds',
  'person reference personIds',
  'project reference projectCode',
]
const WATER = [
  'region region region',
  'works options works',
  'grade options worksGrade',
  'state options state',
  'amount range bidPrice',
  'finish range contractEndLimttime',
  ...REFERENCES,
]

describe('performance on roads', () => {
  it('SHL-01 NAV-12 is searched at gonglu, with the login popup', () => {
    expect(head(highway)).toEqual([
      'gonglu',
      'gonglu',
      '公路业绩',
      '项',
      '公路业绩',
      '请输入公路项目名称',
      true,
    ])
    expect([highway.title, highway.keyword, highway.exactKey]).toEqual([
      'projectName',
      'words',
      'projectCode',
    ])
  })

  it('VAL-06 is filtered by grade, state, amount, mileage and handover', () => {
    expect(filtersOf(highway)).toEqual([
      'region region region',
      'grade options technicalGrade',
      'state options state',
      'amount range contractAmount',
      'mileage range mileage',
      'handover range handoverTime',
      ...REFERENCES,
    ])
    expect(sortsOf(highway)).toEqual([
      'latest signedOn desc',
      'handover handoverTime desc',
      'amount contractAmount desc',
      'mileage mileage desc',
    ])
  })

  it('ACC-02 hides the people in charge below SVIP', () => {
    expect(closed(highway, 'visitor')).toEqual(['managerId', 'managerName', 'chiefEngineerName', 'personIds'])
    expect(closed(highway, 'svip')).toEqual([])
  })
})

describe('performance in water works', () => {
  it('SHL-01 NAV-12 has a list for the credit platform, with the popup, and one for supervision, without', () => {
    expect(head(water)).toEqual([
      'shuili',
      'shuili',
      '水利业绩',
      '项',
      '水利业绩',
      '请输入水利项目名称',
      true,
    ])
    expect(head(waterSupervision)).toEqual([
      'shuilijg',
      'shuilijg',
      '水利监管项目',
      '项',
      '水利监管',
      '请输入水利项目名称',
      false,
    ])
  })

  it('NAV-14 types 1 and 5 belong to supervision, platform 3 is the credit platform', () => {
    expect(valuesOf(waterSupervision, 'waterType')).toEqual(['1', '5'])
    expect(valuesOf(water, 'waterType')).toEqual(['2', '3'])
    expect(valuesOf(water, 'performancePlatform')).toEqual(['3'])
    expect(valuesOf(waterSupervision, 'performancePlatform')).toEqual(['1', '2'])
  })

  it('NAV-14 NAV-20 the details are under shuili/xy and shuili/jg, expired ones with the expired segment', () => {
    expect(water.detailSegment).toBe('shuili/xy')
    expect(waterSupervision.detailSegment).toBe('shuili/jg')
    expect(buildDetailHref('shuili', { uuid: 'u1', expired: true })).toBe('/shuili/xy/1/u1.html')
    expect(matchRoute('/shuili/jg/1/u1.html')?.route.detailFrom).toBe('/shuilijg/')
  })

  it('VAL-06 have the same filters, and award or platform', () => {
    expect(filtersOf(water)).toEqual([...WATER, 'award options qualityAward'])
    expect(filtersOf(waterSupervision)).toEqual([...WATER, 'platform options performancePlatform'])
    for (const kind of [water, waterSupervision])
      expect(sortsOf(kind)).toEqual([
        'latest contractStartLimttime desc',
        'finish contractEndLimttime desc',
        'amount bidPrice desc',
      ])
  })

  it('ACC-02 hides the people in charge below SVIP', () => {
    for (const kind of [water, waterSupervision]) {
      for (const persona of ['visitor', 'non-member'] as const)
        expect(closed(kind, persona)).toEqual(['managerId', 'managerName', 'technicalLeadName', 'personIds'])
      expect(closed(kind, 'svip')).toEqual([])
    }
  })
})

describe('performance that tenders no longer count', () => {
  for (const kind of [highway, water, waterSupervision])
    it(`NAV-20 ${kind.kind}: it expires after its last usable day, never before it is finished`, () => {
      expect(kind.expiredLabel).toBe('已超五年')
      const expired = (usableUntil: string | null) => isExpired(kind, aRecord(kind, { usableUntil }), NOW)
      expect(expired('2026-11-19')).toBe(true)
      expect(expired('2026-11-20')).toBe(false)
      expect(expired(null)).toBe(false)
    })
})
