import { describe, expect, it } from 'vitest'
import {
  countDiscountSteps,
  DISCOUNT_STEPS,
  describeChange,
  discountStepOf,
  figurePeriod,
  foldSmallSamples,
  formatPercent,
  isSmallSample,
  listChartYears,
  SPREAD_SHARES,
  sortWinsByMonth,
  spreadFrom,
  sumWins,
  winRateOf,
} from './index'
import { changeOf } from './period'

const NOW = Date.UTC(2026, 10, 23, 4)

describe('the period of figures', () => {
  it('FIG-01 three years up to the day in Asia/Shanghai, both days included', () => {
    expect(figurePeriod(NOW)).toEqual({ from: '2023-11-23', to: '2026-11-23' })
    expect(figurePeriod(Date.UTC(2026, 10, 23, 16)).to).toBe('2026-11-24')
    expect(figurePeriod(Date.UTC(2028, 1, 29)).from).toBe('2025-02-28')
  })

  it('FIG-02 the last twelve calendar months with this one, none left out, and the twelve before', () => {
    const rows = [
      { month: '2026-11', count: 2, amount: 300, unpriced: 0, foreign: 0, doubted: 0 },
      { month: '2025-12', count: 1, amount: 100, unpriced: 0, foreign: 0, doubted: 0 },
      { month: '2025-11', count: 4, amount: 200, unpriced: 0, foreign: 0, doubted: 0 },
      { month: '2024-12', count: 1, amount: 50, unpriced: 0, foreign: 0, doubted: 0 },
      { month: '2024-11', count: 9, amount: 900, unpriced: 0, foreign: 0, doubted: 0 },
    ]
    const { months, before } = sortWinsByMonth(rows, NOW)
    expect([months.length, months[0]?.month, months[11]?.month]).toEqual([12, '2025-12', '2026-11'])
    expect(months[1]).toEqual({ month: '2026-01', count: 0, amount: 0, unpriced: 0, foreign: 0, doubted: 0 })
    expect(sumWins(months)).toEqual({ count: 3, amount: 400, unpriced: 0, foreign: 0, doubted: 0 })
    expect(before).toEqual({ count: 5, amount: 250, unpriced: 0, foreign: 0, doubted: 0 })
  })

  it('FIG-02 a change is told only where there is something to compare with', () => {
    const wins = (amount: number, unpriced = 0) => ({ count: 1, amount, unpriced, foreign: 0, doubted: 0 })
    const change = (...amounts: readonly [number, number]) => changeOf(wins(amounts[0]), wins(amounts[1]))
    expect([change(400, 250), change(100, 200), change(100, 0)]).toEqual([60, -50, null])
    expect(describeChange(wins(100), wins(200))).toBe('金额较上年同期 −50%')
    expect(describeChange(wins(1099), wins(100))).toBe('金额较上年同期 +999%')
    expect(describeChange(wins(6499), wins(100))).toBe('金额约为上年同期的 65 倍')
    expect(describeChange(wins(100), wins(0))).toBe('上年同期无可比金额')
    expect(describeChange(wins(100), { ...wins(0), count: 0 })).toBe('上年同期无中标')
  })

  it('COV-01 COV-02 sums with untold amounts are not compared, nor with a year that nobody counted', () => {
    const [told, untold] = [
      { count: 2, amount: 100, unpriced: 0, foreign: 0, doubted: 0 },
      { count: 2, amount: 100, unpriced: 1, foreign: 0, doubted: 0 },
    ]
    expect([changeOf(untold, told), changeOf(told, untold), changeOf(told, null)]).toEqual([null, null, null])
    expect(describeChange(told, untold)).toBe('有金额未公开，不与上年同期比较')
    expect(describeChange(told, null)).toBe('上年同期无可比金额')
  })
})

it('FIG-10 the last six years up to the newest with a win; a year between them has none', () => {
  const year = (key: string, count = 1) => ({
    key,
    count,
    amount: count * 100,
    unpriced: 0,
    foreign: 0,
    doubted: 0,
  })
  expect(listChartYears([year('2024', 2), year('2026', 3)])).toEqual([
    year('2024', 2),
    year('2025', 0),
    year('2026', 3),
  ])
  const many = Array.from({ length: 9 }, (_, at) => year(String(2018 + at)))
  expect(listChartYears(many).map(({ key }) => key)).toEqual(['2021', '2022', '2023', '2024', '2025', '2026'])
  expect(listChartYears([])).toEqual([])
})

describe('the win rate', () => {
  it('FIG-03 is wins over bids with one decimal; without bids it is not known', () => {
    expect(winRateOf({ bids: 160, wins: 64 })).toEqual({ bids: 160, wins: 64, percent: 40, isSmall: false })
    expect(winRateOf({ bids: 3, wins: 1 }).percent).toBe(33.3)
    expect(winRateOf({ bids: 0, wins: 0 }).percent).toBeNull()
    expect(winRateOf({ bids: 12, wins: 0 }).percent).toBe(0)
  })

  it('FIG-05 below ten cases the sample is small; no case is not a sample', () => {
    expect([0, 1, 9, 10].map(isSmallSample)).toEqual([false, true, true, false])
    expect(winRateOf({ bids: 9, wins: 1 }).isSmall).toBe(true)
    expect([formatPercent(40), formatPercent(33.33), formatPercent(null)]).toEqual(['40.0', '33.3', '未知'])
  })
})

describe('the discount', () => {
  it('FIG-04 spreads from the least to the most, in percent with two decimals', () => {
    expect(spreadFrom(5, [2, 4.004, 8.126, 10, 12])).toEqual({
      count: 5,
      least: 2,
      low: 4,
      median: 8.13,
      high: 10,
      most: 12,
    })
    expect(SPREAD_SHARES[2]).toBe(0.5)
  })

  it('FIG-07 each discount is counted in one step of two percent, all from 20 % in the last', () => {
    expect([0, 1.99, 2, 19.99, 20, 60].map(discountStepOf)).toEqual([0, 0, 1, 9, 10, 10])
    const steps = countDiscountSteps([0, 1.99, 2, 33, 60])
    expect(steps).toEqual([2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 2])
    expect(steps).toHaveLength(DISCOUNT_STEPS)
  })
})

it('FIG-11 shows three rows of ten bids or more, and folds the others with the number of small samples', () => {
  const rows = [10, 9, 12, 11, 40, 3].map((bids) => ({ bids, wins: 1 }))
  const { shown, folded, small } = foldSmallSamples(rows)
  expect(shown.map(({ bids }) => bids)).toEqual([10, 12, 11])
  expect(folded.map(({ bids }) => bids)).toEqual([9, 40, 3])
  expect(small).toBe(2)
})
