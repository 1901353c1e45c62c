import { expect, it } from 'vitest'
import { createPortalClientOn, type Platform, webPlatform } from '../../packages/sdk/src/client'
import { nodePlatform } from '../../packages/sdk/src/client/node-platform'
import type { Cipher } from '../../packages/sdk/src/crypto/cipher'
import { fallbackCipher } from '../../packages/sdk/src/crypto/fallback'
import { nativeCipher } from '../../packages/sdk/src/crypto/native'
import { nodeCipher } from '../../packages/sdk/src/crypto/node'
import { failureOf } from '../support/failure'
import { clientOptions, describePortalOnPostgres } from '../support/portal'

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

describePortalOnPostgres(
  'an encrypted call that somebody meddles with',
  (portal) => {
    const through = ([, on, cipher]: (typeof CIPHERS)[number], meddle: (adapter: Adapter) => Adapter) => {
      const platform = on()
      const adapter = meddle(platform.adapter)
      return createPortalClientOn(
        { ...platform, adapter, loadCipher: async () => cipher },
        clientOptions(portal().gateway),
      )
    }
    const isSealed = (config: Parameters<Adapter>[0]) => config.headers.has('secureKey')

    it.each(CIPHERS)('CRY-01 %s: a replayed request is refused', async (...on) => {
      const client = through(on, (adapter) => async (config) => {
        const first = await adapter(config)
        return isSealed(config) ? adapter(config) : first
      })
      const error = await failureOf(client.companies.search())
      expect(error).toMatchObject(REFUSED)
      expect(error.message).toBe('请求的加密信息无效或已过期')
    })

    it.each(CIPHERS)('CRY-01 %s: a request with a changed body is refused', async (...on) => {
      const client = through(on, (adapter) => (config) => {
        const data = String(config.data ?? '').replace('"pageSize":10', '"pageSize":20')
        return adapter({ ...config, data: config.data === undefined ? undefined : data })
      })
      expect(await failureOf(client.companies.search())).toMatchObject(REFUSED)
    })

    it.each(CIPHERS)('CRY-01 LOG-10 %s: a truncated encrypted body is refused', async (...on) => {
      const client = through(on, (adapter) => (config) => {
        if (!isSealed(config)) return adapter(config)
        const { data } = JSON.parse(String(config.data))
        return adapter({ ...config, data: JSON.stringify({ data: data.slice(0, -24) }) })
      })
      const params = { sign: 'made-up', scene: 'password' } as const
      const given = { loginName: '12200009001', password: 'made-up1', params }
      expect(await failureOf(client.login.byPassword(given))).toMatchObject(REFUSED)
    })

    /** A response with tampered bytes of its encrypted result. */
    const spoiled = (answer: Answer, spoil: (bytes: Buffer) => Buffer): Answer => {
      const { data, ...envelope } = JSON.parse(String(answer.data))
      if (typeof data !== 'string') return answer
      const sealed = spoil(Buffer.from(data, 'base64')).toString('base64')
      return { ...answer, data: JSON.stringify({ ...envelope, data: sealed }) }
    }

    it.each(CIPHERS)(
      'CRY-01 %s: a response changed in any block, or truncated, is rejected',
      async (...on) => {
        const spoils: readonly ((bytes: Buffer) => Buffer)[] = [
          ...[0, 1, 2, 3, 4].map((block) => (bytes: Buffer) => {
            bytes[block * BLOCK]! ^= 128
            return bytes
          }),
          (bytes) => {
            bytes[bytes.length - 1]! ^= 128
            return bytes
          },
          (bytes) => bytes.subarray(BLOCK),
          (bytes) => bytes.subarray(0, -BLOCK),
          (bytes) => bytes.subarray(0, -1),
          () => Buffer.alloc(0),
        ]
        let at = 0
        const client = through(on, (adapter) => async (config) => spoiled(await adapter(config), spoils[at]!))
        for (at = 0; at < spoils.length; at++)
          expect(await failureOf(client.companies.search()), `${at}`).toMatchObject(UNREADABLE)
      },
    )

    it.each(CIPHERS)('CRY-01 %s: the response of another call is rejected', async (...on) => {
      let kept: Answer | undefined
      const client = through(on, (adapter) => async (config) => {
        const answer = await adapter(config)
        if (!isSealed(config)) return answer
        kept ??= answer
        return kept
      })
      expect((await client.companies.search()).records).toHaveLength(10)
      expect(await failureOf(client.companies.search())).toMatchObject(UNREADABLE)
    })
  },
  20,
)
