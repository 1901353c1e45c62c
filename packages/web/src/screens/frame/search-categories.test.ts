import { buildDetailHref } from '@zhushutong/domain/addresses'
import { expect, it } from 'vitest'
import { recordHref } from '@/features/search/box-category'
import { boxCategories } from './search-categories'

it('SHL-08 a suggested record leads to its page, an expired one to that of expired records', () => {
  const categories = boxCategories()
  const href = (type: string, record: { id: string; expired: boolean }) => {
    const category = categories.find(({ key }) => key === type)
    return category && recordHref(category, record)
  }
  for (const type of ['qiye', 'renyuan', 'siku', 'zhaobiao', 'shuili', 'xinyong', 'nijian'] as const)
    for (const expired of [false, true])
      expect(href(type, { id: 'a1_2', expired }), type).toBe(buildDetailHref(type, { id: 'a1_2', expired }))
  expect(href('zhaobiao', { id: 'a/b', expired: true })).toBe('/zhaobiao/1/a%2Fb.html')
  expect(href('renyuans', { id: 'a1', expired: false })).toBeNull()
  expect(href('zzwinning', { id: 'a1', expired: false })).toBeNull()
})
