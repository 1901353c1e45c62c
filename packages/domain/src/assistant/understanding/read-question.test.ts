import { describe, expect, it } from 'vitest'
import { NOW } from '../../testing'
import { parseFollowUp } from './follow-up'
import { withoutNames } from './names'
import { parseQuestion } from './parse-question'
import { readQuestion } from './read-question'
import { describeReading, type NamedRecord } from './reading'
import type { ReadingContext } from './reading-context'

const COMPANY: NamedRecord = { kind: 'company', id: 'c-1', name: '重庆恒泰建设有限公司' }
const OTHER: NamedRecord = { kind: 'company', id: 'c-2', name: '成都宏远建筑有限公司' }
const OWN: NamedRecord = { kind: 'company', id: 'c-3', name: '自己的建筑有限公司' }
const OWNER: NamedRecord = { kind: 'owner', id: 'o-1', name: '渝北区建设事务中心' }
const TENDER: NamedRecord = { kind: 'tender', id: 't-1', name: '某路改造工程' }
const ALL = [COMPANY, OTHER, OWN, OWNER, TENDER]

const read = (question: string, more: Partial<ReadingContext> = {}) => {
  const named = ALL.filter(({ name }) => question.includes(name)).sort(
    (a, b) => question.indexOf(a.name) - question.indexOf(b.name),
  )
  const parsed = parseQuestion(
    withoutNames(
      question,
      named.map(({ name }) => name),
    ),
    NOW,
  )
  return readQuestion({ question, parsed, named, mine: OWN, last: null, about: null, shown: [], ...more })
}
const described = (question: string, more: Partial<ReadingContext> = {}) =>
  describeReading(read(question, more))

describe('what a question wants', () => {
  it.each([
    [`${COMPANY.name}有没有处罚`, `verdict ${COMPANY.name} sanction`],
    [`${COMPANY.name}欠薪吗`, `verdict ${COMPANY.name} arrears`],
    ['我公司有没有处罚', `verdict ${OWN.name} sanction`],
    [`${COMPANY.name}的信用`, `company ${COMPANY.name} credit`],
    [`${COMPANY.name}和哪些业主合作最多`, `relation ${COMPANY.name} owner`],
    [`${COMPANY.name}的竞争对手`, `relation ${COMPANY.name} competitor`],
    [`${COMPANY.name}和${OTHER.name}一起投过标吗`, `relation ${COMPANY.name} ${OTHER.name}`],
    [`${COMPANY.name}的中标率`, `figures winRate company=${COMPANY.name}`],
    ['重庆市政项目下浮率', 'figures discount region=500000 type=municipal'],
    [`${OWNER.name}的项目下浮率`, `figures discount owner=${OWNER.name}`],
    ['谁在重庆中标最多', 'figures winners region=500000'],
    ['江苏哪些业主发包最多', 'list owner region=320000 sort=tenders'],
    [`${OWNER.name}今年的招标`, `list tender owner=${OWNER.name} published=2026-01-01~2026-12-31`],
    [`${OWNER.name}用哪家代理机构`, `agencies ${OWNER.name}`],
    [`${TENDER.name}我公司能不能投`, `fit ${TENDER.name}`],
    [`${COMPANY.name}能投${TENDER.name}吗`, `fit ${TENDER.name} ${COMPANY.name}`],
    ['重庆有我公司能投的市政招标吗', 'fits tender due=open region=500000 type=municipal'],
    ['我的资质什么时候到期', `expiry ${OWN.name}`],
    [`${COMPANY.name}最近的中标`, `list winning awarded=2026-10-21~ company=${COMPANY.name}`],
  ])('AI-11 %s', (question, reading) => {
    expect(described(question)).toBe(reading)
  })

  it('AI-11 第一个 and 它 stand for records of the last answer; what is not there is asked back', () => {
    expect(described('第一个我公司能投吗', { shown: [TENDER] })).toBe(`fit ${TENDER.name}`)
    expect(described('第一个的业主是谁', { shown: [TENDER] })).toBe(`owner ${TENDER.name}`)
    expect(described('第二家有没有处罚', { shown: [OTHER, COMPANY] })).toBe(
      `verdict ${COMPANY.name} sanction`,
    )
    expect(read('第二十个的业主是谁', { shown: [TENDER] })).toMatchObject({
      is: 'ask',
      reasons: ['上一个回答只列出了 1 条'],
    })
    expect(described('它和哪些业主合作最多', { last: COMPANY })).toBe(`relation ${COMPANY.name} owner`)
    expect(described('下浮率呢', { last: COMPANY })).toBe(`figures discount company=${COMPANY.name}`)
    for (const question of ['它的信用呢', '这家公司能不能投', '竞争对手有哪些', '中标率是多少'])
      expect([question, described(question)]).toEqual([question, 'ask'])
    expect(read('我公司的中标率', { mine: null })).toMatchObject({ is: 'ask' })
  })

  it('AI-10 AI-11 figures take no condition that they are not computed by', () => {
    for (const question of ['重庆1亿以上项目的下浮率', '重庆去年的下浮率', '江苏中标率最高的企业'])
      expect([question, described(question)]).toEqual([question, 'ask'])
  })

  it('AI-10 a place without a kind is asked back with the lists of that place', () => {
    const reading = read('那四川呢')
    expect(reading.is === 'ask' && reading.lists.map(({ kind }) => kind.kind)).toEqual([
      'tender',
      'winning',
      'company',
    ])
    const before = parseQuestion('重庆近一个月的市政招标', NOW)
    const parsed = parseFollowUp('那四川呢', NOW, before).parsed
    expect(described('那四川呢', { parsed })).toBe(
      'list tender published=2026-10-21~ region=510000 type=municipal',
    )
  })
})

