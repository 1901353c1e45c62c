import { afterEach, describe, expect, it, vi } from 'vitest'
import { INSECURE } from '../contract/shape/envelope'
import { fallbackCipher } from '../crypto/fallback'
import { nativeCipher } from '../crypto/native'
import { nodeCipher } from '../crypto/node'
import { aRecord } from '../testing/a-record'
import { openKey, seal, signature, unseal } from '../testing/gateway-crypto'
import { type Answer, keyPair, openTestGateway, type Seen, type TestGateway } from '../testing/test-gateway'
import type { Outgoing, Transport } from '../transport/transport'
import { type ClientOptions, createPortalClientOn, type Platform } from './index'
import { nodePlatform } from './node-platform'

const opened: TestGateway[] = []
afterEach(async () => {
  for (const gateway of opened.splice(0)) await gateway.close()
})

const keys = [keyPair(), keyPair()] as const
const record = aRecord('company', { id: 'c1', name: '重庆建工' })
const byPassword = {
  loginName: 'zhang',
  password: 'pass1word',
  params: { sign: 's', scene: 'login' },
} as const
const loggedIn = { token_type: 'Bearer', access_token: 't', userId: 'u', isSeven: false, isNew: false }

const setUp = async (
  answer: (seen: Seen, key: string, count: number) => Answer,
  options: Partial<ClientOptions> = {},
  cipher = nodeCipher,
) => {
  const state = { pair: keys[0] as (typeof keys)[number] }
  const keyOf = (seen: Seen) => {
    try {
      return openKey(state.pair.privateKey, String(seen.headers.securekey))
    } catch {
      return null
    }
  }
  const gateway = await openTestGateway(
    (seen, count) => {
      if (!seen.headers.securekey) return answer(seen, '', count)
      const key = keyOf(seen)
      if (key === null) return { status: 400, code: INSECURE }
      if (signature(key, seen) !== seen.headers.securesign) return { status: 400, code: INSECURE }
      return answer(seen, key, count)
    },
    () => state.pair.publicKey,
  )
  opened.push(gateway)
  const platform = { ...nodePlatform(), loadCipher: async () => cipher, pause: async () => {} }
  return { gateway, state, client: createPortalClientOn(platform, { baseUrl: gateway.url, ...options }) }
}

/** A client whose requests are only recorded. */
const recorded = (options: ClientOptions, platform: Partial<Platform>) => {
  const seen: Outgoing[] = []
  const transport: Transport = {
    open: async (outgoing) => {
      seen.push(outgoing)
      throw new Error('No answer')
    },
  }
  const client = createPortalClientOn(
    { ...nodePlatform(), ...platform },
    { ...options, transport, retries: 0 },
  )
  return { client, seen }
}

const sealedRecord = (_: Seen, key: string): Answer => ({ data: seal(key, JSON.stringify(record)) })

describe.each(Object.entries({ node: nodeCipher, native: nativeCipher, fallback: fallbackCipher }))(
  'over %s',
  (_, cipher) => {
    it('CRY-01 asks for an encrypted result and reads it; the public key is fetched once', async () => {
      const { client, gateway } = await setUp(sealedRecord, {}, cipher)
      for (let i = 0; i < 3; i++) expect(await client.companies.detail({ id: 'c1' })).toEqual(record)
      expect(gateway.keyFetches()).toBe(1)
      const [first, second] = gateway.seen
      expect(first!.headers.securekey).not.toBe(second!.headers.securekey)
      expect(Number(first!.headers.securetimestamp)).toBeCloseTo(Date.now(), -4)
    })

    it('LOG-10 the password travels encrypted, and the answer is read as it comes', async () => {
      const { client, gateway } = await setUp(
        (seen, key) => {
          const body = unseal(key, JSON.parse(seen.body).data)
          return JSON.parse(body).password === byPassword.password ? { data: loggedIn } : { code: '20001' }
        },
        { encrypt: 'never' },
        cipher,
      )
      expect(await client.login.byPassword(byPassword)).toEqual(loggedIn)
      expect(gateway.seen[0]!.body).not.toContain('pass1word')
      expect(Object.keys(JSON.parse(gateway.seen[0]!.body))).toEqual(['data'])
    })
  },
)

