import { company, type RecordKind, tender } from '@zhushutong/domain/records'
import { describe, expect, it } from 'vitest'
import type { Fields } from '../source'
import { shapeOfMapping } from './index'

const readBy = (kind: RecordKind, mapping: object) => {
  const shape = shapeOfMapping(JSON.stringify({ source: 'test', ...mapping }), kind)
  const draftOf = (fields: Fields) => {
    const reading = shape.read(fields, 1)
    if ('rejected' in reading) throw new Error(reading.rejected.reason)
    return reading.draft
  }
  return { shape, draftOf }
}

const notice = (tables: object, more: object = {}) =>
  readBy(tender, {
    key: 'id',
    columns: { engineeringName: 'title' },
    tables: { candidates: tables },
    ...more,
  })

const ROW = { companyId: null, companyCode: null, managerName: null, priceText: null }

describe('a mapping file with tables', () => {
  it('reads their rows from a list, with array indexes, constants and the rank', () => {
    const { draftOf } = notice(
      {
        each: 'data.bidders',
        columns: { companyName: 'names[0].text', price: { from: 'price', parse: 'price' }, rank: '{n}' },
      },
      {
        columns: {
          engineeringName: 'title',
          noticeType: { value: '中标候选人' },
          region: { from: ['', '', 'places[1]'], parse: 'region' },
        },
      },
    )
    const bidders = [
      { names: [{ text: '甲公司' }], price: '200万元' },
      { names: [], price: '1元' },
      { names: [{ text: '乙公司' }], price: '下浮率5%' },
    ]
    const draft = draftOf({ id: 1, title: '虚构工程', data: { bidders }, places: ['x', '重庆市渝北区某路'] })
    expect(draft.values).toMatchObject({
      noticeType: 'candidate',
      region: '500112',
      candidates: [
        { ...ROW, companyName: '甲公司', price: 200_000_000, rank: 1 },
        { ...ROW, companyName: '乙公司', price: null, priceText: '下浮率5%', rank: 3 },
      ],
    })
    expect(draft.remarks).toMatchObject([{ field: 'price', value: '下浮率5%' }])
    expect(draftOf({ id: 1, title: '虚构工程' }).values.candidates).toBeNull()
  })

  it('reads their rows from numbered fields', () => {
    const { draftOf } = notice({ columns: { companyName: '中标候选人{n}', price: '报价{n}', rank: '{n}' } })
    const fields = {
      id: 1,
      title: '虚构工程',
      中标候选人1: '甲公司',
      报价1: '5万元',
      中标候选人2: '',
      中标候选人3: '丙公司',
    }
    expect(draftOf(fields).values.candidates).toEqual([
      { ...ROW, companyName: '甲公司', price: 5_000_000, rank: 1 },
      { ...ROW, companyName: '丙公司', price: null, rank: 3 },
    ])
  })

  it('reads their rows from texts that list them; a list of another length is left out', () => {
    const { draftOf } = notice({ split: '；;', columns: { companyName: '候选人', price: '报价' } })
    const fields = { id: 1, title: '虚构工程', 候选人: '甲公司；乙公司', 报价: '1万元;2万元' }
    const rows = [
      { ...ROW, companyName: '甲公司', price: 1_000_000, rank: null },
      { ...ROW, companyName: '乙公司', price: 2_000_000, rank: null },
    ]
    expect(draftOf(fields).values.candidates).toEqual(rows)
    expect(draftOf({ ...fields, 报价: '1万元' }).values.candidates).toEqual(
      rows.map((row) => ({ ...row, price: null })),
    )
  })

  it('joins the rows of a file that are rows of one record', () => {
    const { shape, draftOf } = readBy(company, {
      columns: { name: '企业', address: '地址' },
      tables: { qualifications: { columns: { name: '资质', grade: '等级' } } },
    })
    const of = (name: string, grade: string) =>
      draftOf({ 企业: '甲公司', 地址: '某路', 资质: name, 等级: grade }).values
    const both = shape.combine(
      shape.combine(of('建筑工程', '一级'), of('市政公用工程', '二级')),
      of('建筑工程', '一级'),
    )
    expect(both.qualifications).toMatchObject([
      { name: '建筑工程', grade: '一级', issuer: null },
      { name: '市政公用工程', grade: '二级' },
    ])
    expect(of('', '一级').qualifications).toBeNull()
  })

  it('gives the date of the data, by a field or for the whole file', () => {
    const columns = { name: '企业', address: '地址' }
    const dateBy = (date: unknown) =>
      readBy(company, { columns, date }).draftOf({ 企业: '甲公司', 地址: '某路', 更新: '2026年11月3日' })
        .dataOn
    expect([dateBy('更新'), dateBy({ value: '2026/11/4' }), dateBy('没有')]).toEqual([
      '2026-11-03',
      '2026-11-04',
      null,
    ])
  })

  it('tells rows apart by fields that may be blank', () => {
    const { draftOf } = readBy(tender, {
      key: 'id',
      moreKey: ['section'],
      columns: { engineeringName: 'title' },
    })
    expect(draftOf({ id: 1, title: '虚构工程', section: '一标' }).sourceKey).toBe('1|一标')
    expect(draftOf({ id: 1, title: '虚构工程' }).sourceKey).toBe('1|')
  })

  it('does not write starred values over known ones', () => {
    const { draftOf } = readBy(company, { columns: { name: '企业', address: '地址', contactPhone: '电话' } })
    const draft = draftOf({ 企业: '甲公司', 地址: '某路', 电话: '138****5678' })
    expect(draft.values.contactPhone).toBeUndefined()
    expect(draft.remarks[0]?.reason).toBe('打了星号的值不写入')
  })

  it.each([
    [{ nothing: { columns: { a: 'b' } } }, '没有 nothing 这个表格'],
    [{ candidates: { columns: { a: 'b' } } }, '中标候选人没有 a 这一列'],
    [{ candidates: { columns: {} } }, 'candidates 没有列'],
  ])('is refused when invalid: %#', (tables, reason) => {
    expect(() => readBy(tender, { key: 'id', columns: { engineeringName: 'title' }, tables })).toThrow(reason)
  })
})
