import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import type { CompanyFigures } from './bid-figures.types'
import { DecisionHead, type HeadVerdict } from './decision-head'

afterEach(cleanup)

const NONE = { bids: 0, wins: 0, won: 0, amount: 0, unpriced: 0, foreign: 0, discount: null }
const MONTHS = Array.from({ length: 12 }, (_, i) => ({
  month: `2026-${String(i + 1).padStart(2, '0')}`,
  count: i === 3 ? 2 : 0,
  amount: i === 3 ? 500_000_000 : 0,
  unpriced: 0,
  foreign: 0,
}))
const figures = (more: Partial<CompanyFigures> = {}): CompanyFigures => ({
  id: 'c1',
  name: '某公司',
  from: '2023-11-23',
  to: '2026-11-23',
  total: {
    bids: 160,
    wins: 64,
    won: 70,
    amount: 900,
    unpriced: 0,
    foreign: 0,
    discount: { count: 58, least: 2.1, low: 8.3, median: 10.8, high: 13.3, most: 19.4 },
  },
  discountSteps: [0, 1, 2, 5, 14, 20, 10, 4, 1, 1, 0],
  sites: { free: 15, busy: 26 },
  months: MONTHS,
  yearBefore: { count: 3, amount: 250_000_000, unpriced: 0, foreign: 0 },
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

it('FIG-03 a rate stands with its counts, a discount with its spread and cases', () => {
  show(figures())
  expect(cell('中标率').getByText('40.0')).toBeTruthy()
  expect(cell('中标率').getByText((_, e) => e?.textContent === '64 中 / 160 投 · 近 3 年')).toBeTruthy()
  expect(cell('常见下浮率').getByText('8.3–13.3%')).toBeTruthy()
  expect(
    cell('常见下浮率').getByText((_, e) => e?.tagName === 'P' && /58 项/.test(e.textContent ?? '')),
  ).toBeTruthy()
  expect(screen.queryByText('样本少')).toBeNull()
})

it('FIG-05 few cases are said to be few; nothing known is not 0', () => {
  const { unmount } = show(figures({ total: { ...NONE, bids: 9, wins: 3 } }))
  expect(cell('中标率').getByText('样本少')).toBeTruthy()
  expect(cell('常见下浮率').getByText('未知')).toBeTruthy()
  unmount()
  show(figures({ total: NONE }))
  expect(cell('中标率').getByText('未知')).toBeTruthy()
  expect(screen.queryByText('0.0')).toBeNull()
})

it('FIG-02 the wins of twelve months with their change, and each month in words', () => {
  show(figures())
  const wins = cell('近 12 个月中标')
  expect(wins.getByText('金额较上年同期 +100%')).toBeTruthy()
  expect(wins.getByRole('img').getAttribute('aria-label')).toContain('2026-04 2 项')
  expect(wins.getByRole('link').getAttribute('href')).toBe('/zhongbiao/?company=c1')
})

it('what it does comes first by its share', () => {
  show(figures())
  expect(cell('主营类型与地区').getByText('市政 75%')).toBeTruthy()
  expect(cell('主营类型与地区').getByText('重庆 100%')).toBeTruthy()
})

it('CRD-01 the verdict has its colour, its reason and the way to all records', () => {
  show(figures(), {
    grade: 'risk',
    title: '风险：失信 1 条',
    reason: '2026-09-30 列入名单。',
    href: '#credit',
  })
  const verdict = screen.getByRole('heading', { name: '信用结论' }).closest('section')
  expect(verdict?.dataset.verdict).toBe('bad')
  expect(cell('信用结论').getByText('2026-09-30 列入名单。')).toBeTruthy()
  expect(cell('信用结论').getByRole('link').getAttribute('href')).toBe('#credit')
})

it('figures that did not load say so, and the page is not kept', () => {
  show(null)
  expect(screen.getByRole('alert').textContent).toContain('没有加载出来')
  expect(document.querySelector('[data-failed]')).toBeTruthy()
  expect(cell('信用结论').getByText('未见失信与处罚')).toBeTruthy()
})

it('FIG-09 says how many constructors have no work under way, of how many; of none nothing', () => {
  const { unmount } = show(figures())
  const people = cell('空闲建造师')
  expect(people.getByText('15')).toBeTruthy()
  expect(people.getByText('/ 41 人')).toBeTruthy()
  expect(people.getByText((_, e) => e?.textContent === '26 人有在建，推断')).toBeTruthy()
  expect(people.getByRole('link', { name: '空闲建造师' }).getAttribute('href')).toBe(
    '/renyuan/?company=c1&site=free',
  )
  unmount()
  show(figures({ sites: null }))
  expect(cell('人员').getByText('462')).toBeTruthy()
})

it('COV-01 what nobody counted is 暂未收录, never 0', () => {
  render(
    <DecisionHead
      verdict={CLEAR}
      figures={figures({
        total: { ...NONE, won: null, amount: null, unpriced: null, foreign: null },
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

it('COV-02 a sum says how many amounts are not in it, and is not compared', () => {
  show(figures({ months: MONTHS.map((month, i) => ({ ...month, unpriced: i === 3 ? 1 : 0 })) }))
  const wins = cell('近 12 个月中标')
  expect(wins.getByText('另有 1 项金额未公开')).toBeTruthy()
  expect(wins.getByText('有金额未公开，不与上年同期比较')).toBeTruthy()
})
