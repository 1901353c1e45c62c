import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { anInsight } from './insight.fixture'
import { CompanyNews } from './news'
import { WinsByRegion, WinsByYear } from './wins'

afterEach(cleanup)

const byYear = [
  { key: '2025', count: 2, amount: 50_000_000_00 },
  { key: '2026', count: 3, amount: 1_234_567_00 },
]
const listOf = (company: string, region: string) => `/zhongbiao/?region=${region}&company=${company}`

it('the charts of wins by year have the same numbers as tables', () => {
  render(<WinsByYear insight={anInsight({ byYear })} />)
  const [counts, amounts] = screen.getAllByRole('table', { hidden: true })
  expect(counts?.textContent).toContain('数值（个）')
  expect(amounts?.textContent).toContain('数值（万元）')
  expect(amounts?.textContent).toMatch(/2025.*5,000.*2026.*123/)
})

it('VAL-08 wins by province have one unit, each linking to the results there', () => {
  const byRegion = [
    { key: '500000', count: 4, amount: 200_000_000_00 },
    { key: '510000', count: 1, amount: 30_000_00 },
  ]
  render(<WinsByRegion insight={anInsight({ byRegion })} listOf={listOf} />)
  const [first, second] = screen.getAllByRole('link')
  expect(first?.textContent).toBe('重庆4 个20,000.00 万元')
  expect(second?.textContent).toBe('四川1 个3.00 万元')
  expect(second?.getAttribute('href')).toBe('/zhongbiao/?region=510000&company=c1')
  const widths = [first, second].map((link) => link?.querySelector<HTMLElement>('[style]')?.style.width)
  expect(widths).toEqual(['100%', '25%'])
})

it('a company without wins or news says so', () => {
  render(
    <>
      <WinsByYear insight={anInsight()} />
      <WinsByRegion insight={anInsight()} listOf={listOf} />
      <CompanyNews news={[]} hrefOf={(id) => `/toutiao/${id}`} />
    </>,
  )
  expect(screen.getAllByText('暂无中标记录')).toHaveLength(2)
  expect(screen.getByText('暂无相关资讯')).toBeTruthy()
})

it('news link to their article and show their day', () => {
  const news = [{ id: '7', title: '某公司中标', releaseTime: Date.parse('2026-11-20T23:30:00+08:00') }]
  render(<CompanyNews news={news} hrefOf={(id) => `/toutiao/${id}`} />)
  expect(screen.getByRole('link', { name: '某公司中标' }).getAttribute('href')).toBe('/toutiao/7')
  expect(screen.getByText('2026-11-20')).toBeTruthy()
})
