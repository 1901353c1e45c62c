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
