import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SIGN_WINDOW_MS } from '@zhushutong/domain/calls'
import { afterAll, describe, expect, it } from 'vitest'
import { signedCall } from '../../../../test-support/secure-call'
import { fixedClock } from '../../clock'
import { createSecure, secureKeyOf } from './encrypted'
import { loadKeyPair } from './key-pair'

const dataDir = mkdtempSync(join(tmpdir(), 'zhushutong-keys-'))
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))
const keyPair = loadKeyPair({ dataDir })
const NOW = 1_800_000_000_000
const PATH = '/a/search'
const BODY = '{"a":1}'

const opening = (capacity?: number) => {
  const clock = fixedClock(NOW)
  const secure = createSecure(keyPair, clock, capacity)
  const open = (
    headers: Record<string, string>,
    over: Partial<{ method: string; path: string; body: string }> = {},
  ) => {
    const { method = 'POST', path = PATH, body = BODY } = over
    return secure.open({ method, path, headers, body: Buffer.from(body) })
  }
  return { clock, open }
}
const call = signedCall(keyPair.publicKey)
const headersAt = (at: number) => call.headers('POST', PATH, BODY, at)

describe('key pair', () => {
  it('is stored in the data folder, readable by its owner only, and read again', () => {
    expect(statSync(join(dataDir, 'gateway-rsa.pem')).mode & 0o777).toBe(0o600)
    expect(loadKeyPair({ dataDir }).publicKey).toBe(keyPair.publicKey)
    expect(keyPair.decrypt('bm9uc2Vuc2U=')).toBeNull()
  })
})

describe('encrypted calls', () => {
  it('CRY-01 both sides read each other with the 16 characters as key and IV', () => {
    const opened = opening().open(headersAt(NOW))
    if (!('key' in opened)) throw new Error(opened.error)
    expect(call.decrypt(opened.key.encrypt('建筑数据'))).toBe('建筑数据')
    expect(opened.key.decrypt(call.encrypt('密码'))).toBe('密码')
    expect(opened.key.decrypt('AAAA')).toBeNull()
  })

  it('CRY-01 encrypts as openssl enc -aes-128-cbc does', () => {
    const key = secureKeyOf(Buffer.from('0123456789abcdef', 'latin1'))
    expect(key.encrypt('hello')).toBe('MOfLtxzZ0YgS4+5cPylFYw==')
    expect(key.decrypt('MOfLtxzZ0YgS4+5cPylFYw==')).toBe('hello')
  })

  it.each([
    [-SIGN_WINDOW_MS - 1, 'stale'],
    [-SIGN_WINDOW_MS, 'fresh'],
    [SIGN_WINDOW_MS, 'fresh'],
    [SIGN_WINDOW_MS + 1, 'stale'],
  ])('CRY-01 a signature %d ms off is %s', (offset, expected) => {
    const opened = opening().open(headersAt(NOW + offset))
    expect('error' in opened ? opened.error : 'fresh').toBe(expected)
  })

  it('CRY-01 refuses a changed method, path, body, time or signature', () => {
    const good = headersAt(NOW)
    const { open } = opening()
    expect(open(good, { method: 'GET' })).toEqual({ error: 'sign' })
    expect(open(good, { path: '/b' })).toEqual({ error: 'sign' })
    expect(open(good, { body: '{"a":2}' })).toEqual({ error: 'sign' })
    expect(open({ ...good, securetimestamp: String(NOW + 1) })).toEqual({ error: 'sign' })
    expect(open({ ...good, securesign: 'f'.repeat(64) })).toEqual({ error: 'sign' })
    expect(open({ ...good, securesign: '' })).toEqual({ error: 'sign' })
    expect(open({ ...good, securetimestamp: '1e12' })).toEqual({ error: 'stale' })
    expect('key' in open(good)).toBe(true)
  })

  it.each(['0123456789abcde', '0123456789abcdef0', '0123456789abcdeg'])(
    'CRY-01 refuses the key %s',
    (key) => {
      expect(opening().open(signedCall(keyPair.publicKey, key).headers('POST', PATH, BODY, NOW))).toEqual({
        error: 'key',
      })
    },
  )

  it('CRY-01 refuses a replay for as long as its timestamp is accepted', () => {
    const { open, clock } = opening()
    const ahead = headersAt(NOW + SIGN_WINDOW_MS)
    expect('key' in open(ahead)).toBe(true)
    clock.advance(2 * SIGN_WINDOW_MS)
    open(headersAt(clock.now()))
    expect(open(ahead)).toEqual({ error: 'replayed' })
    clock.advance(1)
    expect(open(ahead)).toEqual({ error: 'stale' })
  })

  it('remembers no more signatures than its capacity', () => {
    const { open } = opening(2)
    const calls = [0, 1, 2].map((n) => headersAt(NOW + n))
    for (const headers of calls) open(headers)
    expect(open(calls[2]!)).toEqual({ error: 'replayed' })
    expect('key' in open(calls[0]!)).toBe(true)
  })
})
