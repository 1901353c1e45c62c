import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkQuery, formatQueryUrl, KINDS, parseQueryUrl } from '../../records'
import { NOW } from '../../testing'
import { parseQuestion } from './parse-question'
import { buildQuestionQuery } from './question-query'

const of = (question: string) => {
  const list = buildQuestionQuery(parseQuestion(question, NOW))
  if (!list) throw new Error(`${question} names no kind`)
  return { ...list, kind: list.kind.kind, ...list.query }
}

describe('a question as a search', () => {
  it('AI-07 a tender by place, type, amount and day', () => {
    const list = of('渝北区2026年以来1–3亿的房建招标')
    expect(list).toMatchObject({
      kind: 'tender',
      filters: {
        region: ['500112'],
        type: ['building'],
        amount: ['10000000000~30000000000'],
        published: ['2026-01-01~'],
      },
      understood: [
        '所在地区：重庆 · 渝北区',
        '工程类型：房屋建筑',
        '预算金额：1 亿元 至 3 亿元',
        '发布时间：2026-01-01 以来',
      ],
      problems: [],
      take: 5,
    })
  })

  it('AI-07 a word that is not an option of the kind is searched in titles', () => {
    expect(of('重庆最近有哪些桥梁工程招标')).toMatchObject({
      keyword: '桥梁',
      understood: expect.arrayContaining(['工程名称含“桥梁”']),
    })
    expect(of('新建学校招标')).toMatchObject({ keyword: '新建 学校' })
    expect(of('重庆市政道路招标')).toMatchObject({ keyword: '道路', filters: { type: ['municipal'] } })
    expect(of('医院中标').keyword).toBe('医院')
  })

  it('AI-07 a range that matches a preset becomes that preset', () => {
    expect(of('注册资本5000万以上的企业').filters).toEqual({ capital: ['gte5000'] })
    expect(of('注册资本5001万以上的企业').filters).toEqual({ capital: ['5001000000~'] })
  })

  it('AI-07 deadlines have a filter of their own', () => {
    expect(of('7天内截止的招标').filters).toEqual({ due: ['2026-11-20~2026-11-27'] })
    expect(of('7天内到期的资质到期').filters).toEqual({ remaining: ['2026-11-20~2026-11-27'] })
    expect(of('10万平方米以上的土地出让')).toMatchObject({
      filters: { area: ['gte100000'] },
      understood: ['出让面积：100000㎡以上'],
    })
    expect(of('两个星期内到期的资质到期').filters).toEqual({ remaining: ['2026-11-20~2026-12-04'] })
  })

  it.each([
    ['中标金额最大的中标', 'amount'],
    ['中标最多的企业', 'wins'],
    ['注册资本最大的企业', 'capital'],
    ['成立最早的企业', 'oldest'],
    ['最先截止的招标', 'soonest'],
    ['最新的招标', 'latest'],
    ['面积最大的土地出让', 'area'],
    ['招标', undefined],
  ])('AI-07 %s is sorted by %s', (question, sort) => {
    expect(of(question).sort).toBe(sort)
  })

  it.each([
    ['500万以上的人员', '人员不能按金额'],
    ['市政一级的招标', '招标不能按等级（一级）查'],
    ['江北区招标', '叫这个名字的地方不止一个'],
    ['近一个月的人员', '人员不能按这个时间'],
    ['今年成立的企业', '企业不能按这个时间'],
    ['面积最大的企业', '企业按“面积”没有这种排序'],
    ['保证金最低的招标', '招标按“保证金”不能从小到大排列'],
    ['信用最好的企业', '没有好坏的排名'],
    ['中标金额最高的企业', '企业按“金额”没有这种排序'],
    ['市政一级、公路二级的企业', '等级不同'],
    ['5000万以上的企业', '企业不能按金额'],
    ['没有资质的企业', '企业不能按“没有资质”查'],
    ['重庆的国有企业', '本站没有企业的股东信息'],
    ['允许联合体投标的招标', '招标不能按联合体查'],
    ['被处罚的市政公司', '信用不能按“市政”查'],
    ['罚款50万以上的被处罚企业', '信用不能按金额'],
    ['年龄三十岁以下的建造师', '人员只能按完整姓名查'],
  ])('AI-10 a condition that cannot be used stops the answer: %s', (question, problem) => {
    expect(of(question).problems.join()).toContain(problem)
  })

  it('AI-07 several places are one condition', () => {
    expect(of('四川和重庆的招标')).toMatchObject({
      filters: { region: ['500000', '510000'] },
      understood: ['所在地区：四川、重庆'],
      problems: [],
    })
  })

  it('AI-10 grades from one upward are all searched; several qualifications with 和 are all required', () => {
    expect(of('市政二级以上企业')).toMatchObject({
      filters: { qualification: ['D110'], grade: ['A', 'B', 'T'] },
      problems: [],
    })
    expect(of('市政一级和公路一级的企业').filters).toMatchObject({
      qualification: ['D102', 'D110'],
      qualificationMatch: ['all'],
    })
  })

  it.each([
    ['重庆近一年的行政处罚', { sanction: ['some'], sanctionOn: ['2025-11-20~'] }, 'sanctioned'],
    ['失信企业有哪些', { dishonesty: ['some'] }, 'dishonest'],
    ['欠薪的企业', { arrears: ['some'] }, 'arrears'],
    ['没有失信的企业', { dishonesty: ['none'] }, undefined],
    ['未被处罚过的企业', { sanction: ['none'] }, undefined],
    ['处罚最多的企业', { sanction: ['some'] }, 'sanction'],
  ])('CRD-05 AI-10 %s is a condition on the counts of credit', (question, filters, sort) => {
    const list = of(question)
    expect([list.kind, list.sort, list.problems]).toEqual(['credit', sort, []])
    expect(list.filters).toMatchObject(filters)
  })

  it('AI-10 an option of one kind alone names the kind; that of a sub-list brings the sub-list', () => {
    expect(of('资格预审公告')).toMatchObject({ kind: 'tender', filters: { notice: ['prequalification'] } })
    expect(of('重庆安全员')).toMatchObject({ kind: 'person', filters: { type: ['sydry'], sydry: ['S03'] } })
    expect(of('未核验的企业')).toMatchObject({ kind: 'credit', filters: { finding: ['unchecked'] } })
  })

  it('AI-07 without a kind there is no search', () => {
    expect(buildQuestionQuery(parseQuestion('重庆', NOW))).toBe(null)
  })

  it('AI-07 every built query is valid and survives its URL', () => {
    const part = fc.constantFrom(
      ...'重庆 渝北区 近一个月 2025年 500万以上 1–3亿 10万平以上 市政一级 一级建造师 房建 存续 最大 最早 前三 桥梁 截止 信用'.split(
        ' ',
      ),
    )
    const question = fc
      .tuple(fc.array(part, { maxLength: 6 }), fc.constantFrom(...KINDS))
      .map(([parts, kind]) => `${parts.join('，')}，${kind.label}`)
    fc.assert(
      fc.property(question, (text) => {
        const list = buildQuestionQuery(parseQuestion(text, NOW))
        if (!list) throw new Error(text)
        const { kind, query } = list
        expect(checkQuery(kind, query)).toEqual([])
        expect(parseQueryUrl(kind, formatQueryUrl(kind, query)).filters).toEqual(query.filters)
      }),
      { numRuns: 500 },
    )
  })
})