describe('conditions on what is asked of one record', () => {
  it('AI-10 relations are not divided by time, place or sum: such a question is asked back', () => {
    for (const part of ['近一年', '在四川', '五百万以上'])
      expect(described(`${COMPANY.name}${part}和哪些业主合作最多`)).toBe('ask')
    expect(described(`${COMPANY.name}和哪些业主合作最多`)).toContain('relation')
    expect(described(`${COMPANY.name}近一年和${OTHER.name}一起投过标吗`)).toBe('ask')
  })

  it('AI-10 有没有处罚 keeps its period', () => {
    expect(read(`${COMPANY.name}2025年有没有被处罚`)).toMatchObject({
      period: { from: '2025-01-01', to: '2025-12-31' },
    })
  })

  it.each([
    ['去年的信用记录', `verdict ${COMPANY.name} any`],
    ['2025年的资质', 'ask'],
    ['的资质', `company ${COMPANY.name} qualifications`],
  ])('AI-10 what a company is has no period, its credit has: %s', (rest, reading) => {
    expect(described(`${COMPANY.name}${rest}`)).toBe(reading)
  })

  it('AI-07 去年的呢 is about the company of the question before', () => {
    const before = parseQuestion('今年中标了哪些项目', NOW)
    const { parsed } = parseFollowUp('去年的呢', NOW, before)
    expect(described('去年的呢', { parsed, about: COMPANY })).toContain(`company=${COMPANY.name}`)
  })
})

describe('what records cannot answer', () => {
  it.each([
    ['公路总承包二级需要哪些人员和业绩', '公路工程施工总承包'],
    ['我公司是建筑工程三级，能投3000万的项目吗', '建筑工程施工总承包'],
    ['投标保证金什么时候退', '投标保证金'],
    ['串通投标怎么认定', '串通投标'],
  ])('AI-12 %s is looked for in texts', (question, word) => {
    const reading = read(question)
    expect(reading.is === 'content' && reading.words.some((text) => text.includes(word))).toBe(true)
  })

  it.each([
    ['SVIP 多少钱？怎么退款？', 'site price refund'],
    ['怎么开发票', 'site invoice'],
    ['数据怎么导出', 'site export'],
    ['每个月导出上限多少', 'site export'],
    ['最多能有几个订阅', 'site subscription'],
    ['有没有免费体验', 'site trial'],
    ['积分能当钱用吗', 'site wallet'],
    ['怎么邀请同事', 'site invite'],
    ['有 API 接口文档吗', 'site api'],
    ['我们公司升级还差什么', 'site upgrade'],
    ['为什么电话带星号', 'site masked'],
    ['你是什么模型', 'site assistant'],
  ])('AI-12 %s is a rule of the site', (question, reading) => {
    expect(described(question)).toBe(reading)
  })

  it('AI-12 a question for records is not one about the site', () => {
    for (const question of ['重庆500万以上的招标怎么导出', '体验馆招标', '邀请招标有什么规定', '人工湖招标'])
      expect(described(question)).not.toContain('site')
  })
})
