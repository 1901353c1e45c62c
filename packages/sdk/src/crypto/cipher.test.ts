import { randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { openKey, seal, unseal } from '../testing/gateway-crypto'
import { keyPair } from '../testing/test-gateway'
import { fromBase64, randomKey, toBase64 } from './bytes'
import { fallbackCipher } from './fallback'
import { nativeCipher } from './native'
import { nodeCipher } from './node'

const ciphers = { native: nativeCipher, node: nodeCipher, fallback: fallbackCipher }
const KEY = '0123456789abcdef'

// Made once with OpenSSL: printf … | openssl enc -aes-128-cbc -K … -iv … -base64; openssl dgst -sha256 -mac HMAC
const VECTORS = [
  { text: '', data: '7Uf+4FRcP6fdBw1EuG6Y2Q==' },
  { text: '{"statusCode":"00000"}', data: 'PjTapxLcymMz7OVtGqVjfjeouIadKSDX2EZyy8u8WMI=' },
  {
    text: '重庆建工集团股份有限公司',
    data: 'ZHftjmyiTMrnsllbdtg6+QooE0qZbuQO4j/Ya7PPCm9/q9+LVGnHz5TDYstrocpW',
  },
  { text: '0123456789abcdef', data: 'C5sV2ktEoPUVHc/EwB811b8xuRnjiS3cO1khLWp7EeY=' },
]
const SIGNED = {
  method: 'POST',
  path: '/jian-butler-project-biz/company/search',
  timestamp: 1_790_000_000_000,
  body: '{"keyword":"建工"}',
}
const SIGNATURE = 'a72b82de5b00b3237e8a9961e2aad9c8a59680338c3a4023edad7fb70f068607'

const { publicKey, privateKey } = keyPair()
const texts = [
  '',
  'a',
  '{}',
  'x'.repeat(15),
  'y'.repeat(16),
  '筑数通🏗️',
  JSON.stringify({ 名: '重庆'.repeat(20_000) }),
]

describe.each(Object.entries(ciphers))('%s', (name, cipher) => {
  it.each(VECTORS)('CRY-01 matches the vector of "$text"', async ({ text, data }) => {
    expect(await cipher.encrypt(KEY, text)).toBe(data)
    expect(await cipher.decrypt(KEY, data)).toBe(text)
  })

  it('CRY-01 matches the vector of the signature', async () => {
    expect(await cipher.sign(KEY, SIGNED)).toBe(SIGNATURE)
  })

  it('CRY-01 the signature changes with each of its parts', async () => {
    const others = [
      { ...SIGNED, method: 'GET' },
      { ...SIGNED, path: '/other' },
      { ...SIGNED, timestamp: SIGNED.timestamp + 1 },
      { ...SIGNED, body: '' },
    ]
    const signatures = await Promise.all([SIGNED, ...others].map((other) => cipher.sign(KEY, other)))
    expect(new Set(signatures).size).toBe(5)
  })

  it('CRY-01 the gateway unwraps the key, and no two wraps are equal', async () => {
    const wraps = await Promise.all([1, 2, 3].map(() => cipher.wrapKey(KEY, publicKey)))
    expect(new Set(wraps).size).toBe(3)
    for (const wrap of wraps) expect(openKey(privateKey, wrap)).toBe(KEY)
  })

  it.each(Object.entries(ciphers).filter(([other]) => other !== name))(
    'decrypts what %s encrypted',
    async (_, other) => {
      for (const text of texts) {
        const key = randomKey()
        expect(await cipher.decrypt(key, await other.encrypt(key, text))).toBe(text)
      }
    },
  )

  it('decrypts what node:crypto encrypted and vice versa', async () => {
    for (const text of texts) {
      expect(await cipher.decrypt(KEY, seal(KEY, text))).toBe(text)
      expect(unseal(KEY, await cipher.encrypt(KEY, text))).toBe(text)
    }
  })

  it('rejects an invalid public key', async () => {
    await expect(
      cipher.wrapKey(KEY, '-----BEGIN PUBLIC KEY-----\nAAAA\n-----END PUBLIC KEY-----'),
    ).rejects.toThrow()
  })
})

describe('fallback', () => {
  it('wraps keys for moduli of any size', async () => {
    const { generateKeyPairSync } = await import('node:crypto')
    for (const modulusLength of [1024, 3072]) {
      const pair = generateKeyPairSync('rsa', {
        modulusLength,
        publicKeyEncoding: { type: 'spki', format: 'pem' },
        privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
      })
      for (let i = 0; i < 5; i++) {
        const key = randomKey()
        expect(openKey(pair.privateKey, await fallbackCipher.wrapKey(key, pair.publicKey))).toBe(key)
      }
    }
  })
})

describe('random keys', () => {
  it('CRY-01 are 16 hex characters and differ', () => {
    const keys = Array.from({ length: 1000 }, randomKey)
    for (const key of keys) expect(key).toMatch(/^[0-9a-f]{16}$/)
    expect(new Set(keys).size).toBe(1000)
  })

  it('base64 round trips at every length', () => {
    for (let length = 0; length < 70; length++) {
      const bytes = randomBytes(length)
      expect(toBase64(bytes)).toBe(bytes.toString('base64'))
      expect(Buffer.from(fromBase64(bytes.toString('base64')))).toEqual(bytes)
    }
  })
})
