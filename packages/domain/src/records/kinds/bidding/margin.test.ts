import { expect, it } from 'vitest'
import { calculateMargin } from './margin'

const margin = (...prices: ReadonlyArray<readonly [rank: number, price: number | null]>) =>
  calculateMargin({ id: 'x', candidates: prices.map(([rank, price]) => ({ rank, price })) })

it('LST-09 the margin is the distance to the second offer in percent of it, negative above it', () => {
  expect(margin([2, 134_463], [1, 133_994])).toBe('0.35%')
  expect(margin([1, 110], [2, 100], [3, 90])).toBe('-10.00%')
  expect(margin([1, 100], [2, 100])).toBe('0.00%')
})

it('LST-09 there is no margin without exactly one priced candidate of each rank', () => {
  expect(margin([1, 100])).toBeNull()
  expect(margin([1, 100], [2, null])).toBeNull()
  expect(margin([1, 100], [1, 90], [2, 110])).toBeNull()
  expect(margin([1, 0], [2, 110])).toBeNull()
  expect(calculateMargin({ id: 'x', candidates: null })).toBeNull()
})