describe('encrypted calls', () => {
  it('CRY-01 encrypt: never leaves results plain and fetches no key', async () => {
    const { client, gateway } = await setUp(() => ({ data: record }), { encrypt: 'never' })
    expect(await client.companies.detail({ id: 'c1' })).toEqual(record)
    expect(gateway.seen[0]!.headers.securekey).toBeUndefined()
    expect(gateway.keyFetches()).toBe(0)
  })

  it('CRY-01 refuses a plain result of a call that was sealed', async () => {
    const { client } = await setUp(() => ({ data: record }))
    await expect(client.companies.detail({ id: 'c1' })).rejects.toMatchObject({
      kind: 'decode',
      code: 'PLAIN',
    })
  })

  it('fetches the public key again, once, when the gateway has another one', async () => {
    const { client, gateway, state } = await setUp(sealedRecord)
    await client.companies.detail({ id: 'c1' })
    state.pair = keys[1]
    expect(await client.companies.detail({ id: 'c1' })).toEqual(record)
    expect(gateway.keyFetches()).toBe(2)
    expect(gateway.seen).toHaveLength(3)
  })

  it('gives up if the new key is rejected too', async () => {
    const { client, gateway } = await setUp(() => ({ status: 400, code: INSECURE }))
    await expect(client.companies.detail({ id: 'c1' })).rejects.toMatchObject({ code: INSECURE })
    expect(gateway.seen).toHaveLength(2)
  })

  it('signs every try again', async () => {
    const { client, gateway } = await setUp((seen, key, count) =>
      count === 1 ? { status: 503 } : sealedRecord(seen, key),
    )
    await client.companies.detail({ id: 'c1' })
    expect(gateway.seen).toHaveLength(2)
    expect(gateway.seen[0]!.headers.securesign).not.toBe(gateway.seen[1]!.headers.securesign)
  })

  it('CRY-01 calls at once and clients of one gateway share one key, which a cut call does not cost them', async () => {
    const { client, gateway } = await setUp(sealedRecord)
    const leaving = new AbortController()
    const others = [client, client.withOptions({ retries: 0 }), client.withOptions({ token: 't' })]
    const left = client.companies.detail({ id: 'c1' }, { signal: leaving.signal }).catch(() => 'left')
    const calls = others.flatMap((other) => [1, 2, 3].map(() => other.companies.detail({ id: 'c1' })))
    leaving.abort()
    expect(await Promise.all(calls)).toEqual(calls.map(() => record))
    expect([await left, gateway.keyFetches()]).toEqual(['left', 1])
    // A call after the only one that waited was cut fetches the key for itself.
    const { client: alone } = await setUp(sealedRecord)
    const cut = new AbortController()
    const call = alone.companies.detail({ id: 'c1' }, { signal: cut.signal }).catch(() => 'left')
    await new Promise(setImmediate)
    cut.abort()
    expect(await alone.companies.detail({ id: 'c1' })).toEqual(record)
    expect(await call).toBe('left')
  })

  it('CRY-01 uses a pinned key alone, and names it if it is none', async () => {
    const { client, gateway, state } = await setUp(sealedRecord, { publicKey: keys[0].publicKey })
    expect(await client.companies.detail({ id: 'c1' })).toEqual(record)
    state.pair = keys[1]
    await expect(client.companies.detail({ id: 'c1' })).rejects.toMatchObject({ code: INSECURE })
    const wrong = client.withOptions({ publicKey: 'nonsense' })
    await expect(wrong.companies.detail({ id: 'c1' })).rejects.toThrow('publicKey')
    expect(gateway.keyFetches()).toBe(0)
  })

  it.each([-60, 60])(
    'CRY-01 a clock that is %i min off is set by the refusal, once for all',
    async (minutes) => {
      const times: number[] = []
      const { client, gateway } = await setUp((seen, key) => {
        times.push(Number(seen.headers.securetimestamp))
        const isStale = Math.abs(times.at(-1)! - realNow()) > 300_000
        return isStale ? { status: 400, code: INSECURE } : sealedRecord(seen, key)
      })
      const realNow = Date.now.bind(Date)
      vi.spyOn(Date, 'now').mockImplementation(() => realNow() + minutes * 60_000)
      expect(await client.companies.detail({ id: 'c1' })).toEqual(record)
      expect(await client.companies.detail({ id: 'c1' })).toEqual(record)
      vi.restoreAllMocks()
      expect(gateway.seen).toHaveLength(3)
    },
  )

  it.each([
    ['server', 'https://gateway.test', undefined],
    ['server', 'http://gateway.test', 'sealed'],
    ['browser', 'https://gateway.test', 'sealed'],
  ] as const)('CRY-01 by default a %s at %s gets results: %s', async (side, baseUrl, sealed) => {
    const { client, seen } = recorded({ baseUrl, publicKey: keys[0].publicKey }, { side })
    await client.companies.detail({ id: 'c1' }).catch(() => {})
    expect(seen[0]?.headers.secureKey && 'sealed').toBe(sealed)
  })

  it.each([
    ['another key', () => seal('fedcba9876543210', JSON.stringify(record))],
    ['a truncated text', (key: string) => seal(key, JSON.stringify(record)).slice(0, -24)],
    ['no base64', () => '不是密文'],
    ['no JSON', (key: string) => seal(key, '{"id":')],
  ])('a result under %s is a decode error without a key in it', async (_, data) => {
    let used = ''
    const { client } = await setUp((_, key) => {
      used = key
      return { data: data(key) }
    })
    const error = await client.companies.detail({ id: 'c1' }).catch((e: unknown) => e)
    expect(error).toMatchObject({ kind: 'decode', code: 'DECRYPT', retryable: false, status: 200 })
    expect(JSON.stringify({ ...(error as object) }) + String(error)).not.toContain(used)
  })

  it('ERR-07 an invalid public key is a set-up failure', async () => {
    const { client, state } = await setUp(sealedRecord)
    state.pair = { ...keys[0], publicKey: 'nonsense' }
    await expect(client.companies.detail({ id: 'c1' })).rejects.toMatchObject({
      message: 'request action is error',
    })
  })
})
