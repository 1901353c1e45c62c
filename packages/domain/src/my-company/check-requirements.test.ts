import { describe, expect, it } from 'vitest'
import { VISITOR } from '../access'
import { addDays, dayOf } from '../formatting'
import { columnsOf, company, findLocks, maskRecord, person, readQualificationTags } from '../records'
import { aRecord, NOW, viewerAs } from '../testing'
import { coversQualification } from './check-qualification'
import type { CompanyFacts } from './company-facts'
import {
  checkRequirements,
  listValidCategories,
  readCompanyFacts,
  readRequirements,
  summariseChecks,
  type TenderTerms,
} from './index'

const TODAY = dayOf(NOW)
const LATER = addDays(TODAY, 400)

const terms = (differs: Partial<TenderTerms>): TenderTerms => ({
  requiredQualification: null,
  requiredQualificationCodes: null,
  content: null,
  consortiumAllowed: null,
  engineeringType: 'municipal',
  buggetAmount: null,
  currency: null,
  bidDeadline: null,
  ...differs,
})

const firm = (differs: Partial<CompanyFacts>): CompanyFacts => ({
  ...({ id: 'c1', name: '重庆某某建设有限公司', status: 'active' } as const),
  qualifications: [],
  ...{ safetyPermit: null, people: 0, constructors: [], validityOpensBy: null },
  ...differs,
})

const held = (tag: string, validUntil: string | null = LATER) => ({ tag, name: tag, validUntil })
const builder = (category: string, profession: string, validUntil: string | null = LATER) => [
  { category, profession, validUntil },
]
const statuses = (asked: Partial<TenderTerms>, facts: Partial<CompanyFacts>, now = NOW) =>
  checkRequirements(terms(asked), firm(facts), now).map(({ status }) => status)
const only = (asked: Partial<TenderTerms>, facts: Partial<CompanyFacts>) => {
  const [first, ...more] = checkRequirements(terms(asked), firm(facts), NOW)
  expect(more).toEqual([])
  return first
}

describe('qualifications', () => {
  it('BID-04 a missing one leads to companies that hold it, a met one does not', () => {
    const asked = { requiredQualificationCodes: ['D110B'] }
    const lists = (facts: Partial<CompanyFacts>) =>
      only(asked, facts)?.evidence.filter(({ kind, filters }) => kind === 'company' && filters !== null)
    expect(lists({ qualifications: [held('D110C')] })).toMatchObject([
      { label: '找有市政公用工程施工总承包二级的企业', filters: { qualification: ['D110'], grade: ['B'] } },
    ])
    expect(lists({ qualifications: [held('D110A')] })).toEqual([])
  })

  it('MYC-02 a higher grade covers a lower one of the same category, never the other way', () => {
    const covers = (grade: string, needed: string) => coversQualification(`D110${grade}`, `D110${needed}`)
    expect(['T', 'A', 'B', 'C'].map((grade) => covers(grade, 'B'))).toEqual([true, true, true, false])
    expect(['T', 'A', 'B', 'C'].map((grade) => covers(grade, 'T'))).toEqual([true, false, false, false])
    expect(['T', 'A', 'B', 'C'].map((grade) => covers(grade, 'C'))).toEqual([true, true, true, true])
  })

  it('MYC-02 neither another category nor general contracting stands for a specialised one', () => {
    expect(coversQualification('D101T', 'D110C')).toBe(false)
    // 建筑工程施工总承包 and 建筑装修装饰工程专业承包, 公路工程施工总承包 and 公路路基工程专业承包.
    expect(coversQualification('D101T', 'D211B')).toBe(false)
    expect(coversQualification('D102T', 'D217C')).toBe(false)
    expect(statuses({ requiredQualificationCodes: ['D211B'] }, { qualifications: [held('D101T')] })).toEqual([
      'missing',
    ])
  })

  it('MYC-02 counts to the end of its last day; without a known one nothing is said', () => {
    const asked = { requiredQualificationCodes: ['D110B'] }
    const until = (day: string | null) => statuses(asked, { qualifications: [held('D110A', day)] })[0]
    expect([TODAY, addDays(TODAY, -1), null].map(until)).toEqual(['met', 'missing', 'unknown'])
    // One valid qualification is enough.
    const several = [held('D110A', addDays(TODAY, -1)), held('D110B', TODAY), held('D110B', null)]
    expect(statuses(asked, { qualifications: several })).toEqual(['met'])
  })

  it('MYC-02 one that ends before the bids are due is met, with a word of warning', () => {
    const asked = { requiredQualificationCodes: ['D110B'], bidDeadline: addDays(NOW, 10) }
    const sentence = (days: number) =>
      only(asked, { qualifications: [held('D110B', addDays(TODAY, days))] })?.sentence
    expect(sentence(9)).toBe(
      `持有D110B，有效期至 ${addDays(TODAY, 9)}，早于投标截止日 ${addDays(TODAY, 10)}，请先办理延续。`,
    )
    expect(sentence(10)).not.toContain('延续')
    const over = checkRequirements(
      terms({ ...asked, bidDeadline: NOW - 1 }),
      firm({ qualifications: [held('D110B', TODAY)] }),
      NOW,
    )
    expect(over[0]?.sentence).not.toContain('延续')
  })

  it('MYC-02 lists of tenders are filtered by the categories that have not ended', () => {
    const shown = (name: string, days: number | null) => ({
      name,
      grade: '二级',
      validUntil: days === null ? null : addDays(TODAY, days),
    })
    const names = ['市政公用工程施工总承包', '桥梁工程专业承包', '隧道工程专业承包'] as const
    expect(
      listValidCategories(
        [
          shown(names[0], 0),
          shown(names[0], 9),
          shown(names[1], -1),
          shown(names[2], null),
          shown('其他', 9),
        ],
        TODAY,
      ),
    ).toEqual(['D110', 'D208'])
  })
})

