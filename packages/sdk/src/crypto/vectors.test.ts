import { describe, expect, it } from 'vitest'
import { openKey } from '../testing/gateway-crypto'
import { keyPair } from '../testing/test-gateway'
import { fromBase64, fromPem, toBase64, toBytes } from './bytes'
import { fallbackCipher } from './fallback'
import { nativeCipher } from './native'
import { nodeCipher } from './node'
import { oaepEncrypt } from './oaep'

const ciphers = { native: nativeCipher, node: nodeCipher, fallback: fallbackCipher }
const KEY = '0123456789abcdef'
const BLOCK = 16

// openssl enc -aes-128-cbc -K … -iv … -base64 -A
const TEXT =
  '{"records":[{"id":"c1","name":"重庆建工集团股份有限公司"},{"id":"c2","name":"四川路桥建设集团"}]}'
const SEALED =
  'zCQCUXszyHhKd6pE11btnNm6Aj2GO7DM4sc+lOgoB4oQ4F3SUlSMYhYFddCpgAxg2ueLGaGv2bnwwkW/0Nucc9HSOv8RQKkGoFV7yJxxCVwigWel4UjP/Y/y58QgB3Zys3MxD6EXDtUeQ8xydmuMTIKSOdliSgaTX8uXf/Jh+6M='

// printf 'METHOD\nPATH\nTIME\nSHA-256 of the body' | openssl dgst -sha256 -hmac KEY
const SIGNATURES = [
  {
    key: KEY,
    call: {
      method: 'GET',
      path: '/jian-butler-api-biz/deepSeek/v1/conversations?limit=20',
      timestamp: 1_790_000_000_000,
      body: '',
    },
    signature: '1595596056b5812e136ef61afc295ff58ca135dd1498ecdf5de8607eb41b7f0d',
  },
  {
    key: 'ffffffffffffffff',
    call: { method: 'POST', path: '/a', timestamp: 0, body: '{"name":"筑数通🏗️\\u0000"}' },
    signature: '346ad635811e98f2ed345ab2ff0616132e68d16043f33880792d4bc4b4b7d552',
  },
] as const

// Computed step by step from RFC 8017 with big integers only, and checked with openssl pkeyutl -decrypt.
const MODULUS_1024 = `-----BEGIN PUBLIC KEY-----
MIGfMA0GCSqGSIb3DQEBAQUAA4GNADCBiQKBgQDdtzhqETu7dh5atSR1feweWGMl
E8+qJj8INr+njvH9hMYSnR7qvUCCd3I/1LqQ5rcMoq8buZtXamVQfganYNyZIsOm
PQ9CYnO8kNtoqnTAhBAF+hoOq4oCuSztBa6q7VyOazzGsePxT3ZAr7cq6lcmttiU
1nwKnJVxpTOzxsZjowIDAQAB
-----END PUBLIC KEY-----`
const SEED = Uint8Array.from({ length: 32 }, (_, i) => i)
const WRAPPED =
  'FgD3h6+yy28I6WTKn7yEivqmP2DOwq/KVjTMpBThD+7zNKL1dt4Pve0+PIVQIpBF2MaiRkQdVFr3QtBMcucthPv+504AskWtXzz5hCGHSWzTlLxK2dXwC/Xa5BOHsIUVLszpgKGsoBmpGW/8Z+0B6lmIVFbE8q0iRBqIlSVvdxg='

describe('OAEP of the fall-back', () => {
  it('CRY-01 matches the vector of a fixed seed', () => {
    expect(toBase64(oaepEncrypt(fromPem(MODULUS_1024), toBytes(KEY), SEED))).toBe(WRAPPED)
  })

  it('CRY-01 is decrypted by node:crypto, for any seed', () => {
    const { publicKey, privateKey } = keyPair()
    for (const seed of [SEED, new Uint8Array(32), new Uint8Array(32).fill(255)])
      expect(openKey(privateKey, toBase64(oaepEncrypt(fromPem(publicKey), toBytes(KEY), seed)))).toBe(KEY)
  })
})

describe.each(Object.entries(ciphers))('%s', (_, cipher) => {
  it('CRY-01 matches the vector of a text of many blocks', async () => {
    expect(await cipher.encrypt(KEY, TEXT)).toBe(SEALED)
    expect(await cipher.decrypt(KEY, SEALED)).toBe(TEXT)
  })

  it.each(SIGNATURES)(
    'CRY-01 matches the vector of a signature under $key',
    async ({ key, call, signature }) => {
      expect(await cipher.sign(key, call)).toBe(signature)
    },
  )

  const blocks = fromBase64(SEALED).length / BLOCK

  /** The vector with its bytes modified. */
  const spoiled = (spoil: (bytes: Uint8Array<ArrayBuffer>) => Uint8Array) =>
    cipher.decrypt(KEY, toBase64(spoil(fromBase64(SEALED))))

  it.each(Array.from({ length: blocks }, (_, i) => i))('rejects a change in block %i', async (block) => {
    for (const [at, bit] of [
      [0, 128],
      [7, 1],
      [15, 2],
    ] as const) {
      const changed = spoiled((bytes) => {
        bytes[block * BLOCK + at]! ^= bit
        return bytes
      })
      await expect(changed, `byte ${at}, bit ${bit}`).rejects.toThrow()
    }
  })

  it('rejects the text truncated anywhere, at the start or the end', async () => {
    for (let kept = 0; kept < blocks * BLOCK; kept++) {
      await expect(
        spoiled((bytes) => bytes.subarray(0, kept)),
        `first ${kept}`,
      ).rejects.toThrow()
      if (kept > 0)
        await expect(
          spoiled((bytes) => bytes.subarray(-kept)),
          `last ${kept}`,
        ).rejects.toThrow()
    }
  })

  it('rejects two swapped blocks, a repeated one, and an additional one', async () => {
    const block = (bytes: Uint8Array, i: number) => [...bytes.subarray(i * BLOCK, (i + 1) * BLOCK)]
    const orders = [
      [1, 0, 2, 3, 4, 5, 6, 7],
      [0, 1, 1, 2, 3, 4, 5, 6, 7],
      [0, 1, 2, 3, 4, 5, 6, 7, 0],
    ]
    for (const order of orders) {
      const other = spoiled((bytes) => Uint8Array.from(order.flatMap((i) => block(bytes, i))))
      await expect(other, order.join()).rejects.toThrow()
    }
  })

  it('rejects every key that differs in one hex character', async () => {
    for (let at = 0; at < KEY.length; at++) {
      const other = `${KEY.slice(0, at)}${KEY[at] === 'f' ? '0' : 'f'}${KEY.slice(at + 1)}`
      if (other !== KEY) await expect(cipher.decrypt(other, SEALED), other).rejects.toThrow()
    }
  })
})
