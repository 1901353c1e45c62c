import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import type { CompanyFigures } from './bid-figures.types'
import { DecisionHead, type HeadVerdict } from './decision-head'

afterEach(cleanup)

const NONE = {
  bids: 0,
  wins: 0,
  undecided: 0,
  won: 0,
  amount: 0,
  unpriced: 0,
  foreign: 0,
  doubted: 0,
  discount: null,
}
const MONTHS = Array.from({ length: 12 }, (_, i) => ({
  month: `2026-${String(i + 1).padStart(2, '0')}`,
  count: i === 3 ? 2 : 0,
  amount: i === 3 ? 500_000_000 : 0,
  unpriced: 0,
  foreign: 0,
  doubted: 0,
}))
const figures = (more: Partial<CompanyFigures> = {}): CompanyFigures => ({
  id: 'c1',
  name: '某公司',
  from: '2023-11-23',
  to: '2026-11-23',
  total: {
    bids: 160,
    wins: 64,
    undecided: 0,
    won: 70,
    amount: 900,
    unpriced: 0,
    foreign: 0,
    doubted: 0,
    discount: { count: 58, least: 2.1, low: 8.3, median: 10.8, high: 13.3, most: 19.4 },
  },
  discountSteps: [0, 1, 2, 5, 14, 20, 10, 4, 1, 1, 0],
  sites: { free: 15, busy: 26 },
  months: MONTHS,
  yearBefore: { count: 3, amount: 250_000_000, unpriced: 0, foreign: 0, doubted: 0 },
  byRegion: [{ ...NONE, key: '500000', won: 3 }],
  byType: [
    { ...NONE, key: 'building', won: 1 },
    { ...NONE, key: 'municipal', won: 3 },
  ],
  byOwner: { total: 0, records: [], opensBy: null },
  ...more,
})
const CLEAR: HeadVerdict = {
  grade: 'clear',
  title: '未见失信与处罚',
  reason: '均未查询到。',
  href: '#credit',
}

const show = (held: CompanyFigures | null, verdict = CLEAR) =>
  render(
    <DecisionHead
      verdict={verdict}
      figures={held}
      personnelCount={462}
      winsHref="/zhongbiao/?company=c1"
      freeHref="/renyuan/?company=c1&site=free"
    />,
  )
const cell = (label: string) =>
  within(screen.getByRole('heading', { name: label }).closest('section') as HTMLElement)

it('FIG-05 few cases are said to be few; nothing known is not 0', () => {
  const { unmount } = show(figures({ total: { ...NONE, bids: 9, wins: 3 } }))
  expect(cell('中标率').getByText('样本少')).toBeTruthy()
  expect(cell('常见下浮率').getByText('未知')).toBeTruthy()
  unmount()
  show(figures({ total: { ...NONE, undecided: 12 } }))
  expect(cell('中标率').getByText('未知')).toBeTruthy()
  expect(cell('中标率').getByText('近 3 年有 12 次投标暂未收录结果')).toBeTruthy()
  expect(screen.queryByText('0.0')).toBeNull()
})

it('figures that did not load say so, and the page is not kept', () => {
  show(null)
  expect(screen.getByRole('alert').textContent).toContain('没有加载出来')
  expect(document.querySelector('[data-failed]')).toBeTruthy()
  expect(cell('信用结论').getByText('未见失信与处罚')).toBeTruthy()
})

it('COV-01 what nobody counted is 暂未收录, never 0', () => {
  render(
    <DecisionHead
      verdict={CLEAR}
      figures={figures({
        total: { ...NONE, won: null, amount: null, unpriced: null, foreign: null, doubted: null },
        months: null,
        yearBefore: null,
        sites: null,
      })}
      personnelCount={null}
      winsHref="/"
      freeHref="/"
    />,
  )
  for (const label of ['近 12 个月中标', '主营类型与地区', '人员'])
    expect(cell(label).getByText('暂未收录')).toBeTruthy()
  expect(screen.queryByText('0')).toBeNull()
})