describe('what a tender asks', () => {
  it('MYC-03 is what its record declares, else what its text names in full', () => {
    const tags = (asked: Partial<TenderTerms>) =>
      readRequirements(terms(asked)).map((requirement) =>
        requirement.of === 'qualification' ? requirement.anyOf : requirement.of,
      )
    const text = '市政公用工程施工总承包贰级及以上资质'
    expect(tags({ requiredQualification: text })).toEqual([['D110B']])
    expect(tags({ requiredQualification: text, requiredQualificationCodes: ['D110C'] })).toEqual([['D110C']])
    expect(tags({ content: `一、名称：甲。二、投标人须具备${text}。` })).toEqual([['D110B']])
    expect(tags({ requiredQualification: '详见招标文件' })).toEqual(['other'])
    expect(tags({ content: '一、项目名称：市政公用工程施工总承包。' })).toEqual([])
    expect(readQualificationTags('预拌混凝土专业承包不分等级')).toEqual(['D203'])
    expect(readQualificationTags('建筑装修装饰工程专业承包一级')).toEqual(['D211A'])
  })

  it('MYC-03 of several qualifications one is enough only where the text says so; else a missing one decides nothing', () => {
    const codes = { requiredQualificationCodes: ['D110B', 'D101B'] }
    const item = { qualifications: [held('D110B')] }
    const either = '市政公用工程施工总承包二级或以上，或建筑工程施工总承包二级或以上'
    expect(statuses({ ...codes, requiredQualification: either }, item)).toEqual(['met'])
    const both = '市政公用工程施工总承包二级或以上、建筑工程施工总承包二级或以上'
    expect(statuses({ ...codes, requiredQualification: both }, item)).toEqual(['met', 'unknown'])
    expect(statuses(codes, { qualifications: [held('D207A')] })).toEqual(['missing', 'missing'])
  })

  it('MYC-03 MYC-04 reads constructors as notices write them, once each', () => {
    const asked = (content: string) =>
      readRequirements(terms({ content })).map((requirement) =>
        requirement.of === 'constructor' ? `${requirement.profession}${requirement.grade}` : requirement.of,
      )
    for (const written of [
      '拟派项目经理须具备市政公用工程专业二级及以上注册建造师执业资格',
      '项目负责人具有贰级（含）以上市政公用工程专业注册建造师',
      '市政公用工程二级以上（含二级）注册建造师',
      '市政公用工程专业二级建造师，且市政公用工程专业贰级注册建造师',
    ])
      expect(asked(written), written).toEqual(['市政公用工程B'])
    expect(asked('建筑工程专业壹级注册建造师')).toEqual(['建筑工程A'])
    // Ambiguous texts: either of two professions, or no profession at all.
    expect(asked('建筑工程或市政公用工程专业一级注册建造师')).toEqual(['other'])
    expect(asked('具有相应专业注册建造师')).toEqual(['other'])
    expect(asked('本项目不要求安全生产许可证，无需注册建造师')).toEqual([])
  })

  it('MYC-03 what no record can answer is unknown, in its own words, and says where to look', () => {
    const checks = checkRequirements(
      terms({ content: '投标人近三年须有类似工程业绩；须在本省住建部门入库' }),
      firm({}),
      NOW,
    )
    expect(checks.map(({ label, status }) => [label, status])).toEqual([
      ['类似业绩', 'unknown'],
      ['入库或备案', 'unknown'],
    ])
    expect(checks[0]?.sentence).toBe('公告写明：“投标人近三年须有类似工程业绩”，请对照招标文件。')
    expect(checks[0]?.evidence).toEqual([
      {
        label: '查看企业的中标业绩',
        kind: 'winning',
        section: null,
        filters: { company: ['c1'], type: ['municipal'] },
      },
    ])
  })

  it('MYC-03 a tender that says nothing gives no list; nothing recorded of a company is no answer', () => {
    expect(checkRequirements(terms({ content: '一、项目名称：甲。' }), firm({}), NOW)).toEqual([])
    const content = '须具备安全生产许可证，建筑工程专业一级注册建造师'
    expect(statuses({ requiredQualificationCodes: ['D101A'], content }, {})).toEqual(
      'unknown unknown unknown'.split(' '),
    )
    expect(
      summariseChecks(checkRequirements(terms({ requiredQualificationCodes: ['D101A'] }), firm({}), NOW)),
    ).toBe('公告写明 1 项要求：满足 0 项，无法判断 1 项')
  })

  it('MYC-03 a company that is cancelled or revoked misses the first of all', () => {
    const asked = { requiredQualificationCodes: ['D110B'] }
    const qualifications = [held('D110A')]
    expect(statuses(asked, { qualifications, status: 'revoked' })).toEqual(['missing', 'met'])
    expect(statuses(asked, { qualifications, status: 'cancelled' })).toEqual(['missing', 'met'])
    for (const status of ['active', 'moved', null])
      expect(statuses(asked, { qualifications, status })).toEqual(['met'])
  })

  it('MYC-03 bidders may join: what is missing can come from a partner', () => {
    const missing = (consortiumAllowed: string | null) =>
      only({ requiredQualificationCodes: ['D110B'], consortiumAllowed }, { qualifications: [held('D101A')] })
    expect(missing('接受')?.closing).toContain('接受联合体投标')
    for (const other of ['不接受', null]) expect(missing(other)?.closing).not.toContain('联合体')
  })
})

