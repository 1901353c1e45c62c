import { describe, expect, it } from 'vitest'
import { CONSTRUCTOR_PROFESSIONS, gradesOf, QUALIFICATIONS } from '../records'
import {
  buildReformHref,
  buildStandardHref,
  findQualificationStandard,
  findReformOf,
  QUALIFICATION_STANDARDS,
} from './index'
import { STANDARD_FACTS } from './standards'

const findGradeStandard = (tag: string) =>
  findQualificationStandard(tag)?.grades.find(({ grade }) => grade === tag.slice(4))
const lineOf = (tag: string, kind: string) =>
  findGradeStandard(tag)?.requirements.filter((requirement) => requirement.kind === kind)
const figures = (tag: string, kind: string) => lineOf(tag, kind)?.map(({ figure }) => figure)
const clauses = (tag: string) => findGradeStandard(tag)?.requirements.map(({ clause }) => clause)

describe('the table of the standards', () => {
  it('QST-01 has every category and labour, each with the grades that its qualifications have', () => {
    expect(QUALIFICATION_STANDARDS).toHaveLength(QUALIFICATIONS.length + 1)
    for (const { code, grades } of QUALIFICATION_STANDARDS.slice(0, -1)) {
      const granted = gradesOf(code).length === 0 ? [''] : gradesOf(code)
      expect(
        grades.map(({ grade }) => grade),
        code,
      ).toEqual(granted)
      // Facts of a grade that is not granted would never be shown.
      for (const grade of Object.keys(STANDARD_FACTS[code] ?? {})) expect(granted, code).toContain(grade)
    }
    expect(QUALIFICATION_STANDARDS.at(-1)).toMatchObject({ code: 'labour', chapter: 49 })
  })

  it('QST-01 every line has a clause of its chapter and grade, in the form of the document', () => {
    for (const { chapter, grades } of QUALIFICATION_STANDARDS)
      for (const { grade, requirements, scopeClause, scope } of grades) {
        expect(scope.length, `${chapter}${grade}`).toBeGreaterThan(0)
        if (grade === 'T') continue
        for (const clause of [scopeClause, ...requirements.map((requirement) => requirement.clause)])
          expect(clause).toMatch(new RegExp(`^${chapter}(\\.\\d(\\.\\d(\\(\\d\\))?)?)?$`))
      }
    expect(clauses('D110C')).toEqual(
      '10.3.1 10.3.2(1) 10.3.2(2) 10.3.2(2) 10.3.2(3) 10.3.2(4) 10.3.2(5)'.split(' '),
    )
    expect(clauses('D213A')?.slice(0, 2)).toEqual(['25.1.1(1)', '25.1.1(2)'])
    // The lead is the first clause if there are no constructors.
    expect(clauses('D202C')?.slice(1)).toEqual('14.3.2(1) 14.3.2(1) 14.3.2(2) 14.3.2(3) 14.3.2(4)'.split(' '))
    expect(findGradeStandard('D110B')?.scopeClause).toBe('10.4.2')
    expect(findGradeStandard('D203')?.scopeClause).toBe('15.2')
  })

  it('QST-01 constructors are of the professions that they are registered in', () => {
    const known = CONSTRUCTOR_PROFESSIONS.map(({ label }): string => label)
    for (const { grades } of QUALIFICATION_STANDARDS)
      for (const { counts } of grades.flatMap(({ requirements }) => requirements))
        for (const profession of counts?.professions ?? []) expect(known).toContain(profession)
  })

  it('QST-01 a figure in doubt is none, and is counted', () => {
    expect(figures('D102B', 'assets')).toEqual([null])
    // The assets and the required equipment.
    expect(findGradeStandard('D102B')?.unverified).toBe(2)
    expect(findGradeStandard('D205A')?.unverified).toBe(0)
    expect(findGradeStandard('D101B')?.unverified).toBe(2)
    for (const { grades, unverified } of QUALIFICATION_STANDARDS)
      expect(unverified).toBe(grades.reduce((sum, grade) => sum + grade.unverified, 0))
  })

  it('QST-01 the figures are those of the clauses', () => {
    expect(figures('D110C', 'assets')).toEqual(['1,000 万元以上'])
    expect(figures('D112A', 'assets')).toEqual(['1 亿元以上'])
    expect(lineOf('D112B', 'constructors')?.map(({ subject, figure }) => [subject, figure])).toEqual([
      ['机电工程、建筑工程专业注册建造师合计', '12 人以上'],
      ['其中机电工程专业一级注册建造师', '3 人以上'],
    ])
    expect(figures('D101T', 'constructors')).toEqual(['50 人以上'])
    // None of the five has to be of one particular profession.
    expect(figures('D112C', 'constructors')).toEqual(['5 人以上'])
    expect(findGradeStandard('D112C')?.unverified).toBe(0)
  })

  it('QST-02 people are examined in the lowest grade only, managers on site in none', () => {
    const dropped = (tag: string, kind: string) => lineOf(tag, kind)?.[0]?.droppedBy
    expect(dropped('D110B', 'constructors')).toBe('建市〔2016〕226号')
    expect(dropped('D110B', 'lead')).toBeNull()
    expect(dropped('D110B', 'works')).toBeNull()
    expect(dropped('D110C', 'constructors')).toBeNull()
    expect(dropped('D110C', 'workers')).toBeNull()
    expect(dropped('D110C', 'site')).toBe('建办市〔2018〕53号')
    expect(dropped('D203', 'titled')).toBeNull()
    // The third grade of telecommunication is not examined for constructors.
    expect(dropped('D111C', 'constructors')).toBe('建市〔2016〕226号')
    expect(dropped('D101T', 'constructors')).toBeNull()
  })

  it('QST-03 a qualification has its page under the code of its category, and the reform beside it', () => {
    expect(buildStandardHref('D110B')).toBe('/qualification/D110.html')
    expect(buildStandardHref('labour')).toBe('/qualification/labour.html')
    expect(buildStandardHref('D999')).toBeNull()
    const later = findReformOf('D211')
    expect(later && buildReformHref(later)).toBe('/qualificationNew/reform-decoration.html')
  })

  it('QST-02 a code with or without a grade finds its standard, another none', () => {
    expect(findQualificationStandard('D110B')?.name).toBe('市政公用工程施工总承包')
    expect(findQualificationStandard('labour')?.name).toBe('施工劳务')
    for (const tag of ['', 'D999', 'D1', '__proto__']) expect(findQualificationStandard(tag)).toBeUndefined()
    expect(findReformOf('D213')?.name).toBe('建筑装修装饰工程专业承包')
    expect(findReformOf('D236')).toBeUndefined()
  })
})
