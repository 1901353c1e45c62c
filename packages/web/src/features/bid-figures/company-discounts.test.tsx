import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import type { CompanyFigures } from './bid-figures.types'
import { companyDiscounts } from './company-discounts'

afterEach(cleanup)

const spread = { count: 12, least: 1, low: 8, median: 10.8, high: 13, most: 25 }
const NONE = { bids: 0, wins: 0, won: 12, amount: 0, unpriced: 0, foreign: 0 }
const figures: CompanyFigures = {
  id: 'c1',
  name: '某公司',
  from: '2023-11-23',
  to: '2026-11-23',
  total: { ...NONE, discount: spread },
  discountSteps: [1, 0, 0, 0, 2, 5, 3, 0, 0, 0, 1],
  sites: null,
  months: [],
  yearBefore: { count: 0, amount: 0, unpriced: 0, foreign: 0 },
  byRegion: [],
  byType: [
    { ...NONE, key: 'building', discount: { ...spread, count: 4 } },
    { ...NONE, key: 'municipal', discount: { ...spread, count: 8 } },
  ],
  byOwner: { total: 0, records: [], opensBy: null },
}

it('FIG-07 discounts stand in steps with the median’s marked, and as a table; types by their cases', () => {
  const { container } = render(companyDiscounts(figures))
  expect(container.querySelector('[data-middle]')?.closest('li')?.title).toBe('10–12%：5 项')
  const rows = within(screen.getByRole('table', { name: '下浮率分布', hidden: true })).getAllByRole('row', {
    hidden: true,
  })
  expect(rows.slice(1).map((row) => row.textContent?.slice(-1))).toEqual([...'10002530001'])
  expect(rows.at(-1)?.textContent).toBe('20% 以上1')
  const types = [...container.querySelectorAll('.type-spreads li')]
  expect(types.map((item) => item.textContent)).toEqual(['市政 8 项10.8%', '房屋建筑 4 项10.8%'])
})

it('FIG-07 where no win tells both prices there is nothing to show', () => {
  expect(companyDiscounts({ ...figures, total: { ...NONE, discount: null } })).toBeNull()
})
