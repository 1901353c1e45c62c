import { describe, expect, it } from 'vitest'
import { buildHref } from '../addresses'
import { NOW } from '../testing'
import { findOutboundSite, isShortLinkOpen, LEAVE_SECONDS, readShortLink, type ShortLink } from './index'
import { OUTBOUND_SITES } from './outbound'
import { checkShortLink } from './short-link'

const problem = (over: Partial<ShortLink>) =>
  checkShortLink({ token: 'spring', target: '/svip.html', expiresAt: null, ...over }, NOW)[0]?.message ?? null

describe('a short link', () => {
  it.each(['/', '/svip.html?scode=abc', '/qiye/', '/qiye/p2.html', '/sem.html#ask'])(
    'PRO-01 leads to %s',
    (target) => expect(problem({ target })).toBeNull(),
  )

  it.each(
    [
      ['https://evil.example', '//evil.example', '/\\evil.example', 'svip.html', '/no/such/page.html'],
      ['/autumn.html', '/404.html', ''],
    ].flat(),
  )('PRO-01 does not lead to %s', (target) => expect(problem({ target })).toContain('本站已有页面'))

  it('PRO-01 takes no address of a page, and no odd one', () => {
    expect(problem({ token: 'about' })).toBe('/about.html 已经是一个页面')
    for (const token of ['ab', 'a b', '春天', 'a'.repeat(41)])
      expect(problem({ token })).toContain('3 至 40 位')
    expect(problem({ token: 'abc' })).toBeNull()
    expect(problem({ token: 'a'.repeat(40) })).toBeNull()
  })

  it('PRO-01 has a target of limited length', () => {
    const long = (length: number) => '/svip.html?scode='.padEnd(length, 'x')
    expect(problem({ target: long(500) })).toBeNull()
    expect(problem({ target: long(501) })).toContain('最多 500')
  })

  it('PRO-01 ends at its time, which lies ahead when it is made', () => {
    expect(problem({ expiresAt: NOW })).toBe('到期时间应晚于现在')
    expect(problem({ expiresAt: NOW + 1 })).toBeNull()
    expect(isShortLinkOpen({ expiresAt: null }, NOW)).toBe(true)
    expect(isShortLinkOpen({ expiresAt: NOW + 1 }, NOW)).toBe(true)
    expect(isShortLinkOpen({ expiresAt: NOW }, NOW)).toBe(false)
  })
})

describe('a short link as typed', () => {
  const typed = { name: ' spring ', target: ' /svip.html ', until: '' }

  it('PRO-01 is trimmed, and holds to the end of its last day', () => {
    expect(readShortLink(typed, NOW)).toEqual({ token: 'spring', target: '/svip.html', expiresAt: null })
    expect(readShortLink({ ...typed, until: '2026-11-20' }, NOW)).toMatchObject({
      expiresAt: Date.parse('2026-11-20T23:59:59.999+08:00'),
    })
  })

  it('PRO-01 every problem is named by the field that has it', () => {
    const fields = (over: Partial<typeof typed>) => {
      const read = readShortLink({ ...typed, ...over }, NOW)
      return 'problems' in read ? read.problems.map(({ field }) => field) : []
    }
    expect(fields({ name: 'a', target: '', until: '2026-11-19' })).toEqual(['name', 'target', 'until'])
    expect(fields({ until: '明天' })).toEqual(['until'])
    expect(fields({ until: '2026-02-30' })).toEqual(['until'])
  })
})

describe('the page in between', () => {
  it('PRO-02 leads to the sites on the list only, all over https', () => {
    for (const site of OUTBOUND_SITES) {
      expect(findOutboundSite(site.id)).toBe(site)
      expect(new URL(site.url).protocol).toBe('https:')
      expect(buildHref('middlePage', { id: site.id })).toBe(`/middlePage/${site.id}.html`)
    }
    expect(new Set(OUTBOUND_SITES.map(({ id }) => id)).size).toBe(OUTBOUND_SITES.length)
    for (const id of ['0', 'https://evil.example', '__proto__']) expect(findOutboundSite(id)).toBeNull()
  })

  it('PRO-02 leaves after five seconds', () => expect(LEAVE_SECONDS).toBe(5))
})
