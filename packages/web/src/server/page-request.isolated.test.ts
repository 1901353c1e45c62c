import { expect, it, vi } from 'vitest'
import { config } from '../proxy'
import { isPageAddress } from './page-address'

vi.mock('server-only', () => ({}))

const FILES_AND_CALLS = [
  ...['/_next/static/a.js', '/gateway/x/y', '/console', '/console/orders', '/captcha', '/healthz', '/readyz'],
  ...[
    '/favicon.ico',
    '/icon.svg',
    '/robots.txt',
    '/sitemap.xml',
    '/sitemaps/1',
    '/rss/zcfg',
    '/assets/a.svg',
  ],
]
const PAGES = ['/', '/qiye/', '/qiye/p2.html', '/consoles', '/captcha/x', '/sitemap/x', '/rss', '/healthz/x']

// Next reads the matcher as text, so it cannot be built from the server's constants.
it('the proxy and the server agree on what is a page', () => {
  const matcher = new RegExp(`^${config.matcher[0]}$`)
  const bothSay = (path: string) => [matcher.test(path), isPageAddress(path)]
  for (const path of FILES_AND_CALLS) expect(bothSay(path), path).toEqual([false, false])
  for (const path of PAGES) expect(bothSay(path), path).toEqual([true, true])
})
