import { describe, expect, it } from 'vitest'
import {
  changeOf,
  countDiscountSteps,
  DISCOUNT_STEPS,
  discountStepOf,
  figurePeriod,
  firstDayCompared,
  formatPercent,
  isSmallSample,
  listChartYears,
  SPREAD_SHARES,
  sortWinsByMonth,
  spreadFrom,
  sumWins,
  winRateOf,
} from './index'

const NOW = Date.UTC(2026, 10, 23, 4)

describe('the period of figures', () => {
  it('FIG-01 three years up to the day in Asia/Shanghai, both days included', () => {
    expect(figurePeriod(NOW)).toEqual({ from: '2023-11-23', to: '2026-11-23' })
    expect(figurePeriod(Date.UTC(2026, 10, 23, 16)).to).toBe('2026-11-24')
    expect(figurePeriod(Date.UTC(2028, 1, 29)).from).toBe('2025-02-28')
  })

  it('FIG-02 the last twelve calendar months with this one, none left out, and the twelve before', () => {
    const rows = [
      { month: '2026-11', count: 2, amount: 300 },
      { month: '2025-12', count: 1, amount: 100 },
      { month: '2025-11', count: 4, amount: 200 },
      { month: '2024-12', count: 1, amount: 50 },
      { month: '2024-11', count: 9, amount: 900 },
    ]
    const { months, before } = sortWinsByMonth(rows, NOW)
    expect([months.length, months[0]?.month, months[11]?.month]).toEqual([12, '2025-12', '2026-11'])
    expect(months[1]).toEqual({ month: '2026-01', count: 0, amount: 0 })
    expect(sumWins(months)).toEqual({ count: 3, amount: 400 })
    expect(before).toEqual({ count: 5, amount: 250 })
    expect(firstDayCompared(NOW)).toBe('2024-12-01')
  })

  it('FIG-02 a change is told only where there is something to compare with', () => {
    expect([changeOf(400, 250), changeOf(100, 200), changeOf(100, 0)]).toEqual([60, -50, null])
  })
})

it('FIG-10 the last six years up to the newest with a win; a year between them has none', () => {
  const year = (key: string, count = 1) => ({ key, count, amount: count * 100 })
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

  it('FIG-04 of nothing there is no spread', () => {
    expect([spreadFrom(0, null), spreadFrom(0, [0, 0, 0, 0, 0]), spreadFrom(2, null)]).toEqual([
      null,
      null,
      null,
    ])
  })
})
