import { expect, it } from 'vitest'
import { findQueryTarget } from './query-target'

it('NAV-15 /query leads to the list of its category', () => {
  expect(findQueryTarget({ name: 'zhaobiao', keyword: ' 学校 ' })).toBe(
    `/zhaobiao/?q=${encodeURIComponent('学校')}`,
  )
  expect(findQueryTarget({ name: 'renyuans', keyword: 'x' })).toBe('/renyuans/?q=x')
  expect(findQueryTarget({ name: 'nothing' })).toBeNull()
})
