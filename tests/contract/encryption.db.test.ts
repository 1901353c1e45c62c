import { generateKeyPairSync } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { createPortalClientOn, type Platform, webPlatform } from '../../packages/sdk/src/client'
import { nodePlatform } from '../../packages/sdk/src/client/node-platform'
import { recordContract } from '../../packages/sdk/src/contract'
import type { Cipher } from '../../packages/sdk/src/crypto/cipher'
import { fallbackCipher } from '../../packages/sdk/src/crypto/fallback'
import { nativeCipher } from '../../packages/sdk/src/crypto/native'
import { nodeCipher } from '../../packages/sdk/src/crypto/node'
import { MAX_RESPONSE_BYTES, type Outgoing, type Transport } from '../../packages/sdk/src/transport/transport'
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

interface Answer {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly text: string
}
type Ask = (outgoing: Outgoing) => Promise<Answer>
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
  const { data, ...envelope } = JSON.parse(answer.text)
  if (typeof data !== 'string') return answer
  const sealed = spoil(Buffer.from(data, 'base64')).toString('base64')
  return { ...answer, text: JSON.stringify({ ...envelope, data: sealed }) }
}

const isSealed = ({ headers }: Outgoing) => headers.secureKey !== undefined

/** A transport whose traffic passes through `meddle`. */
const meddled = (inner: Transport, meddle: (ask: Ask) => Ask): Transport => ({
  open: async (outgoing, signal) => {
    const ask: Ask = async (sent) => {
      const { status, headers, text } = await inner.open(sent, signal)
      return { status, headers, text: await text(MAX_RESPONSE_BYTES) }
    }
    const answer = await meddle(ask)(outgoing)
    return { ...answer, text: async () => answer.text, chunks: () => expect.unreachable() }
  },
})

describePortal('encrypted calls', (portal) => {
  describe.each(CIPHERS)('%s', (_, platformOf, cipher) => {
    /** A client over the real network whose traffic passes through `meddle`. */
    const through = (meddle: (ask: Ask) => Ask, encrypt?: 'never') => {
      const platform = { ...platformOf(), loadCipher: async () => cipher }
      const options = { ...clientOptions(portal().gateway), encrypt }
      const transport = meddled(platform.findTransport(options), meddle)
      return createPortalClientOn(platform, { ...options, transport })
    }

    it('CRY-01 LOG-10 a result and a password are sent encrypted, and read as if they were not', async () => {
      const sent: { path: string; body: string; answer: string }[] = []
      const listen =
        (ask: Ask): Ask =>
        async (outgoing) => {
          const answer = await ask(outgoing)
          const path = outgoing.url.slice(portal().gateway.url.length)
          sent.push({ path, body: String(outgoing.body ?? ''), answer: answer.text })
          return answer
        }
      const client = through(listen)
      const query = { pageSize: 20 as const, filters: { region: ['500000'] } }
      const page = await client.companies.search(query)
      expect(page).toEqual(await through((ask) => ask, 'never').companies.search(query))
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
      const replay: (ask: Ask) => Ask = (ask) => async (outgoing) => {
        const first = await ask(outgoing)
        return isSealed(outgoing) ? ask(outgoing) : first
      }
      const change: (ask: Ask) => Ask = (ask) => (outgoing) => {
        const body = String(outgoing.body ?? '').replace('"pageSize":10', '"pageSize":20')
        return ask({ ...outgoing, body: outgoing.body === undefined ? undefined : body })
      }
      for (const meddle of [replay, change])
        expect(await failureOf(through(meddle).companies.search())).toMatchObject(REFUSED)
      const truncate: (ask: Ask) => Ask = (ask) => (outgoing) => {
        if (!isSealed(outgoing)) return ask(outgoing)
        const { data } = JSON.parse(String(outgoing.body))
        return ask({ ...outgoing, body: JSON.stringify({ data: data.slice(0, -24) }) })
      }
      const params = { sign: 'invalid', scene: 'password' } as const
      const input = { loginName: '12200009001', password: 'made-up1', params }
      expect(await failureOf(through(truncate).login.byPassword(input))).toMatchObject(REFUSED)
    })

    it('CRY-01 a response changed in any block, truncated, or of another call is rejected', async () => {
      let spoil: Spoil = (bytes) => bytes
      const client = through((ask) => async (outgoing) => spoiled(await ask(outgoing), spoil))
      expect((await client.companies.search()).records).toHaveLength(10)
      for (spoil of SPOILS) expect(await failureOf(client.companies.search())).toMatchObject(UNREADABLE)

      let first: Answer | undefined
      const repeating = through((ask) => async (outgoing) => {
        const answer = await ask(outgoing)
        if (!isSealed(outgoing)) return answer
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
    const options = clientOptions(portal().gateway)
    const transport = meddled(platform.findTransport(options), (ask) => async (outgoing) => {
      const answer = await ask(outgoing)
      if (!outgoing.url.endsWith('/gateway/publicKey') || keys++ > 0) return answer
      const { data: _, ...envelope } = JSON.parse(answer.text)
      return { ...answer, text: JSON.stringify({ ...envelope, data: { publicKey: foreign } }) }
    })
    const client = createPortalClientOn(platform, { ...options, transport })
    expect((await client.companies.search({ pageSize: 10 })).records).toHaveLength(10)
    expect(keys).toBe(2)
  })
})
