import { generateKeyPairSync } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { createPortalClientOn, type Platform, webPlatform } from '../../packages/sdk/src/client'
import { nodePlatform } from '../../packages/sdk/src/client/node-platform'
import { recordContract } from '../../packages/sdk/src/contract'
import type { Cipher } from '../../packages/sdk/src/crypto/cipher'
import { fallbackCipher } from '../../packages/sdk/src/crypto/fallback'
import { nativeCipher } from '../../packages/sdk/src/crypto/native'
import { nodeCipher } from '../../packages/sdk/src/crypto/node'
import { failureOf } from '../support/failure'
import { clientOptions, demoMobile, describePortal, loginByPassword } from '../support/portal'

const CIPHERS: readonly (readonly [string, () => Platform, Cipher])[] = [
  ['native', webPlatform, nativeCipher],
  ['node', nodePlatform, nodeCipher],
  ['fall-back', webPlatform, fallbackCipher],
]
const BLOCK = 16
const REFUSED = { kind: 'decode', code: '00430', status: 400, retryable: false }
const UNREADABLE = { kind: 'decode', code: 'DECRYPT', status: 200, retryable: false }

type Adapter = Platform['adapter']
type Answer = Awaited<ReturnType<Adapter>>
type Spoil = (bytes: Buffer) => Buffer

const flipAt =
  (position: number): Spoil =>
  (bytes) => {
    bytes[position < 0 ? bytes.length + position : position]! ^= 128
    return bytes
  }
const SPOILS: readonly Spoil[] = [
  ...[0, 1, 2, 3, 4].map((block) => flipAt(block * BLOCK)),
  flipAt(-1),
  (bytes) => bytes.subarray(BLOCK),
  (bytes) => bytes.subarray(0, -BLOCK),
  (bytes) => bytes.subarray(0, -1),
  () => Buffer.alloc(0),
]

/** A response with tampered bytes of its encrypted result. */
const spoiled = (answer: Answer, spoil: Spoil): Answer => {
  const { data, ...envelope } = JSON.parse(String(answer.data))
  if (typeof data !== 'string') return answer
  const sealed = spoil(Buffer.from(data, 'base64')).toString('base64')
  return { ...answer, data: JSON.stringify({ ...envelope, data: sealed }) }
}

const isSealed = (config: Parameters<Adapter>[0]) => config.headers.has('secureKey')

describePortal('encrypted calls', (portal) => {
  describe.each(CIPHERS)('%s', (_, platformOf, cipher) => {
    /** A client over the real network whose traffic passes through `meddle`. */
    const through = (meddle: (adapter: Adapter) => Adapter, encrypt?: 'never') => {
      const platform = platformOf()
      return createPortalClientOn(
        { ...platform, adapter: meddle(platform.adapter), loadCipher: async () => cipher },
        { ...clientOptions(portal().gateway), encrypt },
      )
    }

    it('CRY-01 LOG-10 a result and a password are sent encrypted, and read as if they were not', async () => {
      const sent: { path: string; body: string; answer: string }[] = []
      const listen =
        (adapter: Adapter): Adapter =>
        async (config) => {
          const answer = await adapter(config)
          const path = String(config.url).slice(portal().gateway.url.length)
          sent.push({ path, body: String(config.data ?? ''), answer: String(answer.data) })
          return answer
        }
      const client = through(listen)
      const query = { pageSize: 20 as const, filters: { region: ['500000'] } }
      const page = await client.companies.search(query)
      expect(page).toEqual(await through((adapter) => adapter, 'never').companies.search(query))
      const search = recordContract.company!.search.path
      const { answer } = sent.find(({ path }) => path === search)!
      expect(JSON.parse(answer).data).toMatch(/^[A-Za-z0-9+/]+=*$/)
      expect(answer).not.toContain(page.records[0]!.name)

      const mobile = demoMobile('svip')
      expect(await loginByPassword(portal().gateway, client, mobile)).toMatch(/^[\w-]{43}$/)
      const { body } = sent.at(-1)!
      expect(Object.keys(JSON.parse(body))).toEqual(['data'])
      for (const text of [body, portal().gateway.log.join('')]) expect(text).not.toContain('demo12345')
    })

    it('CRY-01 LOG-10 a replayed, changed or truncated request is refused', async () => {
      const replay: (adapter: Adapter) => Adapter = (adapter) => async (config) => {
        const first = await adapter(config)
        return isSealed(config) ? adapter(config) : first
      }
      const change: (adapter: Adapter) => Adapter = (adapter) => (config) => {
        const data = String(config.data ?? '').replace('"pageSize":10', '"pageSize":20')
        return adapter({ ...config, data: config.data === undefined ? undefined : data })
      }
      for (const meddle of [replay, change])
        expect(await failureOf(through(meddle).companies.search())).toMatchObject(REFUSED)
      const truncate: (adapter: Adapter) => Adapter = (adapter) => (config) => {
        if (!isSealed(config)) return adapter(config)
        const { data } = JSON.parse(String(config.data))
        return adapter({ ...config, data: JSON.stringify({ data: data.slice(0, -24) }) })
      }
      const params = { sign: 'invalid', scene: 'password' } as const
      const input = { loginName: '12200009001', password: 'made-up1', params }
      expect(await failureOf(through(truncate).login.byPassword(input))).toMatchObject(REFUSED)
    })

    it('CRY-01 a response changed in any block, truncated, or of another call is rejected', async () => {
      let spoil: Spoil = (bytes) => bytes
      const client = through((adapter) => async (config) => spoiled(await adapter(config), spoil))
      expect((await client.companies.search()).records).toHaveLength(10)
      for (spoil of SPOILS) expect(await failureOf(client.companies.search())).toMatchObject(UNREADABLE)

      let first: Answer | undefined
      const repeating = through((adapter) => async (config) => {
        const answer = await adapter(config)
        if (!isSealed(config)) return answer
        first ??= answer
        return first
      })
      expect((await repeating.companies.search()).records).toHaveLength(10)
      expect(await failureOf(repeating.companies.search())).toMatchObject(UNREADABLE)
    })
  })

  it('CRY-01 a client continues after the gateway changed its key', async () => {
    const platform = nodePlatform()
    const { publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
    const foreign = publicKey.export({ type: 'spki', format: 'pem' })
    let keys = 0
    const adapter: Adapter = async (config) => {
      const response = await platform.adapter(config)
      if (!String(config.url).endsWith('/gateway/publicKey') || keys++ > 0) return response
      const { data: _, ...envelope } = JSON.parse(String(response.data))
      return { ...response, data: JSON.stringify({ ...envelope, data: { publicKey: foreign } }) }
    }
    const client = createPortalClientOn({ ...platform, adapter }, clientOptions(portal().gateway))
    expect((await client.companies.search({ pageSize: 10 })).records).toHaveLength(10)
    expect(keys).toBe(2)
  })
})
