import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { anInsight, aRelation, hrefOf } from './insight.fixture'
import { AllRelations, shortRelations } from './short-relations'

afterEach(cleanup)

const many = Array.from({ length: 7 }, (_, at) =>
  aRelation({ id: `o${at}`, name: `业主${at}`, times: 3, share: 42.9, years: 2 }),
)
const rowsOf = (name: string) =>
  within(screen.getByRole('table', { name }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map((cell) => cell.textContent))

it('REL-01 five owners with their sum, their part of all wins and their years; all are in the chain', () => {
  const insight = anInsight({ owner: { total: 58, records: many, opensBy: null } })
  render(shortRelations(insight, 'owner', hrefOf))
  const rows = rowsOf('业主单位')
  expect(rows).toHaveLength(5)
  expect(rows[0]).toEqual(['业主0', '3', '1,234.56', '42.9', '2', '2026-10-01'])
  render(<AllRelations insight={insight} of="owner" />)
  const all = screen.getByRole('link', { name: /^查看全部 58 家/ }).getAttribute('href')
  expect(all).toBe('/companyAnalyze/?cid=c1&years=all&view=list')
})

it('REL-02 a rival has how often each won', () => {
  const rival = aRelation({ id: 'c9', name: '对手公司', times: 8, won: 5, lost: 2, elsewhere: 1 })
  render(
    shortRelations(
      anInsight({ competitor: { total: 1, records: [rival], opensBy: null } }),
      'competitor',
      hrefOf,
    ),
  )
  expect(rowsOf('竞争对手')).toEqual([['对手公司', '8', '5', '2', '1', '2026-10-01']])
})

it('REL-01 a partner has how often both won together, and the last month', () => {
  const partner = { total: 1, records: [aRelation({ name: '某公司', times: 4 })], opensBy: null }
  render(shortRelations(anInsight({ partner }), 'partner', hrefOf))
  expect(rowsOf('合作伙伴')).toEqual([['某公司', '4', '2026-10']])
})

it('ACC-02 what is closed is said with its number; of nobody there is nothing', () => {
  const insight = anInsight({ owner: { total: 58, records: many.slice(0, 2), opensBy: 'login' } })
  expect(shortRelations(insight, 'partner', hrefOf)).toBeNull()
  render(shortRelations(insight, 'owner', hrefOf))
  expect(
    screen
      .getByText(/另有 56 家/)
      .querySelector('a')
      ?.getAttribute('href'),
  ).toBe('/auth/login/')
})
