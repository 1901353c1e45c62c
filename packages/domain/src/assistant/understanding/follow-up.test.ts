import { describe, expect, it } from 'vitest'
import { NOW } from '../../testing'
import { hasSearchContent, parseFollowUp } from './follow-up'
import { parseQuestion } from './parse-question'
import { buildQuestionQuery } from './question-query'

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
