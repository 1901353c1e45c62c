import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatListPageUrl, parseListPageUrl } from './'

describe('page addresses', () => {
  it('NAV-13 writes page 2 and on as {base}p{page}.html', () => {
    expect(formatListPageUrl('/qiye/', 3)).toBe('/qiye/p3.html')
    expect(formatListPageUrl('/renyuan/aqsl', 2)).toBe('/renyuan/aqslp2.html')
    expect(formatListPageUrl('/new/all', 2, 'html')).toBe('/new/allp2.html')
  })

  it('NAV-13 writes page 1 as {base}.html or the base alone', () => {
    expect(formatListPageUrl('/new/all', 1, 'html')).toBe('/new/all.html')
    expect(formatListPageUrl('/renyuan/aqsl', 1)).toBe('/renyuan/aqsl')
    expect(formatListPageUrl('/qiye/', 1)).toBe('/qiye/')
    expect(formatListPageUrl('/qiye/', 1, 'html')).toBe('/qiye/')
    expect(formatListPageUrl('/renyuan/aqsl', 1, 'bare')).toBe('/renyuan/aqsl')
    for (const page of [0, -0, -1, Number.NaN, -Infinity])
      expect(formatListPageUrl('/new/all', page, 'html')).toBe('/new/all.html')
  })

  it('NAV-13 appends .html to a base with b or z in its last segment, never to a folder', () => {
    expect(formatListPageUrl('/qiye/b12', 1)).toBe('/qiye/b12.html')
    expect(formatListPageUrl('/qiye/a1z3', 1)).toBe('/qiye/a1z3.html')
    expect(formatListPageUrl('/zhaobiao/a1', 1)).toBe('/zhaobiao/a1')
    expect(formatListPageUrl('/zhaobiao/', 1)).toBe('/zhaobiao/')
    expect(formatListPageUrl('/zhaobiao/', 2)).toBe('/zhaobiao/p2.html')
    expect(formatListPageUrl('/qiye/b12', 2)).toBe('/qiye/b12p2.html')
    expect(formatListPageUrl('/qiye/B1Z', 1)).toBe('/qiye/B1Z')
    expect(formatListPageUrl('b1', 1)).toBe('b1.html')
    expect(formatListPageUrl('', 1)).toBe('')
  })

  it('NAV-13 reads a page address', () => {
    expect(parseListPageUrl('/qiye/p3.html')).toEqual({ base: '/qiye/', page: 3 })
    expect(parseListPageUrl('/renyuan/aqslp12.html')).toEqual({ base: '/renyuan/aqsl', page: 12 })
    expect(parseListPageUrl('/p3p2.html')).toEqual({ base: '/p3', page: 2 })
    for (const path of [
      '/qiye/',
      '/qiye/p0.html',
      '/qiye/p03.html',
      '/qiye/p3',
      '/qiye/p3.html/',
      'p3.html',
      'qiye/p3.html',
      'https://x/p3.html',
      '',
      '/qiye/p３.html',
      '/qiye/p3.html?a',
      '/qiye/p3xhtml',
      '/qiye/P3.html',
      '/qiye/p1e3.html',
      '/qi\nye/p3.html',
      '/p-1.html',
    ])
      expect(parseListPageUrl(path)).toBeNull()
    expect(parseListPageUrl('/p2.html')).toEqual({ base: '/', page: 2 })
    expect(parseListPageUrl('/qiye/p999999999.html')?.page).toBe(999_999_999)
    expect(parseListPageUrl('/qiye/p1000000000.html')).toBeNull()
  })

  it('NAV-13 reads back what it writes', () => {
    const base = fc
      .string({ unit: fc.constantFrom('a', 'p', '1', 'z', '/', '.html'), maxLength: 8 })
      .map((s) => `/${s}`)
    fc.assert(
      fc.property(base, fc.integer({ min: 2, max: 999_999 }), (b, page) => {
        expect(parseListPageUrl(formatListPageUrl(b, page))).toEqual({ base: b, page })
      }),
    )
  })
})
