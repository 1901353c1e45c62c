import { describe, expect, it } from 'vitest'
import {
  addCompared,
  alignCertificates,
  alignQualifications,
  amountToCompare,
  dayToCompare,
  findBest,
  formatComparedIds,
  MAX_COMPARED,
  parseComparedIds,
  rateToCompare,
  removeCompared,
} from './index'

describe('the companies of a comparison', () => {
  it('CMP-01 ids keep their order, stand once, are four at most, and nothing else is one', () => {
    expect(parseComparedIds('b,a,b,c')).toEqual(['b', 'a', 'c'])
    expect(parseComparedIds('1,2,3,4,5')).toEqual(['1', '2', '3', '4'])
    expect(parseComparedIds('1,1,2,2,3,3,4')).toEqual(['1', '2', '3', '4'])
    expect(parseComparedIds(`,a b,<x>,${'a'.repeat(65)},${'b'.repeat(64)}`)).toEqual(['b'.repeat(64)])
    expect(parseComparedIds('')).toEqual([])
    expect(parseComparedIds(formatComparedIds(['x', 'y-1']))).toEqual(['x', 'y-1'])
  })

  it('CMP-01 a company is added last, not twice, and not as the fifth', () => {
    expect(addCompared(['a'], 'b')).toEqual(['a', 'b'])
    expect(addCompared(['a', 'b'], 'a')).toEqual({ error: 'present' })
    expect(addCompared(['a', 'b', 'c'], 'd')).toHaveLength(MAX_COMPARED)
    expect(addCompared(['a', 'b', 'c', 'd'], 'e')).toEqual({ error: 'full' })
    expect(addCompared(['a', 'b', 'c', 'd'], 'd')).toEqual({ error: 'present' })
    expect(removeCompared(['a', 'b', 'c'], 'b')).toEqual(['a', 'c'])
  })
})

const TODAY = '2026-11-20'
const MUNICIPAL = '市政公用工程施工总承包'
const held = (name: string, grade: string | null, validUntil: string | null = null) => ({
  name,
  grade,
  validUntil,
})

describe('rows that are aligned', () => {
  it('CMP-02 a category is one row with the highest grade of each company', () => {
    const rows = alignQualifications(
      [
        [held(MUNICIPAL, '三级'), held(MUNICIPAL, '一级')],
        [held(MUNICIPAL, '贰级'), held('建筑工程施工总承包', '特级')],
      ],
      TODAY,
    )
    expect(rows.map(({ key, name, held: all }) => [key, name, ...all.map((grade) => grade?.label)])).toEqual([
      ['D110', MUNICIPAL, '一级', '二级'],
      ['D101', '建筑工程施工总承包', undefined, '特级'],
    ])
  })

  it('CMP-02 a qualification counts on its last day and no longer after; one without an end counts', () => {
    const grade = (until: string | null) =>
      alignQualifications([[held(MUNICIPAL, '一级', until)]], TODAY)[0]?.held[0]?.label
    expect([grade(TODAY), grade('2026-11-19'), grade(null)]).toEqual(['一级', undefined, '一级'])
  })

  it('CMP-02 what most hold stands first, then the highest grade; what is not in the catalogue stands for itself', () => {
    const rows = alignQualifications(
      [
        [
          held('公路工程施工总承包', '二级'),
          held('水利水电工程施工总承包', '一级'),
          held('军工资质', '甲级'),
        ],
        [held('公路工程施工总承包', '三级'), held('特种工程专业承包', null)],
      ],
      TODAY,
    )
    expect(
      rows.map(({ name, held: all }) => `${name} ${all.map((grade) => grade?.label ?? '-').join('/')}`),
    ).toEqual(
      '公路工程施工总承包 二级/三级|水利水电工程施工总承包 一级/-|特种工程专业承包 -/不分等级|军工资质 甲级/-'.split(
        '|',
      ),
    )
  })

  it('CMP-02 people stand in the catalogue’s order, a company without them as 0, and what none has not at all', () => {
    expect(
      alignCertificates([
        [
          { code: 'aqsl', count: 7 },
          { code: 'R102', count: 3 },
        ],
        [{ code: 'R101', count: 2 }],
      ]).map(({ label, filter, counts }) => [label, filter, ...counts]),
    ).toEqual([
      ['一级建造师', 'registration', 0, 2],
      ['二级建造师', 'registration', 3, 0],
      ['安全三类人员', 'type', 7, 0],
    ])
  })
})

describe('the best of a row', () => {
  it('CMP-03 is marked where two are known and differ, and all that share it', () => {
    expect(findBest([1, 5, null, 5], 'more')).toEqual([1, 3])
    expect(findBest([1, 5, null, 5], 'less')).toEqual([0])
    expect(findBest([5, null], 'more')).toEqual([])
    expect(findBest([5, 5], 'more')).toEqual([])
    expect(findBest([0, null, 1], 'less')).toEqual([0])
    expect(findBest([], 'more')).toEqual([])
  })

  it('CMP-03 a rate of fewer than ten bids takes no part', () => {
    expect(rateToCompare({ bids: 10, wins: 4 })).toBe(40)
    expect(rateToCompare({ bids: 9, wins: 9 })).toBeNull()
    expect(rateToCompare({ bids: 0, wins: 0 })).toBeNull()
  })

  it('CMP-03 only days and amounts in CNY are compared', () => {
    expect([dayToCompare('2001-02-03'), dayToCompare(''), dayToCompare(null)]).toEqual([20010203, null, null])
    expect(amountToCompare(5, null)).toBe(5)
    expect(amountToCompare(5, 'CNY')).toBe(5)
    expect(amountToCompare(5, 'USD')).toBeNull()
    expect(amountToCompare(null, 'CNY')).toBeNull()
  })
})
