import { describe, expect, it } from 'vitest'
import { calculateDiscount, calculateSpread } from '../bid-figures'
import { HOUR_MS, shanghaiTime } from '../formatting'
import type { CheckStatus } from '../my-company'
import { NOW } from '../testing'
import {
  buildTimeline,
  decideVerdict,
  describeDeadline,
  explainRival,
  formatCases,
  formatExpectedBidders,
  formatMoment,
  listSimilarTenders,
  type OwnerAward,
  summariseAwards,
  summariseFit,
  type TenderSchedule,
  takesBids,
} from './index'
import { SIMILAR_SHOWN } from './similar'

const at = (month: number, day: number, hour = 0, minute = 0) =>
  shanghaiTime(2026, month, day, hour, minute) ?? 0

describe('the deadline', () => {
  const now = at(11, 23, 23, 59)

  it('BID-01 counts calendar days, not periods of 24 hours', () => {
    const shown = (ms: number) => {
      const deadline = describeDeadline(ms, now)
      return deadline.state === 'open' ? [deadline.days, deadline.tone, deadline.text] : deadline.state
    }
    expect(shown(at(11, 24))).toEqual([1, 'bad', '还剩 1 天'])
    expect(shown(at(11, 25, 9))).toEqual([2, 'bad', '还剩 2 天'])
    expect(shown(at(11, 26))).toEqual([3, 'warn', '还剩 3 天'])
    expect(shown(at(11, 30, 23))).toEqual([7, 'warn', '还剩 7 天'])
    expect(shown(at(12, 1))).toEqual([8, 'neutral', '还剩 8 天'])
  })

  it('BID-01 tells the hour on the last day; the moment itself is in time, a moment later is over', () => {
    const last = at(11, 23, 9, 30)
    expect(describeDeadline(last, last)).toMatchObject({ state: 'open', days: 0, text: '今天 09:30 截止' })
    expect(describeDeadline(last, last + 1)).toEqual({ state: 'over', at: last })
    expect(describeDeadline(null, last)).toEqual({ state: 'unknown' })
  })

  it('BID-01 writes a moment with its weekday, and its year where it is another', () => {
    expect(formatMoment(at(11, 26, 9, 30), now)).toBe('11-26 周四 09:30')
    expect(formatMoment(shanghaiTime(2027, 1, 1, 0, 5) ?? 0, now)).toBe('2027-01-01 周五 00:05')
    expect(formatMoment(shanghaiTime(1969, 12, 28) ?? 0, now)).toBe('1969-12-28 周日 00:00')
  })
})

describe('the timeline', () => {
  const nothing: TenderSchedule = {
    publishedOn: null,
    documentUntil: null,
    bidDeadline: null,
    openingTime: null,
    awardedOn: null,
  }
  const whole = {
    ...nothing,
    publishedOn: '2026-11-02',
    documentUntil: at(11, 13, 17),
    bidDeadline: at(11, 26, 9, 30),
    openingTime: at(11, 26, 14),
  }
  const keysOf = (schedule: TenderSchedule) => buildTimeline(schedule, NOW).steps.map(({ key }) => key)

  it('BID-02 has the steps that are told, in their order, and no others', () => {
    expect(keysOf(whole)).toEqual(['published', 'documents', 'deadline', 'opening'])
    expect(keysOf({ ...whole, openingTime: whole.bidDeadline })).toEqual(
      'published documents deadline'.split(' '),
    )
    expect(keysOf({ ...nothing, bidDeadline: NOW })).toEqual(['deadline'])
    expect(buildTimeline(nothing, NOW)).toEqual({ steps: [], today: null })
    expect(buildTimeline({ ...whole, openingTime: whole.bidDeadline }, NOW).steps.at(-1)?.label).toBe(
      '截止与开标',
    )
  })

  it('BID-02 stands today between the steps, by the time that has passed', () => {
    // Halfway from the end of the documents to the deadline: the middle of the second of three parts.
    const half = (whole.documentUntil + whole.bidDeadline) / 2
    expect(buildTimeline(whole, half).today).toBeCloseTo(1.5 / 3, 6)
    expect(buildTimeline(whole, whole.documentUntil).today).toBeCloseTo(1 / 3, 6)
    for (const outside of [at(11, 1), whole.openingTime, whole.openingTime + 1])
      expect(buildTimeline(whole, outside).today).toBeNull()
  })

  it('BID-02 says which step is next; a day is past when it is over', () => {
    const states = (now: number) => buildTimeline(whole, now).steps.map(({ state }) => state)
    expect(states(at(11, 2, 23))).toEqual(['next', 'ahead', 'ahead', 'ahead'])
    expect(states(at(11, 3))).toEqual(['done', 'next', 'ahead', 'ahead'])
    expect(states(whole.bidDeadline)).toEqual(['done', 'done', 'next', 'ahead'])
    expect(states(whole.openingTime + 1)).toEqual(['done', 'done', 'done', 'done'])
    expect(buildTimeline(whole, at(11, 3)).steps.map(({ text }) => text)).toEqual(
      '11-02|至 11-13 17:00|11-26 09:30|11-26 14:00'.split('|'),
    )
  })
})

