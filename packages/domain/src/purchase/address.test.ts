import { expect, it } from 'vitest'
import { MEMBERSHIP_KINDS } from '../membership'
import { buildPurchaseHref, findProductKind, parsePurchaseAddress } from './index'

const queryOf = (href: string) => Object.fromEntries(new URLSearchParams(href.split('?')[1]))

it('PAY-14 every product has an address that reads back as written', () => {
  for (const product of [...MEMBERSHIP_KINDS, 'combine'] as const) {
    const address = { product, packageId: 'svip-year', childNumber: 5 }
    expect(parsePurchaseAddress(queryOf(buildPurchaseHref(address)))).toEqual(address)
    expect(findProductKind(product)).toBe(product)
  }
  expect(buildPurchaseHref({ product: 'svip' })).toBe('/svip.html?product=svip')
  expect(buildPurchaseHref({ product: 'enterprise', childNumber: 3 })).toBe(
    '/svip.html?product=enterprise&count=3',
  )
})

it('PAY-14 an unknown product is the SVIP; a wrong package or number is left out', () => {
  const plain = { product: 'svip', packageId: null, childNumber: null }
  expect(parsePurchaseAddress({})).toEqual(plain)
  expect(parsePurchaseAddress({ product: '__proto__', package: '../x', count: '100' })).toEqual(plain)
  expect(parsePurchaseAddress({ package: 'a'.repeat(65), count: '1.5' })).toEqual(plain)
  expect(findProductKind('nothing')).toBeNull()
})
