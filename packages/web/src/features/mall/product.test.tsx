import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { type ProductFacts, ProductView } from './product.view'

afterEach(cleanup)

const PRODUCT: ProductFacts = {
  name: '企业资质数据',
  about: '每家企业的资质与有效期',
  uses: ['找合作方'],
  priceText: '¥980.00',
  total: 8123,
  totalIsCapped: false,
  freshAt: Date.UTC(2026, 10, 25, 16),
  fields: ['企业名称', '资质'],
}

const shownFor = (label: string, over: Partial<ProductFacts>) => {
  cleanup()
  render(<ProductView product={{ ...PRODUCT, ...over }} heading="h1" sample={null} actions={null} />)
  return screen.getByText(label, { selector: 'dt' }).nextElementSibling?.textContent
}

it('MAL-01 tells how many records there are: exactly, or that there are more than were counted', () => {
  expect(shownFor('总条数', {})).toBe('8,123')
  expect(shownFor('总条数', { total: 10_000, totalIsCapped: true })).toBe('超1万')
})

it('what was not loaded is a dash, not a zero', () => {
  expect(shownFor('总条数', { total: null })).toBe('--')
  expect(shownFor('最近更新', { freshAt: null })).toBe('--')
})