describe('the verdict', () => {
  const checks = (...statuses: Array<'met' | 'missing' | 'unknown'>) => statuses.map((status) => ({ status }))

  it('BID-04 one missing requirement outweighs any number of unknown ones, and these the met', () => {
    expect(decideVerdict(checks('met', 'unknown', 'missing', 'missing'))).toMatchObject({
      of: 'gaps',
      text: '差 2 项',
      tone: 'bad',
      met: 1,
      missing: 2,
      unknown: 1,
    })
    expect(decideVerdict(checks('met', 'unknown'))).toMatchObject({ of: 'open', text: '1 项待定' })
    expect(decideVerdict(checks('met'))).toMatchObject({ of: 'fit', text: '可投', tone: 'ok' })
    expect(decideVerdict([])).toMatchObject({ of: 'nothing', tone: 'neutral' })
  })

  it('BID-09 a row tells the verdict of its page with the first requirement that decides it', () => {
    const shown = (...list: ReadonlyArray<readonly [CheckStatus, string]>) => {
      const { of, count, text, reason } = summariseFit(
        list.map(([status, label]) => ({
          key: label,
          label,
          status,
          sentence: '',
          rule: '',
          evidence: [],
          opensBy: null,
          clause: null,
          closing: null,
        })),
      )
      return [of, count, text, reason]
    }
    expect(shown(['met', '甲'], ['unknown', '乙'], ['missing', '丙'], ['missing', '丁'])).toEqual([
      'gaps',
      2,
      '差 2 项',
      '丙',
    ])
    expect(shown(['met', '甲'], ['unknown', '乙'], ['met', '丙'])).toEqual(['open', 1, '1 项待定', '乙'])
    expect(shown(['met', '甲'], ['met', '乙'])).toEqual(['fit', 2, '可投', '2 项要求全部满足'])
    expect(shown()).toEqual(['nothing', 0, '未写明要求', '请看招标文件'])
  })

  it('BID-09 nobody bids for what is over, or for a notice of its result', () => {
    expect(takesBids({ expired: false, noticeType: 'tender' })).toBe(true)
    expect(takesBids({ expired: false, noticeType: null })).toBe(true)
    expect(takesBids({ expired: true, noticeType: 'tender' })).toBe(false)
    for (const noticeType of ['plan', 'candidate', 'award'])
      expect(takesBids({ expired: false, noticeType })).toBe(false)
  })
})

