import { expect, it } from 'vitest'
import { marketHref, parseMarketQuery } from './market-query'

const NOW = Date.UTC(2026, 10, 28)

it('FIG-12 an address holds the whole choice, in one order, and invalid parts are left out', () => {
  const query = { year: '2025', amount: '400to3000', type: 'municipal', region: '500000', owner: 'o1' }
  const address = '/zhongbiaolv/?region=500000&type=municipal&amount=400to3000&year=2025&owner=o1'
  expect(marketHref(parseMarketQuery(query, NOW))).toBe(address)
  const invalid = { year: '2027', amount: '1~2', type: 'x', region: '999999', owner: '<o>' }
  expect(marketHref(parseMarketQuery(invalid, NOW))).toBe('/zhongbiaolv/')
  expect(parseMarketQuery({ year: '20250' }, NOW)).toEqual({})
})
