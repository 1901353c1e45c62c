import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkQuery, formatQueryUrl, KINDS, parseQueryUrl } from '../../records'
import { NOW } from '../../testing'
import { hasSearchContent, parseFollowUp } from './follow-up'
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

describe('a question in a conversation', () => {
  const before = parseQuestion('重庆近一年500万以上的市政招标', NOW)
  const then = (question: string) => {
    const list = buildQuestionQuery(parseFollowUp(question, NOW, before).parsed)
    return list && { kind: list.kind.kind, ...list.query }
  }
  const filters = {
    region: ['500000'],
    type: ['municipal'],
    amount: ['500000000~'],
    published: ['2025-11-20~'],
  }

  it('AI-07 a word of continuation carries on at the start, or 呢 at the end; elsewhere a named kind starts over', () => {
    for (const question of ['只看四川的招标', '四川的招标呢', ' 换成四川的招标'])
      expect(then(question)).toMatchObject({ filters: { ...filters, region: ['510000'] } })
    for (const question of ['四川的招标只看', '四川的招标呢有吗'])
      expect(then(question)?.filters).not.toHaveProperty('amount')
  })

  it('AI-07 那四川呢 changes the place and keeps the rest', () => {
    expect(then('那四川呢')).toMatchObject({ kind: 'tender', filters: { ...filters, region: ['510000'] } })
    expect(then('1亿以上')).toMatchObject({ filters: { ...filters, amount: ['gte10000'] } })
    expect(then('上周的呢？')).toMatchObject({
      filters: { ...filters, published: ['2026-11-09~2026-11-15'] },
    })
    expect(then('金额最大的前三')).toMatchObject({ filters, sort: 'amount' })
  })

  it.each([
    ['其中预算最高的是哪一个', 'amount'],
    ['其中，预算最高的是哪个？', 'amount'],
    ['预算最高的是哪一个', 'amount'],
    ['哪一个金额最大', 'amount'],
    ['这些里面最贵的那个', 'amount'],
    ['其中标的额最高的一个', 'amount'],
    ['其中最近的是哪一个', 'latest'],
    ['里面最近发布的是哪一条', 'latest'],
    ['其中最新的一条', 'latest'],
  ])('AI-07 %s keeps all conditions and asks for the first one by %s', (question, sort) => {
    const asked = parseFollowUp(question, NOW, before).parsed
    const list = buildQuestionQuery(asked)
    expect(list).toMatchObject({ kind: { kind: 'tender' }, query: { filters, sort }, take: 1, problems: [] })
    expect(list?.query.keyword ?? '').toBe('')
  })

  it.each(['其中最早截止的是哪一个', '其中最先截止的是哪个', '这些中最近截止的是哪一条'])(
    'AI-07 %s looks only at records that have not ended',
    (question) => {
      const list = buildQuestionQuery(parseFollowUp(question, NOW, before).parsed)
      expect(list).toMatchObject({
        kind: { kind: 'tender' },
        query: { filters: { ...filters, due: ['open'] }, sort: 'soonest' },
        take: 1,
        understood: expect.arrayContaining(['投标截止：尚未截止']),
      })
      expect(list?.query.keyword ?? '').toBe('')
    },
  )

  it('AI-10 其中最便宜的是哪一个 has no order: it is asked back', () => {
    const question = '其中最便宜的是哪一个'
    const list = buildQuestionQuery(parseFollowUp(question, NOW, before).parsed)
    expect(list).toMatchObject({ query: { filters }, problems: ['招标不能从小到大排列'] })
  })

  it('AI-07 其中中标金额最高的是哪一个 asks about another kind', () => {
    const { published, ...same } = filters
    expect(then('其中中标金额最高的是哪一个')).toMatchObject({
      kind: 'winning',
      filters: { ...same, awarded: published },
      sort: 'amount',
    })
  })

  it('AI-07 最近的一个月 stays a period', () => {
    expect(then('最近的一个月')?.sort).toBe(undefined)
  })

  it('AI-07 那中标呢 asks the same of another kind', () => {
    const { published, ...same } = filters
    expect(then('那中标呢')).toEqual(
      expect.objectContaining({ kind: 'winning', filters: { ...same, awarded: published } }),
    )
  })

  it('AI-07 a question with a kind of its own starts over', () => {
    expect(then('贵州的企业')).toMatchObject({ kind: 'company', filters: { region: ['520000'] } })
  })

  it('AI-07 a question without content keeps nothing, and the first has no predecessor', () => {
    const thanks = parseQuestion('呢', NOW)
    expect(hasSearchContent(thanks)).toBe(false)
    expect(parseFollowUp('呢', NOW, before)).toEqual({ parsed: thanks, continues: false })
    const first = parseQuestion('那四川呢', NOW)
    expect(parseFollowUp('那四川呢', NOW, null)).toEqual({ parsed: first, continues: false })
  })

  const { region, type, amount, published } = filters
  it.each([
    ['去掉金额条件', { region, type, published }],
    ['把500万以上去掉', { region, type, published }],
    ['金额不限，换成浙江', { region: ['330000'], type, published }],
    ['去掉地区和时间限制', { type, amount }],
    ['换成全国的', { type, amount, published }],
    ['不要市政', { region, amount, published }],
    ['再加上四川', { region: ['500000', '510000'], type, amount, published }],
    ['把重庆换成四川', { region: ['510000'], type, amount, published }],
    ['时间改成今年', { region, type, amount, published: ['2026-01-01~2026-12-31'] }],
    ['改成一千万以上', { region, type, amount: ['1000000000~'], published }],
    ['去掉所有条件', {}],
  ])('AI-07 %s edits the conditions of the question before', (question, expected) => {
    const { parsed, continues } = parseFollowUp(question, NOW, before)
    expect(continues).toBe(true)
    expect(buildQuestionQuery(parsed)).toMatchObject({ kind: { kind: 'tender' }, problems: [] })
    expect(buildQuestionQuery(parsed)?.query.filters).toEqual(expected)
  })

  it.each(['去掉资质条件', '去掉四川', '不要保证金'])(
    'AI-10 %s: what is not there is asked back, once',
    (question) => {
      const { parsed } = parseFollowUp(question, NOW, before)
      expect(buildQuestionQuery(parsed)?.problems).toHaveLength(1)
      const next = parseFollowUp('那四川呢', NOW, parsed).parsed
      expect(buildQuestionQuery(next)?.problems).toEqual([])
    },
  )

  it('AI-10 a condition that cannot be used does not vanish in what follows', () => {
    const asked = parseQuestion('除了重庆以外的市政招标', NOW)
    const next = parseFollowUp('只看500万以上的', NOW, asked).parsed
    expect(buildQuestionQuery(next)?.problems.join()).toContain('除了重庆')
  })

  it('AI-07 a question of its own that limits nothing keeps nothing of the one before', () => {
    const { parsed } = parseFollowUp('成都的水利招标，不限金额', NOW, before)
    expect(buildQuestionQuery(parsed)?.query.filters).toEqual({ region: ['510100'], type: ['water'] })
  })
})
