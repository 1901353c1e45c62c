import { describe, expect, it } from 'vitest'
import { findHeaderRow, isKnownHeader, joinHeaderRows, MAX_TITLE_ROWS } from './index'

const headerIn = (...lines: string[]) =>
  findHeaderRow(
    lines.map((line) => line.split(',')),
    isKnownHeader,
  )

describe('the header of a table', () => {
  it('DAT-40 is the first row with names of known columns', () => {
    expect(headerIn('企业名称,法定代表人', '甲公司,张三')).toBe(0)
    expect(headerIn('查询结果,条件：重庆,,', '公司名称,注册资本(万元),自定义,备注', '甲,1,2,3')).toBe(1)
    expect(headerIn('企业名称', '甲公司')).toBe(0)
    // A title that is also the label of a column.
    expect(headerIn('中标,,', '序号,甲栏,乙栏', '1,2,3')).toBe(1)
  })

  it('DAT-40 without such a row, it is the first with more than half as many filled cells as the fullest', () => {
    expect(headerIn('Title,,,', 'Printed,2026,,', 'a,b,c,', '1,2,3,4')).toBe(2)
    expect(headerIn('a,b', '1,2')).toBe(0)
    expect(headerIn('a', '1')).toBe(0)
    expect(headerIn(',', '')).toBe(-1)
    expect(headerIn('a,b', '1,2,3,4', '1')).toBe(0)
  })

  it('DAT-40 is among the first 20 rows', () => {
    const titles = (n: number) => Array.from({ length: n }, () => 'title,')
    expect(headerIn(...titles(MAX_TITLE_ROWS - 1), 'a,b', '1,2')).toBe(19)
    expect(headerIn(...titles(MAX_TITLE_ROWS), 'a,b', '1,2')).toBe(0)
  })

  it('DAT-40 known names are those of columns and of other vendors, whatever their width, unit and spaces', () => {
    for (const name of [
      '企业名称',
      '统一社会信用代码',
      '注册资本（万元）',
      '参保人数',
      ' * 所属 省份：',
      '企业（机构）类型',
    ])
      expect(isKnownHeader(name), name).toBe(true)
    for (const name of ['', '甲公司', 'name']) expect(isKnownHeader(name), name).toBe(false)
  })
})

describe('a header of two rows', () => {
  const joined = (upper: string, lower: string) => {
    const header = joinHeaderRows(upper.split(','), lower.split(','), isKnownHeader)
    return header && [header.names.join(), [...header.grouped].join()]
  }

  it('DAT-38 joins a name over several columns with theirs', () => {
    expect(joined('企业名称,资质,,,地址', ',名称,等级,证书号,')).toEqual([
      '企业名称,资质：名称,资质：等级,资质：证书号,地址',
      '1,2,3',
    ])
    expect(joined('基本信息,,资质,,', '企业名称,注册地址,名称,等级,备注')).toEqual([
      '企业名称,注册地址,资质：名称,资质：等级,资质：备注',
      '2,3,4',
    ])
  })

  it('DAT-38 takes no row of data for names, nor a title over a whole table', () => {
    expect(joined('企业名称,地址,', '甲公司,某路,某某')).toBeNull()
    expect(joined('企业名称,资质,', ',公路工程施工总承包,一级')).toBeNull()
    expect(joined('查询结果,,', '企业名称,注册地址,联系电话')).toBeNull()
    expect(joined('企业名称,', ',名称')).toBeNull()
    expect(joined(',企业名称', '名称,等级')).toBeNull()
  })
})
