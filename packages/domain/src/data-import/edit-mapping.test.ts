import { describe, expect, it } from 'vitest'
import { company, KINDS } from '../records'
import { assignField, guessKind, listTargets, proposeMapping, readAssignments, setKey } from './index'

const HEADERS = ['公司名称', '所属省份', '所属城市', '注册地址', '注册资本', '资质名称', '资质等级', '备注']
const { file } = proposeMapping(company, HEADERS, [{ 注册资本: '100万元' }])
const targetOf = (header: string, changed = file) => readAssignments(company, changed).get(header)?.target

describe('a proposed mapping is changed field by field', () => {
  it('DAT-56 names the place of each field', () => {
    expect(HEADERS.map((header) => targetOf(header))).toEqual([
      'name',
      'region.province',
      'region.city',
      'address',
      'capital',
      'qualifications.name',
      'qualifications.grade',
      undefined,
    ])
  })

  it('DAT-56 moves a field; the field that was there fills none', () => {
    const changed = assignField(company, file, '备注', 'name')
    expect([targetOf('备注', changed), targetOf('公司名称', changed)]).toEqual(['name', undefined])
    expect(assignField(company, changed, '公司名称', 'name').columns).toEqual(file.columns)
  })

  it('DAT-56 takes the unit of an amount', () => {
    expect(assignField(company, file, '注册资本', 'capital', 'wan').columns.capital).toEqual({
      from: '注册资本',
      parse: 'wan',
    })
    expect(assignField(company, file, '注册资本', 'capital', 'capital').columns.capital).toBe('注册资本')
  })

  it('DAT-56 keeps the address among the parts of the region', () => {
    expect(assignField(company, file, '注册地址', null).columns.region).toMatchObject({
      from: ['所属省份', '所属城市'],
    })
    const bare = ['所属省份', '所属城市'].reduce((all, each) => assignField(company, all, each, null), file)
    expect(bare.columns.region).toMatchObject({ from: ['', '', '注册地址'] })
    expect(assignField(company, bare, '注册地址', null).columns.region).toBeUndefined()
    expect(assignField(company, bare, '备注', 'region').columns.region).toMatchObject({ from: '备注' })
  })

  it('DAT-56 removes a table with its last field, and sets date and key', () => {
    const one = assignField(company, file, '资质等级', null)
    expect(Object.keys(one.tables?.qualifications?.columns ?? {})).toEqual(['name'])
    expect(assignField(company, one, '资质名称', null).tables).toBeUndefined()
    expect(assignField(company, file, '备注', '@date').date).toBe('备注')
    expect(setKey(file, ['公司名称', '备注'])).toMatchObject({ key: '公司名称', moreKey: ['备注'] })
    expect(setKey(setKey(file, ['公司名称']), []).key).toBeUndefined()
  })

  it.each(KINDS)('DAT-56 $kind: every place can be filled', (kind) => {
    const empty = { source: 'x', columns: {} }
    for (const { id } of listTargets(kind))
      expect(readAssignments(kind, assignField(kind, empty, '字段', id)).get('字段')?.target).toBe(id)
  })
})

it('DAT-58 proposes the kind whose columns a file fills', () => {
  expect(guessKind(HEADERS, [])?.kind).toBe('company')
  const win = ['项目名称', '中标单位', '中标金额(万元)', '项目经理', '中标日期']
  expect(guessKind(win, [{ 项目名称: '甲', 中标单位: '乙' }])?.kind).toBe('winning')
  expect(guessKind(['甲', '乙'], [])).toBeNull()
})
