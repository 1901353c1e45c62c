import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import type { CompanyFigures } from './bid-figures.types'
import type { ComparedCompany } from './comparison.types'
import { ComparisonView } from './comparison.view'

afterEach(cleanup)

const figures = (id: string, bids: number, wins: number): CompanyFigures => ({
  id,
  name: id,
  from: '2023-11-23',
  to: '2026-11-23',
  total: { bids, wins, won: wins, amount: 0, unpriced: 0, foreign: 0, discount: null },
  discountSteps: [],
  sites: null,
  months: Array.from({ length: 12 }, (_, i) => ({
    month: `2026-${i}`,
    count: i === 0 ? wins : 0,
    amount: 0,
    unpriced: 0,
    foreign: 0,
  })),
  yearBefore: { count: 0, amount: 0, unpriced: 0, foreign: 0 },
  byRegion: [],
  byType: [],
  byOwner: { total: 0, records: [], opensBy: null },
})

const company = (id: string, more: Partial<ComparedCompany> = {}): ComparedCompany => ({
  id,
  name: `${id}公司`,
  href: `/qiye/${id}/`,
  removeHref: `/without-${id}`,
  meta: '重庆 · 存续',
  verdict: { grade: 'clear', title: '未见失信与处罚', reason: '均未查询到。', href: '#credit' },
  figures: figures(id, 20, 5),
  qualifications: [],
  certificates: [],
  people: null,
  peopleHref: (filter, code) => `/renyuan/?${filter}=${code}&company=${id}`,
  capital: { text: '5,000.00 万元', value: 500_000_000_000 },
  establishedOn: null,
  phone: null,
  latestWins: [],
  ...more,
})

const show = (companies: readonly ComparedCompany[], note: string | null = null) =>
  render(
    <ComparisonView
      companies={companies}
      today="2026-11-23"
      ids={companies.map(({ id }) => id).join()}
      keyword=""
      note={note}
      rivals={[]}
    />,
  )

const cells = (label: RegExp) => {
  const row = screen.getByRole('rowheader', { name: label }).closest('tr')
  if (!row) throw new Error('no row')
  return within(row).getAllByRole('cell')
}

it('CMP-03 the best of a row is bold and said in words; a rate of few bids is not, however high', () => {
  show([
    company('a', { figures: figures('a', 20, 5) }),
    company('b', { figures: figures('b', 20, 8) }),
    company('c', { figures: figures('c', 3, 3) }),
  ])
  expect(cells(/^中标率/).map((cell) => cell.querySelector('b')?.textContent ?? null)).toEqual([
    null,
    '40.0%',
    null,
  ])
  expect(cells(/^中标率/).map(({ textContent }) => textContent?.includes('最高'))).toEqual([
    false,
    true,
    false,
  ])
  expect(cells(/^中标率/)[2]?.textContent).toContain('样本少')
})

it('CMP-02 who holds none of a qualification says so in the same row', () => {
  const held = { name: '市政公用工程施工总承包', grade: '一级', validUntil: '2027-01-01' }
  show([company('a'), company('b', { qualifications: [held] })])
  expect(cells(/^市政公用工程施工总承包/).map(({ textContent }) => textContent)).toEqual([
    '无',
    '一级有效期至 2027-01-01',
  ])
})

it('CMP-02 each count of people leads to these people', () => {
  show([company('a', { certificates: [{ code: 'R101', count: 3 }] }), company('b')])
  const [first, second] = cells(/^一级建造师/)
  expect(first && within(first).getByRole('link').getAttribute('href')).toBe(
    '/renyuan/?registration=R101&company=a',
  )
  expect(second?.textContent).toBe('0 人')
})

it('CMP-01 with four companies there is no form but a word; with fewer the form keeps them', () => {
  const { unmount } = show(['a', 'b', 'c', 'd'].map((id) => company(id)))
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(screen.getByText(/最多对比 4 家/)).toBeTruthy()
  unmount()
  const { container } = show([company('a'), company('b')], '这家企业已在对比中')
  expect(container.querySelector('input[name=ids]')?.getAttribute('value')).toBe('a,b')
  expect(screen.getByRole('status').textContent).toBe('这家企业已在对比中')
  expect(screen.getByRole('link', { name: '移除b公司' }).getAttribute('href')).toBe('/without-b')
})