describe('constructors and the safety permit', () => {
  const first = { content: '建筑工程专业一级注册建造师' }
  const second = { content: '建筑工程专业二级及以上注册建造师' }
  const of = (...constructors: CompanyFacts['constructors']) => ({ people: 9, constructors })

  it('MYC-04 the first class covers the second, of the same profession', () => {
    expect(statuses(second, of(builder('一级建造师', '建筑工程')))).toEqual(['met'])
    expect(statuses(first, of(builder('二级建造师', '建筑工程')))).toEqual(['missing'])
    expect(statuses(second, of(builder('一级建造师', '机电工程')))).toEqual(['missing'])
    expect(statuses(second, { people: 0 })).toEqual(['unknown'])
    expect(statuses(second, { people: 1 })).toEqual(['missing'])
  })

  it('MYC-04 a registration counts to the end of its last day', () => {
    const until = (day: string | null) => statuses(first, of(builder('一级建造师', '建筑工程', day)))[0]
    expect([TODAY, addDays(TODAY, -1), null].map(until)).toEqual(['met', 'missing', 'unknown'])
  })

  it('MYC-04 a safety permit counts to the end of its last day', () => {
    const asked = { content: '须具备有效的安全生产许可证' }
    const until = (day: string | null) => statuses(asked, { safetyPermit: { until: day } })[0]
    expect([TODAY, addDays(TODAY, -1), null].map(until)).toEqual(['met', 'missing', 'unknown'])
    expect(statuses(asked, { safetyPermit: null })).toEqual(['unknown'])
  })
})

describe('what is closed to a reader', () => {
  const stored = aRecord(person, {
    registrations: [{ category: '一级建造师', profession: '建筑工程', validUntil: LATER }],
  })
  const seenBy = (viewer: typeof VISITOR, validUntil: string) => {
    const row = { category: '一级建造师', profession: '建筑工程', validUntil }
    const recordView = maskRecord(
      columnsOf(person),
      { ...stored, registrations: [row] },
      findLocks(person, viewer),
      false,
    )
    const view = maskRecord(columnsOf(company), aRecord(company), findLocks(company, viewer), false)
    const facts = readCompanyFacts(view, [recordView])
    return checkRequirements(terms({ content: '建筑工程专业一级注册建造师' }), facts, NOW)
  }

  it('MYC-05 a validity that is closed gives the same answer whatever it is, and says what opens it', () => {
    const plain = { ...VISITOR, loggedIn: true }
    const answers = [LATER, addDays(TODAY, -1)].map((until) => seenBy(plain, until))
    expect(answers[0]).toEqual(answers[1])
    expect(answers[0]).toMatchObject([{ status: 'unknown', opensBy: 'svip' }])
    const open = [LATER, addDays(TODAY, -1)].map((until) => seenBy(viewerAs('svip'), until)[0])
    expect(open.map((check) => [check?.status, check?.opensBy])).toEqual([
      ['met', null],
      ['missing', null],
    ])
  })
})
