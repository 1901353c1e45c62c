import { describe, expect, it } from 'vitest'
import { gradesOf, QUALIFICATIONS, qualificationName, shortenQualifications } from '../../index'

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
    const pair = '钢结构工程专业承包三级、建筑工程施工总承包一级'
    expect(shortenQualifications(pair)).toBe('钢结构三级 · 建筑一级')
    expect(shortenQualifications(`${pair}等 3 项`)).toBe('钢结构三级 +2')
    expect(shortenQualifications('工程设计建筑行业（建筑工程）乙级、工程勘察岩土工程专业甲级')).toBe(
      '建筑设计乙级 +1',
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
})
