// @vitest-environment node
import { afterEach, expect, it, vi } from 'vitest'
import { cookieDomain, publicOrigin } from './environment'

vi.mock('server-only', () => ({}))
afterEach(() => vi.unstubAllEnvs())

const OWN = 'https://www.portal.test'

it.each([
  ['www.portal.test', undefined, OWN],
  ['www.portal.test', 'http', 'http://www.portal.test'],
  ['nanjing.portal.test', 'https', 'https://nanjing.portal.test'],
  ['portal.test', 'https', 'https://portal.test'],
  ['evilportal.test', 'https', OWN],
  ['evil.test', 'https', OWN],
  ['evil.test/.www.portal.test', 'https', OWN],
  ['evil.test?.www.portal.test', 'https', OWN],
  ['user@evil.test#.www.portal.test', 'https', OWN],
  ['a b.www.portal.test', 'https', OWN],
  ['', 'https', OWN],
  ['www.portal.test', 'java script', OWN],
])('a redirect for a request to %s by %s goes to an own host', (host, proto, origin) => {
  vi.stubEnv('PORTAL_ORIGIN', OWN)
  expect(publicOrigin(host, proto)).toBe(origin)
  expect(new URL('/qiye/', publicOrigin(host, proto)).host).toMatch(/(^|\.)portal\.test$/)
})

it('an address of this machine is accepted under each of its names', () => {
  vi.stubEnv('PORTAL_ORIGIN', 'http://localhost:3000')
  expect(publicOrigin('127.0.0.1:3000')).toBe('http://127.0.0.1:3000')
})

it.each([
  ['https://www.portal.test', 'portal.test'],
  ['https://data.zst.com.cn:8443', 'zst.com.cn'],
  ['http://localhost:3000', undefined],
  ['http://192.168.1.10:3000', undefined],
])('SES-05 the sub-sites of %s share the session', (origin, domain) => {
  vi.stubEnv('PORTAL_ORIGIN', origin)
  expect(cookieDomain()).toBe(domain)
  vi.stubEnv('PORTAL_COOKIE_DOMAIN', 'www.portal.test')
  expect(cookieDomain()).toBe('www.portal.test')
})