describe('the awards of an owner', () => {
  const award = (differs: Partial<OwnerAward>): OwnerAward => ({
    id: 'a',
    name: '甲',
    companyId: 'c1',
    companyName: '甲公司',
    amount: 90_00,
    isUnpriced: differs.amount === null,
    budget: 100_00,
    bidders: 5,
    awardedOn: '2026-01-01',
    ...differs,
  })

  it('BID-05 is told where both amounts are, and not above the control price', () => {
    expect(calculateDiscount(887, 1000)).toBe(11.3)
    expect(calculateDiscount(1000, 1000)).toBe(0)
    expect(calculateDiscount(400, 1000)).toBe(60)
    for (const [amount, budget] of [
      [1001, 1000],
      [null, 1000],
      [900, null],
      [0, 1000],
      [1, 0],
      [399, 1000],
    ] as const)
      expect(calculateDiscount(amount, budget)).toBeNull()
  })

  it('BID-05 tells the middle and the half around it, of how many', () => {
    expect(calculateSpread([])).toBeNull()
    expect(calculateSpread([5])).toEqual({ count: 1, least: 5, low: 5, median: 5, high: 5, most: 5 })
    expect(calculateSpread([4, 1, 3, 2, 5])).toEqual({
      count: 5,
      least: 1,
      low: 2,
      median: 3,
      high: 4,
      most: 5,
    })
    expect(calculateSpread([1, 2])?.median).toBe(1.5)
    expect([9, 10].map(formatCases)).toEqual(['样本少（9 标）', '10 标'])
  })

  it('BID-05 COV-02 each figure counts only what tells it, each sum says what it leaves out', () => {
    const summary = summariseAwards([
      award({}),
      award({ budget: null, bidders: null, companyId: 'c2', companyName: '乙公司', amount: 500_00 }),
      award({ amount: null, companyId: 'c2', companyName: '乙公司' }),
      award({ amount: null, isUnpriced: false, companyId: 'c2', companyName: '乙公司' }),
      award({ amount: null, companyId: null }),
      award({ amount: 50_00 }),
      award({ amount: 110_00, bidders: 7 }),
    ])
    expect(summary).toMatchObject({
      total: 7,
      amount: 750_00,
      unpriced: 2,
      foreign: 1,
      doubted: 0,
      discount: { count: 2, median: 30 },
      bidders: { count: 6, median: 5 },
    })
    expect(summary.steps).toEqual([0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1])
    expect(summary.winners).toEqual([
      { id: 'c2', name: '乙公司', count: 3, amount: 500_00, unpriced: 1, foreign: 1, doubted: 0 },
      { id: 'c1', name: '甲公司', count: 3, amount: 250_00, unpriced: 0, foreign: 0, doubted: 0 },
    ])
  })

  it('BID-06 says why a company is a rival, and how many are likely', () => {
    const spread = (low: number, high: number) => ({ count: 3, least: 1, low, median: low, high, most: 99 })
    const none = { ownerBids: 0, ownerWins: 0, areaBids: 0, areaWins: 0 }
    expect(explainRival({ ...none, ownerBids: 14, ownerWins: 6, areaBids: 20 })).toBe(
      '投该业主 14 次，中 6 次；投同省同类 20 次',
    )
    expect(explainRival({ ...none, areaBids: 2, areaWins: 1 })).toBe('投同省同类 2 次，中 1 次')
    expect(formatExpectedBidders(spread(19, 26))).toBe('19–26')
    expect(formatExpectedBidders(spread(4.5, 5.25))).toBe('5')
    expect(formatExpectedBidders(spread(5, 5))).toBe('5')
  })
})

it('BID-07 the nearest control price by its ratio comes first, then the first to end', () => {
  const open = (id: string, amount: number | null, hours: number) => ({
    id,
    amount,
    deadline: NOW + hours * HOUR_MS,
  })
  const all = [
    open('far', 100, 1),
    open('none', null, 1),
    open('half', 500, 9),
    open('twice', 2000, 3),
    open('near', 1100, 5),
    open('zero', 0, 2),
  ]
  const ids = (amount: number | null) => listSimilarTenders(all, amount).map(({ id }) => id)
  expect(ids(1000)).toEqual(['near', 'twice', 'half', 'far', 'none'])
  expect(ids(1000)).toHaveLength(SIMILAR_SHOWN)
  expect(ids(null)).toEqual(['far', 'none', 'zero', 'twice', 'near'])
})
