import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  checkQuery,
  company,
  EMPTY_QUERY,
  type Filter,
  isMultiValue,
  isValidValue,
  MAX_KEYWORD,
  MAX_OFFSET,
  person,
  type RecordKind,
  type RecordQuery,
  sortNamed,
  tender,
  toggleFilterValue,
} from '../index'
import { MAX_VALUES } from './query'

const filterIn = (kind: RecordKind, key: string): Filter => {
  const filter = kind.filters.find((f) => f.key === key)
  if (!filter) throw new Error(key)
  return filter
}

const problems = (query: Partial<RecordQuery>) => checkQuery(company, { ...EMPTY_QUERY, ...query })
const item = (query: Partial<RecordQuery>) => {
  const rows = problems(query)
  expect(rows.length).toBeLessThanOrEqual(1)
  return rows[0] ? `${rows[0].field}: ${rows[0].message}` : null
}

const HOSTILE = ['', ' ', '%', '\ud800', '\u0000', '１', '😀', "'; drop table", '__proto__', 'a'.repeat(2000)]

describe('problems of a query', () => {
  it('VAL-05 pages are counted from 1', () => {
    for (const pageNum of [0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY])
      expect(item({ pageNum })).toBe('pageNum: 页码应为大于 0 的整数')
    expect(item({ pageNum: 1 })).toBeNull()
  })

  it('VAL-05 MEM-01 pages end with the 10,000th record', () => {
    const tooFar = 'pageNum: 最多查看前 10,000 条，请增加筛选条件'
    for (const [pageSize, last] of [
      [10, 1000],
      [20, 500],
      [30, 334],
      [100, 100],
    ] as const) {
      expect(item({ pageSize, pageNum: last })).toBeNull()
      expect(item({ pageSize, pageNum: last + 1 })).toBe(tooFar)
    }
    expect(item({ pageNum: 1e15 })).toBe(tooFar)
    expect(MAX_OFFSET).toBe(10_000)
  })

  it('VAL-06 a keyword has at most 40 characters', () => {
    expect(MAX_KEYWORD).toBe(40)
    for (const keyword of [undefined, '', '建', '建'.repeat(40), '😀'.repeat(20)])
      expect(item({ keyword })).toBeNull()
    for (const keyword of ['建'.repeat(41), '😀'.repeat(21), 'a'.repeat(100_000)])
      expect(item({ keyword })).toBe('keyword: 关键词最多 40 个字符')
  })

  it('VAL-06 an unknown filter is reported by its key', () => {
    expect(item({ filters: { nothing: ['1'] } })).toBe('nothing: 没有“nothing”这个筛选条件')
    expect(item({ filters: { constructor: [] } })).toBe('constructor: 没有“constructor”这个筛选条件')
    const parsed = JSON.parse('{ "__proto__": ["1"] }') as RecordQuery['filters']
    expect(item({ filters: parsed })).toBe('__proto__: 没有“__proto__”这个筛选条件')
  })

  it('VAL-06 a single-value filter accepts one value', () => {
    expect(item({ filters: { status: [] } })).toBeNull()
    expect(item({ filters: { status: ['active'] } })).toBeNull()
    for (const values of [
      ['active', 'revoked'],
      ['active', 'active'],
    ])
      expect(item({ filters: { status: values } })).toBe('status: “经营状态”只能选一项')
  })

  it('VAL-06 a multi-value filter accepts twenty', () => {
    const filter = filterIn(company, 'qualification')
    const all = filter.type === 'head' ? filter.options.map((o) => o.value) : []
    expect(MAX_VALUES).toBe(20)
    expect(item({ filters: { qualification: all.slice(0, 20) } })).toBeNull()
    expect(item({ filters: { qualification: all.slice(0, 21) } })).toBe(
      'qualification: “企业资质”最多选 20 项',
    )
  })

  it('VAL-06 every value must be valid for its filter', () => {
    expect(item({ filters: { status: ['deleted'] } })).toBe('status: “经营状态”的取值不正确')
    expect(item({ filters: { qualification: ['D110', 'D999'] } })).toBe(
      'qualification: “企业资质”的取值不正确',
    )
  })

  it('VAL-06 a sort must be one of the kind', () => {
    expect(item({ sort: 'wins' })).toBeNull()
    for (const sort of ['none', '', 'constructor']) expect(item({ sort })).toBe(`sort: 没有“${sort}”这种排序`)
  })

  it('VAL-05 VAL-06 all problems are reported, not only the first', () => {
    const all = problems({
      keyword: '建'.repeat(41),
      filters: { nothing: ['1'], status: ['deleted'], region: ['500000'] },
      sort: 'none',
      pageNum: 0,
      pageSize: 101,
    })
    expect(all.map((p) => p.field)).toEqual(['keyword', 'nothing', 'status', 'sort', 'pageNum', 'pageSize'])
  })
})

