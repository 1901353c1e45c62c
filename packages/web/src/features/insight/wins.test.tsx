import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { CompanyNews } from './news'
import { WinsByRegion, WinsByYear } from './wins'

afterEach(cleanup)

const byYear = [
  { key: '2025', count: 2, amount: 50_000_000_00, unpriced: 0, foreign: 0 },
  { key: '2026', count: 3, amount: 1_234_567_00, unpriced: 0, foreign: 0 },
]
const yearList = (year: string) => `/zhongbiao/?awarded=${year}`
const regionList = (region: string) => `/zhongbiao/?region=${region}`
const rowsOf = (name: string) =>
  within(screen.getByRole('table', { name, hidden: true }))
    .getAllByRole('row', { hidden: true })
    .slice(1)
    .map((row) => row.textContent)

it('FIG-10 each year leads to its wins; the table has the same numbers', () => {
  render(<WinsByYear insight={{ byYear }} now={Date.parse('2026-11-23T02:00:00Z')} listOf={yearList} />)
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/zhongbiao/?awarded=2025',
    '/zhongbiao/?awarded=2026',
  ])
  expect(screen.getByRole('link', { name: '2025 年中标 2 项，5,000.00 万元' })).toBeTruthy()
  expect(screen.getByText('2026 至今')).toBeTruthy()
  expect(rowsOf('逐年中标')).toEqual(['202525,000.00', '20263123.46'])
})

it('FIG-10 the wins of provinces are tiles that lead to them; what names no province is told', () => {
  const byRegion = [
    { key: '500000', count: 4, amount: 200_000_000_00, unpriced: 0, foreign: 0 },
    { key: '510000', count: 1, amount: 30_000_00, unpriced: 0, foreign: 0 },
  ]
  render(<WinsByRegion insight={{ byRegion, wins: 7 }} listOf={regionList} />)
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('aria-label'))).toEqual([
    '重庆 4',
    '四川 1',
  ])
  expect(screen.getByRole('link', { name: '四川 1' }).getAttribute('href')).toBe('/zhongbiao/?region=510000')
  expect(screen.getByText('未注明地区 2 项')).toBeTruthy()
  expect(rowsOf('各省中标')).toEqual(['重庆420,000.00', '四川13.00'])
})

it('FIG-10 wins of one province are a sentence in place of a map', () => {
  render(
    <WinsByRegion
      insight={{ byRegion: [{ key: '330000', count: 30, amount: 1, unpriced: 0, foreign: 0 }], wins: 30 }}
      listOf={regionList}
    />,
  )
  expect(screen.getByRole('link', { name: '浙江 30 项' }).getAttribute('href')).toBe(
    '/zhongbiao/?region=330000',
  )
  expect(screen.queryByText('渝')).toBeNull()
})

it('a company without news says so', () => {
  render(<CompanyNews news={[]} hrefOf={(id) => `/toutiao/${id}`} />)
  expect(screen.getByText('暂无相关资讯')).toBeTruthy()
})

it('news link to their article and show their day', () => {
  const news = [{ id: '7', title: '某公司中标', releaseTime: Date.parse('2026-11-20T23:30:00+08:00') }]
  render(<CompanyNews news={news} hrefOf={(id) => `/toutiao/${id}`} />)
  expect(screen.getByRole('link', { name: '某公司中标' }).getAttribute('href')).toBe('/toutiao/7')
  expect(screen.getByText('2026-11-20')).toBeTruthy()
})
