import { expect, it } from 'vitest'
import { sectionPageOf } from './section-pager'

it('ACC-10 parses the page of a section from its address; anything else is the first', () => {
  expect([sectionPageOf('p2'), sectionPageOf('p1000')]).toEqual([2, 1000])
  for (const asked of [undefined, '', '2', 'p0', 'p01', 'p1001', 'p99999', 'x2', ['p2', 'p3']])
    expect(sectionPageOf(asked), String(asked)).toBe(1)
})
