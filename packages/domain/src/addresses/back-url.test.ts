import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sanitiseBackUrl } from './'

describe('safeBackUrl', () => {
  it.each(
    [
      ['/', '/qiye/', '/center/?index=6', '/query/?name=%E5%BB%BA%20%E5%B7%A5#a', '/a?rate=50%25'],
      ['/auth/loginX', '/auth/', '/x/auth/login', '/qiye/ｅｖｉｌ．ｃｎ', '/a?b=🏗', '/.'],
    ].flat(),
  )('LOG-03 goes back to %s', (path) => {
    expect(sanitiseBackUrl(path)).toBe(path)
  })

  it.each([
    ...[
      ['//evil.cn', '/\\evil.cn', '\\\\evil.cn', 'https://evil.cn', 'evil.cn', 'javascript:alert(1)'],
      ['', ' /qiye/'],
    ].flat(),
    ...[
      ['/%2Fevil.cn', '/%2fevil.cn', '/%5Cevil.cn', '/%252Fevil.cn', '/%25252Fevil.cn'],
      ['/x@evil.cn', '/x%40evil.cn'],
    ].flat(),
    ...[
      ['/\t/evil.cn', '/%09/evil.cn', '/%0d%0aSet-Cookie:x', '/%2525252525252Fevil.cn', '/%'],
      ['%2Fqiye', '/..//evil.cn'],
    ].flat(),
    ...['/auth/login', '/auth/login/?backUrl=/', '/AUTH/LOGIN', '/auth/login?a', '/auth/login#a'],
    ...['/a\ud800', '/%00', '/a?b=//c', '/a%', '%', 'qiye/', '/a@b'],
  ])('LOG-03 refuses %j', (raw) => {
    expect(sanitiseBackUrl(raw)).toBeNull()
  })

  it('LOG-03 refuses nothing given and what is too long', () => {
    expect(sanitiseBackUrl(null)).toBeNull()
    expect(sanitiseBackUrl(undefined)).toBeNull()
    expect(sanitiseBackUrl(`/${'a'.repeat(2047)}`)).not.toBeNull()
    expect(sanitiseBackUrl(`/${'a'.repeat(2048)}`)).toBeNull()
  })

  it('LOG-03 refuses more than four layers of encoding, even around harmless text', () => {
    expect(sanitiseBackUrl('/%25252541')).toBe('/%25252541')
    expect(sanitiseBackUrl('/%2525252541')).toBeNull()
  })

  it('LOG-03 whatever passes stays on the origin, as a browser resolves it', () => {
    const piece = fc.constantFrom(
      '/',
      '\\',
      '%2F',
      '%5c',
      '%25',
      '2F',
      '@',
      '.',
      '..',
      'evil.cn',
      ':',
      '?',
      '#',
      'a',
      '\t',
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), (parts) => {
        const safe = sanitiseBackUrl(`/${parts.join('')}`)
        if (safe !== null) expect(new URL(safe, 'https://x.cn').origin).toBe('https://x.cn')
      }),
      { numRuns: 5000 },
    )
  })
})
