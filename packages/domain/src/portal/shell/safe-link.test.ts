import fc from 'fast-check'
import { expect, it } from 'vitest'
import { sanitiseLink } from './'

/** Any UTF-16 text, including control characters and lone surrogates. */
const anyText = fc.array(fc.integer({ min: 0, max: 0xffff })).map((units) => String.fromCharCode(...units))

it.each(
  [
    ['', ' ', '#', 'svip.html', './svip.html', '?a=b', 'example.com', '//example.com', '///example.com'],
    ['/\\example.com', '\\\\example.com', '/\t/example.com', '/a b', '/a　b'],
    ['https://exa\u0000mple.com', 'https://example.com/\u202efdp', 'https://example.com/\ud800'],
    ['https://', 'https:///example.com', 'https://?x', 'https:example.com', 'https:/example.com'],
    ['https://bank.example@evil.example/', 'xhttps://example.com', 'ftp://example.com'],
    ['javascript:alert(1)', 'JAVASCRIPT:alert(1)//https://example.com'],
    ['data:text/html,x', 'ｈttps://example.com'],
  ].flat(),
)('SHL-09 SHL-10 %j may not be opened', (link) => {
  expect(sanitiseLink(link)).toBeNull()
})

it('SHL-10 a link has at most 500 characters, spaces around it not counted', () => {
  expect(sanitiseLink(`/${'a'.repeat(499)}`)).toHaveLength(500)
  expect(sanitiseLink(`/${'a'.repeat(500)}`)).toBeNull()
  expect(sanitiseLink(` \n/${'a'.repeat(499)}\t`)).toHaveLength(500)
})

it('SHL-10 every allowed link is a path of this site or http(s), as browsers parse it', () => {
  const part = fc.constantFrom('/', '\\', '@', ':', 'https://', 'javascript:', 'a', '\t', '?', '#', '.', ' ')
  const text = fc.oneof(
    anyText,
    fc.array(part).map((parts) => parts.join('')),
  )
  fc.assert(
    fc.property(text, (link) => {
      const safe = sanitiseLink(link)
      if (safe === null) return
      const base = 'https://portal.example/x/'
      if (!URL.canParse(safe, base)) return
      const { origin, protocol, username } = new URL(safe, base)
      if (safe.startsWith('/')) expect(origin).toBe('https://portal.example')
      expect(protocol).toMatch(/^https?:$/)
      expect(username).toBe('')
    }),
  )
})
