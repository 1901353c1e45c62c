import { expect, it } from 'vitest'
import { hashPassword, verifyPassword } from './login/password'
import { newToken, tokenHash } from './login/token'

it('a token is 256 random bits, none of which is more often set than not', () => {
  const tokens = Array.from({ length: 2_000 }, newToken)
  expect(new Set(tokens).size).toBe(tokens.length)
  const bits = Array.from({ length: 256 }, () => 0)
  for (const token of tokens) {
    const bytes = Buffer.from(token, 'base64url')
    expect(bytes.length).toBe(32)
    for (let i = 0; i < 256; i += 1) bits[i] = (bits[i] ?? 0) + ((bytes[i >> 3]! >> (i & 7)) & 1)
  }
  // Six standard deviations (of 22) around the half: one run in a million fails by chance.
  for (const set of bits) expect(Math.abs(set - tokens.length / 2)).toBeLessThan(135)
})

it('is stored as a hash, which is another for a token that differs in one sign', () => {
  const token = newToken()
  expect(tokenHash(token)).toMatch(/^[0-9a-f]{64}$/)
  expect(tokenHash(token)).not.toBe(tokenHash(`${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`))
  expect(tokenHash(token)).not.toContain(token)
})

it('a password is hashed by argon2id with at least the parameters of OWASP, and a salt of its own', async () => {
  const [first, second] = [await hashPassword('a long Passw0rd'), await hashPassword('a long Passw0rd')]
  const [, memory, passes, salt] = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=1\$([^$]+)\$/.exec(first) ?? []
  expect(Number(memory)).toBeGreaterThanOrEqual(19_456)
  expect(Number(passes)).toBeGreaterThanOrEqual(2)
  expect(Buffer.from(salt ?? '', 'base64').length).toBeGreaterThanOrEqual(16)
  expect(first).not.toBe(second)
  expect([
    await verifyPassword(first, 'a long Passw0rd'),
    await verifyPassword(first, 'a long passw0rd'),
  ]).toEqual([true, false])
  expect(await verifyPassword(null, 'no such user')).toBe(false)
})
