import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  buildCallHeaders,
  buildSignedText,
  CALL_LIMITS_MS,
  callLimitMs,
  credentialsFlag,
  isFixedKey,
  isFresh,
  isSecureKey,
  SECURE_KEY_BYTES,
  SIGN_WINDOW_MS,
} from './index'

// fast-check's own 'binary' strings take most of a second to initialise.
const anyText = fc.array(fc.nat(0x10ffff)).map((points) => String.fromCodePoint(...points))

describe('limits', () => {
  it("NET-01 on a server 3 s, or the call's own: 500 ms for recommendations, 10 s for invoice files", () => {
    expect(callLimitMs('server')).toBe(3000)
    expect(callLimitMs('server', CALL_LIMITS_MS.recommendation)).toBe(500)
    expect(callLimitMs('server', CALL_LIMITS_MS.invoiceFiles)).toBe(10_000)
    expect(callLimitMs('server', 0)).toBe(0)
  })
})

describe('headers', () => {
  it('NET-01 a token is sent as Authorization, a source as Data-Source, absent ones not at all', () => {
    expect(buildCallHeaders({ token: null, dataSource: null })).toEqual({})
    expect(buildCallHeaders({ token: 'abc', dataSource: null })).toEqual({ authorization: 'Bearer abc' })
    expect(buildCallHeaders({ token: null, dataSource: 'PC' })).toEqual({ 'data-source': 'PC' })
    expect(buildCallHeaders({ token: 'abc', dataSource: 'PC' })).toEqual({
      authorization: 'Bearer abc',
      'data-source': 'PC',
    })
  })

  it.each(
    [
      ['', ' ', ' a', 'a ', 'a  b', 'a\r\nx-admin: 1', 'a\0', '建工', 'a\u{1F477}', '\ud800'],
      ['a\tb', '\x7f'],
    ].flat(),
  )('NET-01 %j is not a header value: the field is named and nothing is sent', (text) => {
    expect(buildCallHeaders({ token: text, dataSource: null })).toEqual({
      error: 'invalid_header',
      field: 'token',
    })
    expect(buildCallHeaders({ token: 'abc', dataSource: text })).toEqual({
      error: 'invalid_header',
      field: 'dataSource',
    })
  })

  it('NET-01 no text puts a line break into a header', () => {
    fc.assert(
      fc.property(anyText, anyText, (token, dataSource) => {
        const headers = buildCallHeaders({ token, dataSource })
        for (const value of Object.values(headers)) expect(value).toMatch(/^[ -~]*$/)
      }),
    )
  })

  it('NET-01 cookies go to another origin only on request', () => {
    expect(credentialsFlag(false)).toBe('same-origin')
    expect(credentialsFlag(true)).toBe('include')
  })
})

describe('secure calls', () => {
  it('CRY-01 a key is 16 hex characters, no more, no fewer, no others', () => {
    for (const key of ['0123456789abcdef', '0123456789ABCDEF', 'ffffffffffffffff'])
      expect(isSecureKey(key)).toBe(true)
    const wrong = ['', '0123456789abcde', '0123456789abcdef0', '0123456789abcdeg', ' 123456789abcdef']
    for (const key of [...wrong, '０123456789abcdef', '0123456789abcdef\n'])
      expect(isSecureKey(key)).toBe(false)
    expect(SECURE_KEY_BYTES * 2).toBe('0123456789abcdef'.length)
  })

  it('CRY-01 the signature covers method, path with its query, time and body, a line each', () => {
    const call = { method: 'POST', path: '/a/b?c=1', timestamp: 1_795_140_000_000 }
    expect(buildSignedText(call, 'ab12')).toBe('POST\n/a/b?c=1\n1795140000000\nab12')
    expect(buildSignedText({ ...call, timestamp: '1795140000000' }, 'ab12')).toBe(
      buildSignedText(call, 'ab12'),
    )
  })

  it('CRY-01 a signature is valid for 5 minutes in both directions, and not a millisecond longer', () => {
    const now = 1_795_140_000_000
    expect(SIGN_WINDOW_MS).toBe(300_000)
    expect([-300_001, -300_000, 0, 300_000, 300_001].map((off) => isFresh(now + off, now))).toEqual([
      false,
      true,
      true,
      true,
      false,
    ])
    expect(isFresh(Number.NaN, now)).toBe(false)
  })
})

describe('the fixed key', () => {
  it('CRY-02 is 16 letters or digits', () => {
    for (const key of ['abcdEFGH1234567', 'abcdEFGH123456789', 'abcdEFGH1234567-', 'abcdEFGH1234567８'])
      expect(isFixedKey(key)).toBe(false)
    expect(isFixedKey('abcdEFGH12345678')).toBe(true)
  })

  it('CRY-02 no source file of the domain contains a text that could be such a key', () => {
    const folder = join(import.meta.dirname, '..')
    const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
      (name) => name.endsWith('.ts') && !name.endsWith('.test.ts'),
    )
    expect(sources.length).toBeGreaterThan(100)
    for (const name of sources) {
      const texts = readFileSync(join(folder, name), 'utf8').match(/(['"`])(?:(?!\1)[^\n\\])*\1/g) ?? []
      for (const text of texts) {
        const inner = text.slice(1, -1)
        // A word has letters of one sort; a key mixes them with digits.
        const looksRandom = isFixedKey(inner) && /\d/.test(inner) && /[a-z]/i.test(inner)
        expect(looksRandom && inner, name).toBe(false)
      }
    }
  })
})
