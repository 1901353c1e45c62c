import { describe, expect, it } from 'vitest'
import {
  GRADES,
  gradesOf,
  PERSON_REGISTRATIONS,
  QUALIFICATIONS,
  qualificationName,
  shortenQualifications,
} from '../../index'

const codes = (head: string) => QUALIFICATIONS.filter((q) => q.value.startsWith(head)).map((q) => q.value)

describe('qualifications', () => {
  it('LST-07 have short names, two of them and how many more there are', () => {
    expect(shortenQualifications('市政公用工程施工总承包三级及以上')).toBe('市政三级及以上')
    expect(shortenQualifications('建筑工程施工总承包特级、市政公用工程施工总承包三级')).toBe(
      '建筑特级 · 市政三级',
    )
    expect(
      shortenQualifications(
        '建筑工程施工总承包一级、建筑装修装饰工程专业承包二级、建筑机电安装工程专业承包二级等 6 项',
      ),
    ).toBe('建筑一级 · 装修二级 +4')
    expect(shortenQualifications('预拌混凝土专业承包、古建筑工程专业承包三级、桥梁工程专业承包一级')).toBe(
      '混凝土 · 古建三级 +1',
    )
    expect(shortenQualifications('有效的安全生产许可证')).toBe('有效的安全生产许可证')
    for (const [full, short] of [
      ['工程设计建筑行业（建筑工程）乙级', '建筑设计乙级'],
      ['工程设计市政行业（道路工程）丙级', '市政道路设计丙级'],
      ['工程设计市政行业甲级', '市政设计甲级'],
      ['工程勘察岩土工程专业甲级', '岩土勘察甲级'],
      ['工程勘察水文地质勘察专业乙级', '水文地质勘察乙级'],
      ['工程勘察综合资质甲级', '综合勘察甲级'],
      ['工程监理房屋建筑工程专业甲级', '房屋建筑监理甲级'],
      ['工程勘察劳务', '工程勘察劳务'],
    ] as const)
      expect(shortenQualifications(full)).toBe(short)
    const shorts = QUALIFICATIONS.map(({ full }) => shortenQualifications(full))
    expect(new Set(shorts).size).toBe(QUALIFICATIONS.length)
    for (const short of shorts) expect(short.length).toBeLessThanOrEqual(5)
  })

  it('VAL-06 general contracting has twelve categories, D101 to D112', () => {
    expect(QUALIFICATIONS.filter((q) => q.value < 'D2').map((q) => `${q.value} ${q.label}`)).toEqual([
      'D101 建筑工程',
      'D102 公路工程',
      'D103 铁路工程',
      'D104 港口与航道工程',
      'D105 水利水电工程',
      'D106 电力工程',
      'D107 矿山工程',
      'D108 冶金工程',
      'D109 石油化工工程',
      'D110 市政公用工程',
      'D111 通信工程',
      'D112 机电工程',
    ])
  })

  it('VAL-06 specialised contracting has thirty-six, D201 to D236', () => {
    expect(codes('D2')).toEqual(Array.from({ length: 36 }, (_, i) => `D${201 + i}`))
    const label = (code: string) => QUALIFICATIONS.find((q) => q.value === code)?.label
    const labels = ['D201', 'D203', 'D205', 'D211', 'D214', 'D220', 'D228', 'D231', 'D236'].map(label)
    expect(labels).toEqual([
      '地基基础工程',
      '预拌混凝土',
      '消防设施工程',
      '建筑装修装饰工程',
      '古建筑工程',
      '铁路铺轨架梁工程',
      '港航设备安装及水上交管工程',
      '河湖整治工程',
      '特种工程',
    ])
    expect(QUALIFICATIONS).toHaveLength(48)
    expect(new Set(QUALIFICATIONS.map((q) => q.label)).size).toBe(48)
  })

  it('VAL-06 letters stand for grades', () => {
    expect(GRADES).toEqual([
      { value: 'T', label: '特级' },
      { value: 'A', label: '一级' },
      { value: 'B', label: '二级' },
      { value: 'C', label: '三级' },
    ])
  })

  it('VAL-06 each category has the grades of its standard', () => {
    const grantedIn = (grades: string) =>
      QUALIFICATIONS.filter((q) => gradesOf(q.value).join('') === grades).map((q) => q.value)
    expect(grantedIn('TABC')).toEqual(Array.from({ length: 10 }, (_, i) => `D${101 + i}`))
    expect(grantedIn('AB')).toEqual(
      [204, 205, 206, 211, 213, 218, 220, 222, 223, 224, 228, 233, 234].map((n) => `D${n}`),
    )
    expect(grantedIn('')).toEqual(['D203', 'D210', 'D236'])
    expect(grantedIn('ABC')).toHaveLength(48 - 10 - 13 - 3)
    expect(gradesOf('D111')).toEqual(['A', 'B', 'C'])
    expect(gradesOf('D112')).toEqual(['A', 'B', 'C'])
  })

  it('VAL-06 an unknown category has no grades', () => {
    for (const code of ['', 'D1', 'D100', 'D113', 'D200', 'D237', 'D110A', 'd110', '__proto__'])
      expect(gradesOf(code), code).toEqual([])
  })

  it('VAL-06 a code has the name of its qualification', () => {
    expect(qualificationName('D110A')).toBe('市政公用工程施工总承包一级')
    expect(qualificationName('D101T')).toBe('建筑工程施工总承包特级')
    expect(qualificationName('D211B')).toBe('建筑装修装饰工程专业承包二级')
    expect(qualificationName('D236C')).toBe('特种工程专业承包三级')
    expect(qualificationName('D203')).toBe('预拌混凝土专业承包')
    expect(qualificationName('D112')).toBe('机电工程施工总承包')
  })

  it('VAL-06 an unknown code has no name', () => {
    for (const code of ['', 'D11', 'D999A', 'D110Z', 'D110AA', 'D110 ', 'D110Ａ', ' D110', 'constructor'])
      expect(qualificationName(code), code).toBeNull()
  })

  it('VAL-06 people are registered under nine codes', () => {
    expect(PERSON_REGISTRATIONS.map((r) => `${r.value} ${r.label}`)).toEqual([
      'R101 一级建造师',
      'R102 二级建造师',
      'R103 一级造价工程师',
      'R104 二级造价工程师',
      'R105 监理工程师',
      'R106 一级注册建筑师',
      'R107 一级注册结构工程师',
      'R108 注册土木工程师（岩土）',
      'R109 注册安全工程师',
    ])
  })
})
