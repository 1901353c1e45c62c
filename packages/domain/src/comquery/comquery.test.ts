import { describe, expect, it } from 'vitest'
import { findKind } from '../records'
import { checkField } from './comquery'
import { buildQuery, groupOf } from './comquery.fixture'
import { CONDITION_GROUPS, checkComquery, findFieldFilter, listFieldOptions } from './index'

const problem = (group: string, field: string, value: string) => {
  const of = groupOf(group)
  const result = of.fields.find((f) => f.key === field)
  if (!result) throw new Error(field)
  return checkField(of, result, value)
}

describe('the sorts of conditions', () => {
  it('VAL-06 every field names a filter or a column of its kind, and every option filter has options', () => {
    expect(CONDITION_GROUPS.map((g) => g.key)).toEqual(
      expect.arrayContaining(['region', 'capital', 'status', 'qualification', 'people']),
    )
    for (const group of CONDITION_GROUPS) {
      const kind = findKind(group.kind)
      if (group.by) expect(kind?.filters.find((f) => f.key === group.by)?.type).toBe('reference')
      if (group.summed) expect(kind?.columns.find((c) => c.key === group.summed)?.type).toBe('fen')
      for (const field of group.fields) {
        if (field.type === 'times') continue
        const column = field.column ?? findFieldFilter(group, field)?.column
        expect(
          kind?.columns.map((c) => c.key),
          `${group.key}.${field.key}`,
        ).toContain(column)
        expect(listFieldOptions(group, field).length > 0).toBe(field.type === 'option')
      }
    }
    expect(CONDITION_GROUPS.find((group) => group.key === 'people')?.label).toBe('注册人员')
  })
})

describe('values of conditions', () => {
  it('VAL-06 amounts and counts are whole numbers of at most nine digits', () => {
    for (const right of ['0', '500', '999999999']) expect(problem('capital', 'min', right)).toBeNull()
    for (const wrong of ['', '-1', '1.5', '1e3', '1000000000', '五百', ' 1'])
      expect(problem('capital', 'min', wrong), wrong).toBe('请填写不超过 9 位的整数')
  })

  it('VAL-06 1 to 1000 records can be required', () => {
    for (const right of ['1', '1000']) expect(problem('people', 'times', right)).toBeNull()
    for (const wrong of ['0', '1001', '', 'a'])
      expect(problem('people', 'times', wrong)).toBe('请填写 1 到 1000 的整数')
  })

  it('VAL-06 regions are codes, days exist, options are offered ones', () => {
    expect(problem('region', 'code', '500112')).toBeNull()
    for (const wrong of ['50011', '5001122', '重庆', ''])
      expect(problem('region', 'code', wrong)).toBe('请选择地区')
    expect(problem('won', 'since', '2024-02-29')).toBeNull()
    for (const wrong of ['2023-02-29', '2024-2-1', ''])
      expect(problem('won', 'since', wrong)).toBe('请填写正确的日期')
    expect(problem('people', 'registration', 'R101')).toBeNull()
    for (const wrong of ['R999', '', '__proto__'])
      expect(problem('people', 'registration', wrong)).toBe('“注册类别”的取值不正确')
  })
})

describe('a query as a whole', () => {
  it('VAL-06 each problem names its field', () => {
    const fieldsOf = (conditions: Parameters<typeof buildQuery>[0]) =>
      checkComquery(buildQuery(conditions)).map((p) => p.field)
    expect(fieldsOf({ won: [{ times: '1' }, { amount: 'x', times: '0' }] })).toEqual([
      'won.1.amount',
      'won.1.times',
    ])
    expect(fieldsOf({ won: [{ price: '1' }] })).toEqual(['won.0.price'])
    expect(checkComquery(buildQuery({ nowhere: [] }))).toEqual([
      { field: 'nowhere', message: '没有“nowhere”这类条件' },
    ])
    const many = Array.from({ length: 4 }, () => ({ times: '1' }))
    expect(checkComquery(buildQuery({ won: many }))).toEqual([
      { field: 'won', message: '“中标业绩”最多 3 个条件' },
    ])
    expect(checkComquery(buildQuery({ won: many.slice(1) }))).toEqual([])
  })

  it('VAL-06 an upper bound is not below the lower one', () => {
    const capital = (min: string, max: string) => checkComquery(buildQuery({ capital: [{ min, max }] }))
    expect(capital('500', '500')).toEqual([])
    expect(capital('501', '500')).toEqual([{ field: 'capital.0.max', message: '上限不能小于下限' }])
    expect(capital('1000', '')).toHaveLength(1)
  })

  it('VAL-05 pages, page sizes and sorts are those of lists', () => {
    const fieldsOf = (more: Parameters<typeof buildQuery>[1]) =>
      checkComquery(buildQuery({}, more)).map((p) => p.field)
    expect(fieldsOf({ pageNum: 1000, pageSize: 10, sort: 'wins' })).toEqual([])
    expect(fieldsOf({ pageNum: 1001 })).toEqual(['pageNum'])
    for (const pageNum of [0, -1, 1.5]) expect(fieldsOf({ pageNum })).toEqual(['pageNum'])
    expect(fieldsOf({ pageSize: 101 })).toEqual(['pageSize'])
    expect(fieldsOf({ sort: 'nothing' })).toEqual(['sort'])
  })
})
