// @vitest-environment node
import { afterEach, expect, it, vi } from 'vitest'
import { publicOrigin } from './environment'

vi.mock('server-only', () => ({}))
afterEach(() => vi.unstubAllEnvs())

const OWN = 'https://www.portal.test'

it.each([
  ['www.portal.test', undefined, OWN],
  ['www.portal.test', 'http', 'http://www.portal.test'],
  ['nanjing.www.portal.test', 'https', 'https://nanjing.www.portal.test'],
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
  expect(new URL('/qiye/', publicOrigin(host, proto)).host).toMatch(/(^|\.)www\.portal\.test$/)
})

it('an address of this machine is accepted under each of its names', () => {
  vi.stubEnv('PORTAL_ORIGIN', 'http://localhost:3000')
  expect(publicOrigin('127.0.0.1:3000')).toBe('http://127.0.0.1:3000')
})
