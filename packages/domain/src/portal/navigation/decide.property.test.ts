import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ROUTES } from '../../addresses'
import { decideRoute } from './'

const SEGMENTS = [
  ...ROUTES.flatMap((r) => r.pattern.split('/')),
  ...[
    ['', 'p1.html', 'p2.html', 'aqslp1.html', 'dataMall', 'qiye.html', 'x', '%2F', '%5C', '..'],
    ['.html', 'html', '查'],
  ].flat(),
]
const HOSTILE = [
  ['/', '//', '\\', '%2F', '%2f', '%5c', '%00', '%25', '%', '#', '?', '@', '.', '..', 'evil.cn'],
  ['。', 'a'],
].flat()
const path = fc.oneof(
  fc.array(fc.constantFrom(...HOSTILE), { maxLength: 6 }).map((parts) => `/${parts.join('')}`),
  fc.array(fc.constantFrom(...SEGMENTS), { maxLength: 4 }).map((parts) => `/${parts.join('/')}`),
  fc
    .tuple(
      fc.constantFrom(...ROUTES.map((r) => r.pattern)),
      fc.constantFrom('', '/', 'p1.html', '.html', '.html/'),
    )
    .map((parts) => parts.join('')),
  fc.string({ unit: 'grapheme' }).map((text) => `/${text}`),
  fc.webPath(),
)
const query = fc.oneof(
  fc.constantFrom('', 'scode=1', 'a=1', 'acodes=2', 'name=qiye'),
  fc.webQueryParameters(),
)
const mainOrigin = fc.constantFrom(undefined, 'https://www.x.cn')
const mobileOrigin = fc.constantFrom(undefined, 'https://m.x.cn')
const userAgent = fc.constantFrom('Android', 'desktop')

// Even if a proxy decodes the path, the URL stays on the site.
const decodedPath = (location: string) => decodeURIComponent(location.replace(/\?.*/, ''))

const ends = (location: string) => {
  const at = location.indexOf('?')
  return at < 0 ? [location, ''] : [location.slice(0, at), location.slice(at + 1)]
}

describe('decide, for any address', () => {
  it('NAV-06 redirects end after three at most and never leave the site', () => {
    const request = fc.record({
      ...{ path, query, mobileOrigin, mainOrigin, userAgent },
      ...{ hasLogin: fc.boolean(), isSubstationSystem: fc.boolean() },
    })
    fc.assert(
      fc.property(request, (start) => {
        let decision = decideRoute({ ...start, host: 'x.cn' })
        let steps = 0
        while (decision.at === 'redirect') {
          steps += 1
          const { location } = decision
          expect(location).toMatch(/^[!-~]+$/)
          if (/^https:\/\/(m|www)\.x\.cn\/(?!\/)/.test(location)) break
          expect(location).toMatch(/^\/(?![/\\])/)
          expect(decodedPath(location)).not.toMatch(/\/\/|[\\\p{Cc}]/u)
          expect(steps).toBeLessThanOrEqual(3)
          const [next = '', search = ''] = ends(location)
          decision = decideRoute({ ...start, path: next, query: search, host: 'x.cn' })
        }
      }),
      { numRuns: 2000 },
    )
  })
})