describe('values of filters', () => {
  const right = (kind: RecordKind, key: string, values: readonly string[]) =>
    values.filter((v) => isValidValue(filterIn(kind, key), v))

  it('VAL-06 a reference is an id: at most 64 letters, digits, hyphens and the underscore before a mode', () => {
    const ids = ['c1', '0198c0de-0000-7000-8000-000000000001_1', 'a'.repeat(64)]
    expect(right(person, 'company', ids)).toEqual(ids)
    expect(right(person, 'company', ['a'.repeat(65), 'a b', '-b/', 'b\n', ...HOSTILE])).toEqual([])
  })

  it('VAL-06 a project is found by its code as it was published: any visible characters, at most 64', () => {
    const codes = ['洛直政采磋商(2026)0031号', '[350703]FJZHJS[GK]2025003', 'A-1, B/2', '1', '号'.repeat(64)]
    expect(right(tender, 'project', codes)).toEqual(codes)
    expect(right(tender, 'project', ['', ' 1', '1 ', 'a\nb', '\u0000', '\ud800', '号'.repeat(65)])).toEqual(
      [],
    )
  })

  it('VAL-07 bounds of days are days that exist', () => {
    const good = ['7d', '2026-02-28~', '~2028-02-29', '2026-11-20~2026-11-20', '0001-01-01~9999-12-31']
    expect(right(company, 'won', good)).toEqual(good)
    const bad = ['2026-02-29~', '2026-13-01~', '0000-01-01~', '20260101~', '1~2', '2026-11-20', '8d', '~']
    expect(right(company, 'won', [...bad, ...HOSTILE])).toEqual([])
  })

  it('VAL-06 any other value is rejected', () => {
    const points = fc.array(fc.nat(0x10ffff), { maxLength: 20 })
    const hostile = fc.oneof(
      points.map((all) => String.fromCodePoint(...all)),
      fc.constantFrom(...HOSTILE),
    )
    fc.assert(
      fc.property(hostile, fc.constantFrom(...company.filters), (value, filter) => {
        if (isValidValue(filter, value)) expect(value).toMatch(/^[0-9A-Za-z~-]+$/)
        else
          expect(problems({ filters: { [filter.key]: [value] } }).map((p) => p.field)).toEqual([filter.key])
      }),
    )
  })

  it('VAL-06 several regions, qualification heads, grades and work types can be selected at once, other values singly', () => {
    const many = [company, person, tender].map((kind) =>
      (kind as RecordKind).filters.filter(isMultiValue).map((f) => f.key),
    )
    expect(many).toEqual([
      ['region', 'qualification', 'grade'],
      ['region', 'registration', 'aqsl', 'sydry', 'tzzy', 'zcry', 'jsgr'],
      ['region', 'type', 'qualification'],
    ])
  })
})

describe('choosing', () => {
  const third: RecordQuery = { ...EMPTY_QUERY, keyword: '桥', pageNum: 3, filters: { region: ['500000'] } }

  it('VAL-06 multi-value filters add the value, others replace it', () => {
    const power = toggleFilterValue(tender, EMPTY_QUERY, 'type', 'power')
    const both = toggleFilterValue(tender, power, 'type', 'building')
    expect(both.filters).toEqual({ type: ['power', 'building'] })
    expect(toggleFilterValue(tender, both, 'type', 'power').filters).toEqual({ type: ['building'] })
    const award = toggleFilterValue(tender, EMPTY_QUERY, 'notice', 'award')
    expect(toggleFilterValue(tender, award, 'notice', 'change').filters).toEqual({ notice: ['change'] })
    expect(toggleFilterValue(tender, award, 'notice', 'award').filters).toEqual({})
  })

  it('VAL-06 an unknown filter changes nothing', () => {
    for (const key of ['nothing', '', '__proto__'])
      expect(toggleFilterValue(tender, third, key, 'x')).toBe(third)
  })
})

it('VAL-05 a sort is found by its key, and is the first where there is none of that key', () => {
  const [first, second] = company.sorts
  expect(second).toBeDefined()
  for (const sort of company.sorts) expect(sortNamed(company, sort.key)).toBe(sort)
  for (const key of [undefined, '', 'nothing']) expect(sortNamed(company, key)).toBe(first)
  expect(() => sortNamed({ ...company, sorts: [] }, 'any')).toThrow('company has no sort')
})
