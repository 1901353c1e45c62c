import { expect, it } from 'vitest'
import { parseSectionPage } from './section-pager'

it('ACC-10 parses the page of a section from its address; anything else is the first', () => {
  expect([parseSectionPage('p2'), parseSectionPage('p1000')]).toEqual([2, 1000])
  for (const asked of [undefined, '', '2', 'p0', 'p01', 'p1001', 'p99999', 'x2', ['p2', 'p3']])
    expect(parseSectionPage(asked), String(asked)).toBe(1)
})
