import { describe, expect, it } from 'vitest'
import { NOW } from '../../testing'
import { parseQuestion } from './parse-question'

const of = (question: string) => parseQuestion(question, NOW)
const WAN = 1_000_000
const YI = 10_000 * WAN

describe('how much', () => {
  it.each([
    ['500万以上', 500 * WAN, null],
    ['５００万元以上', 500 * WAN, null],
    ['1–3亿', YI, 3 * YI],
    ['1亿到3亿之间', YI, 3 * YI],
    ['3亿至1亿', YI, 3 * YI],
    ['五千万到一亿', 5000 * WAN, YI],
    ['不低于5000万', 5000 * WAN, null],
    ['超过1亿', YI + 1, null],
    ['低于400万', null, 400 * WAN - 1],
    ['不超过1,000万', null, 1000 * WAN],
    ['两千万以内', null, 2000 * WAN],
    ['1.5亿以下', null, 1.5 * YI],
    ['半亿以上', YI / 2, null],
    ['3000元以上', 300_000, null],
    ['500万', 450 * WAN, 550 * WAN],
    ['500万左右', 450 * WAN, 550 * WAN],
    ['999999999999亿以上', 10 ** 15 - 1, null],
    ['两千万往上', 2000 * WAN, null],
    ['500万内', null, 500 * WAN],
    ['不到500万', null, 500 * WAN - 1],
    ['一两百万', 100 * WAN, 200 * WAN],
    ['三五百万', 300 * WAN, 500 * WAN],
    ['一千多万', 1000 * WAN, 2000 * WAN],
    ['500多万', 500 * WAN, 600 * WAN],
    ['上千万', 1000 * WAN, null],
    ['几百万', 100 * WAN, 1000 * WAN - 1],
    ['两个亿以上', 2 * YI, null],
    ['5000w以上', 5000 * WAN, null],
  ])('AI-07 the amount in %s', (amount, min, max) => {
    expect(of(`${amount}的招标`).amount).toMatchObject({ min, max })
  })

  it.each(['500家企业', '一级企业', '2026年的招标', '前五的企业', '万达的招标'])(
    'AI-07 %s is not an amount',
    (text) => {
      expect(of(text).amount).toBe(null)
    },
  )

  it('AI-07 areas are not amounts', () => {
    expect(of('10万平方米以上的土地')).toMatchObject({ area: { min: 100_000, max: null }, amount: null })
  })

  it.each([
    ['前五家', 5],
    ['前10名', 10],
    ['top3', 3],
    ['列出前一百家', 10],
    ['十来家', 10],
    ['三五家', 5],
    ['给我一级建造师的', null],
    ['前三个月', null],
    ['哪些', null],
  ])('AI-07 how many: %s', (text, take) => {
    expect(of(`${text}企业`).take).toBe(take)
  })
})

describe('when', () => {
  it.each([
    ['近一个月', '2026-10-21', null],
    ['最近7天', '2026-11-13', null],
    ['近半年', '2026-05-21', null],
    ['最近', '2026-10-21', null],
    ['2026年以来', '2026-01-01', null],
    ['2025年', '2025-01-01', '2025-12-31'],
    ['2026年2月', '2026-02-01', '2026-02-28'],
    ['9月1日以来', '2026-09-01', null],
    ['12月1日以来', '2025-12-01', null],
    ['11月20日', '2026-11-20', '2026-11-20'],
    ['2026-09-01以后', '2026-09-01', null],
    ['2026年3月1日之前', null, '2026-02-28'],
    ['2025年3月到6月', '2025-03-01', '2025-06-30'],
    ['2024到2025年', '2024-01-01', '2025-12-31'],
    ['今天', '2026-11-20', '2026-11-20'],
    ['昨天', '2026-11-19', '2026-11-19'],
    ['本周', '2026-11-16', '2026-11-22'],
    ['上周', '2026-11-09', '2026-11-15'],
    ['本月', '2026-11-01', '2026-11-30'],
    ['上个月', '2026-10-01', '2026-10-31'],
    ['本季度', '2026-10-01', '2026-12-31'],
    ['去年', '2025-01-01', '2025-12-31'],
    ['去年以来', '2025-01-01', null],
    ['上半年', '2026-01-01', '2026-06-30'],
    ['7天内', '2026-11-20', '2026-11-27'],
    ['今年以来', '2026-01-01', null],
    ['去年10月', '2025-10-01', '2025-10-31'],
    ['去年下半年', '2025-07-01', '2025-12-31'],
    ['十月份', '2026-10-01', '2026-10-31'],
    ['近3月', '2026-08-22', null],
    ['前三个月', '2026-08-22', null],
    ['三季度', '2026-07-01', '2026-09-30'],
    ['2025年第四季度', '2025-10-01', '2025-12-31'],
    ['上周一', '2026-11-09', '2026-11-09'],
  ])('AI-07 the days in %s', (text, from, to) => {
    expect(of(`${text}的招标`).period).toMatchObject({ from, to })
  })

  it.each(['近两三年', '最近几年', '近几个月', '近年来'])('AI-10 %s has no length', (text) => {
    expect(of(`${text}的招标`)).toMatchObject({ period: null, unusable: [expect.stringContaining('近')] })
  })

  it.each(['13月的招标', '近零天的招标', '招标'])('AI-07 %s names no period', (text) => {
    expect(of(text).period).toBe(null)
  })

  it('AI-07 days are those of Shanghai, wherever the process runs', () => {
    const before = process.env.TZ
    process.env.TZ = 'America/New_York'
    // 2026-11-15 is a Sunday; 23:59 and 00:00 of the next day in Shanghai.
    const midnight = Date.UTC(2026, 10, 15, 16)
    expect(parseQuestion('本周招标', midnight - 1).period).toEqual({ from: '2026-11-09', to: '2026-11-15' })
    expect(parseQuestion('本周招标', midnight).period).toEqual({ from: '2026-11-16', to: '2026-11-22' })
    if (before === undefined) delete process.env.TZ
    else process.env.TZ = before
  })
})