describe('conditions in other words', () => {
  const reads = (question: string) => {
    const { kind, filters, sort, keyword, problems } = of(question)
    return { kind, filters, sort, keyword, problems }
  }

  it.each([
    ['做市政的企业重庆有哪些，要一级的', '重庆市政一级企业'],
    ['贵州有没有做钢结构的厂子，二级就行', '贵州钢结构二级资质的企业'],
    ['建筑、市政二级以上的企业', '建筑二级以上和市政二级以上的企业'],
    ['预算两百万以内的装修标，成都的', '成都装饰装修招标，预算200万以内'],
    ['重庆还能投的市政项目', '重庆还没截止的市政招标'],
    ['被罚得最多的企业', '处罚最多的企业'],
    ['2025年重庆市政中标最大的三个项目', '2025年重庆市政中标金额最高的三个项目'],
    ['30天内的重庆中标', '近30天的重庆中标'],
    ['一百万以上五百万以下的水利标', '100万到500万的水利招标'],
    ['截止日期在12月1日以前的招标', '2026年12月1日以前截止的招标'],
    ['最近一周四川的招标', '四川近一周的招标'],
    ['中标价在5000万以上的重庆市政工程', '重庆5000万以上的市政中标'],
    ['按预算排序的重庆招标', '重庆预算最高的招标'],
  ])('AI-07 %s asks what %s asks', (question, plain) => {
    expect(reads(question)).toEqual(reads(plain))
    expect(reads(question)).toMatchObject({ problems: [], keyword: undefined })
  })

  it.each([
    ['有处罚或失信的企业', '“或”'],
    ['市政一级或注册资本1亿以上的企业', '“或”'],
    ['除了重庆以外的市政招标', '“除了重庆”'],
    ['近两三年的重庆中标', '“近两三年”'],
    ['重庆建筑企业十强', '没有好坏的排名'],
    ['重庆中标最高的企业', '按“金额”没有这种排序'],
    ['今年中标最多的重庆企业', '按全部记录累计'],
    ['今年处罚最多的企业', '按全部记录累计'],
    ['2025年中标过的重庆企业', '只记有最近一次的日期'],
    ['2025年发过公告的业主', '只记有最近一次的日期'],
    ['2024年和2025年被处罚的企业', '没有看懂“2025”'],
    ['重庆100人以上的企业', '没有看懂“100'],
    ['中标过医院项目的企业', '不能按中标项目的名称'],
    ['国庆以后发布的招标', '“国庆”'],
    ['重庆的企业，排序', '按“排序”'],
  ])('AI-10 %s cannot be searched, and is asked back', (question, problem) => {
    expect(of(question).problems.join()).toContain(problem)
  })

  it.each(['城投', '老旧小区改造', '标准化厂房', '商标馆'])('AI-10 %s stays whole in a title', (word) => {
    expect(of(`${word}招标`).keyword).toBe(word)
  })
})
