import { describe, expect, it } from 'vitest'
import { formatListPageUrl, parseListPageUrl } from './page-url'

describe('page addresses', () => {
  it('NAV-13 writes page 1 as {base}.html or the base alone', () => {
    expect(formatListPageUrl('/new/all', 1, 'html')).toBe('/new/all.html')
    expect(formatListPageUrl('/renyuan/aqsl', 1)).toBe('/renyuan/aqsl')
    expect(formatListPageUrl('/qiye/', 1)).toBe('/qiye/')
    expect(formatListPageUrl('/qiye/', 1, 'html')).toBe('/qiye/')
    expect(formatListPageUrl('/renyuan/aqsl', 1, 'bare')).toBe('/renyuan/aqsl')
    for (const page of [0, -0, -1, Number.NaN, -Infinity])
      expect(formatListPageUrl('/new/all', page, 'html')).toBe('/new/all.html')
  })

  it('NAV-13 reads a page address', () => {
    expect(parseListPageUrl('/qiye/p3.html')).toEqual({ base: '/qiye/', page: 3 })
    expect(parseListPageUrl('/renyuan/aqslp12.html')).toEqual({ base: '/renyuan/aqsl', page: 12 })
    expect(parseListPageUrl('/p3p2.html')).toEqual({ base: '/p3', page: 2 })
    for (const path of [
      ['/qiye/', '/qiye/p0.html', '/qiye/p03.html', '/qiye/p3', '/qiye/p3.html/', 'p3.html'],
      ['qiye/p3.html', 'https://x/p3.html', '', '/qiye/p３.html', '/qiye/p3.html?a', '/qiye/p3xhtml'],
      ['/qiye/P3.html', '/qiye/p1e3.html', '/qi\nye/p3.html', '/p-1.html'],
    ].flat())
      expect(parseListPageUrl(path)).toBeNull()
    expect(parseListPageUrl('/p2.html')).toEqual({ base: '/', page: 2 })
    expect(parseListPageUrl('/qiye/p999999999.html')?.page).toBe(999_999_999)
    expect(parseListPageUrl('/qiye/p1000000000.html')).toBeNull()
  })
})
