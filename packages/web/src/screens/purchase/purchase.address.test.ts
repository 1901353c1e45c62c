import { findRoute } from '@zhushutong/domain/addresses'
import { expect, it } from 'vitest'
import { purchase, readPurchaseAddress } from './purchase.address'

const searchOf = (query: Record<string, string>) => {
  const result = purchase.address({
    shown: { route: findRoute('svip'), params: {}, query },
    search: '',
    hasLogin: false,
  })
  return result && 'path' in result ? result.search : null
}

it('PAY-14 requests for the same product have one address, which the page reads back', () => {
  const wanted = { count: '5', utm: 'x', product: 'enterprise', package: 'enterprise-year' }
  expect(searchOf(wanted)).toBe('?product=enterprise&package=enterprise-year&count=5')
  expect([searchOf({}), searchOf({ product: 'svip' }), searchOf({ product: 'nothing', count: '0' })]).toEqual(
    ['', '', ''],
  )
  expect(readPurchaseAddress(wanted)).toEqual({
    product: 'enterprise',
    packageId: 'enterprise-year',
    childNumber: 5,
  })
  expect(readPurchaseAddress({ product: ['combine', 'svip'] }).product).toBe('combine')
})
