import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { buildPager, parseJump } from './'
import type { Pager } from './pager'

const build = (input: Parameters<typeof buildPager>[0]): Pager => {
  const result = buildPager(input)
  if ('error' in result) throw new Error(result.error)
  return result
}

const drawn = (pages: number, current: number, pagerCount?: number): string =>
  build({ total: pages * 10, current, pagerCount })
    .items.map((i) => (i.kind === 'ellipsis' ? `…${i.to}` : i.current ? `[${i.page}]` : String(i.page)))
    .join(' ')

describe('pager', () => {
  it.each([0, 1, 9, 11, 15, 60, 99, 101, -10, 10.5, Number.NaN, Infinity])(
    'VAL-05 refuses a page size of %j',
    (size) => {
      expect(buildPager({ total: 100, current: 1, size })).toEqual({ error: 'invalid_page_size' })
    },
  )

  it.each([Number.NaN, Infinity, -Infinity, -1, -0])('VAL-05 a total of %j is an empty list', (total) => {
    expect(build({ total, current: 5 })).toEqual({
      shown: false,
      current: 1,
      pageCount: 1,
      items: [{ kind: 'page', page: 1, current: true }],
      previous: null,
      next: null,
    })
  })

  it('VAL-05 hides unless the total is above the size', () => {
    expect(build({ total: 0, current: 1 })).toMatchObject({
      shown: false,
      pageCount: 1,
      previous: null,
      next: null,
    })
    expect(build({ total: 10, current: 1 }).shown).toBe(false)
    expect(build({ total: 11, current: 1 })).toMatchObject({ shown: true, pageCount: 2, next: 2 })
    expect(build({ total: 100, current: 1, size: 100 }).shown).toBe(false)
  })

  it('VAL-05 requires an odd pager count from 5 to 21', () => {
    for (const pagerCount of [0, 1, 3, 4, 6, 20, 22, 23, 5.5, Number.NaN, Infinity, -5, -7, 1e21])
      expect(buildPager({ total: 99, current: 1, pagerCount })).toEqual({ error: 'invalid_pager_count' })
    for (const pagerCount of [5, 7, 21])
      expect(buildPager({ total: 99, current: 1, pagerCount })).not.toHaveProperty('error')
  })

  it('NAV-13 always shows the first and last page; an ellipsis moves by the pager count minus 2', () => {
    expect(drawn(7, 4)).toBe('1 2 3 [4] 5 6 7')
    expect(drawn(8, 1)).toBe('[1] 2 3 4 5 6 …6 8')
    expect(drawn(20, 4)).toBe('1 2 3 [4] 5 6 …9 20')
    expect(drawn(20, 5)).toBe('1 …1 3 4 [5] 6 7 …10 20')
    expect(drawn(20, 16)).toBe('1 …11 14 15 [16] 17 18 …20 20')
    expect(drawn(20, 17)).toBe('1 …12 15 16 [17] 18 19 20')
    expect(drawn(20, 10, 5)).toBe('1 …7 9 [10] 11 …13 20')
    expect(drawn(2, 2)).toBe('1 [2]')
    expect(drawn(1, 1)).toBe('[1]')
    expect(drawn(3, 2)).toBe('1 [2] 3')
    expect(drawn(8, 4)).toBe('1 2 3 [4] 5 6 …8 8')
    expect(drawn(8, 5)).toBe('1 …1 3 4 [5] 6 7 8')
    expect(drawn(8, 8)).toBe('1 …3 3 4 5 6 7 [8]')
    expect(drawn(40, 20, 21)).toBe('1 …1 11 12 13 14 15 16 17 18 19 [20] 21 22 23 24 25 26 27 28 29 …39 40')
  })

  it('NAV-13 an ellipsis shows its direction', () => {
    const ways = build({ total: 200, current: 10 }).items.filter((item) => item.kind === 'ellipsis')
    expect(ways).toEqual([
      { kind: 'ellipsis', direction: 'back', to: 5 },
      { kind: 'ellipsis', direction: 'forward', to: 15 },
    ])
  })

  it('NAV-13 a current page outside the list becomes the nearest valid one', () => {
    expect(build({ total: 30, current: 9 })).toMatchObject({ current: 3, previous: 2, next: null })
    expect(build({ total: 30, current: -1 }).current).toBe(1)
    for (const current of [0, -0, 0.9, Number.NaN, -Infinity])
      expect(build({ total: 30, current }).current).toBe(1)
    expect(build({ total: 30, current: Infinity }).current).toBe(3)
    expect(build({ total: 30, current: 2.9 })).toMatchObject({ current: 2, previous: 1, next: 3 })
  })

  it('NAV-13 for any list: ordered buttons, both ends, one current, never more than the count', () => {
    const count = fc.constantFrom(5, 7, 9, 21)
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 400 }),
        fc.integer({ min: 1, max: 400 }),
        count,
        (n, at, pagerCount) => {
          const { items, pageCount, current } = build({ total: n * 10, current: at, pagerCount })
          const pages = items.flatMap((i) => (i.kind === 'page' ? [i.page] : []))
          expect(pages).toEqual([...new Set(pages)].sort((a, b) => a - b))
          expect([pages[0], pages.at(-1)]).toEqual([1, pageCount])
          expect(items.filter((i) => i.kind === 'page' && i.current)).toEqual([
            { kind: 'page', page: current, current: true },
          ])
          expect(pages.length).toBe(Math.min(pageCount, pagerCount))
        },
      ),
    )
  })

  it('VAL-05 jumps to a page of the list', () => {
    for (const [text, page] of [
      ['3', 3],
      ['1', 1],
      ['9', 9],
      ['007', 7],
      [' ９ ', 9],
    ] as const)
      expect(parseJump(text, 9), text).toEqual({ page })
  })

  it('VAL-05 reports a page that the list does not have', () => {
    for (const text of ['0', '10', '9'.repeat(400)])
      expect(parseJump(text, 9), text).toEqual({ error: '请输入 1 到 9 之间的页码' })
  })

  it.each(
    [
      ['', ' ', 'x', '-1', '+1', '1.5', '1e3', '1 2', '0x1', '٣', '③', '3页', '第3', '😀'],
      ['\ud83d', '\u0000'],
    ].flat(),
  )('VAL-05 does not jump for %j', (text) => {
    expect(parseJump(text, 9)).toEqual({ error: '请输入页码' })
  })
})
