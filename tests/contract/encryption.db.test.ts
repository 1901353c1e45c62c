import { generateKeyPairSync } from 'node:crypto'
import { beforeAll, expect, it } from 'vitest'
import { SIGN_WINDOW_MS } from '../../packages/domain/src/calls'
import { slide } from '../../packages/gateway/test-support/gateway'
import { signedCall } from '../../packages/gateway/test-support/secure-call'
import {
  createPortalClientOn,
  type Platform,
  type PortalClient,
  webPlatform,
} from '../../packages/sdk/src/client'
import { nodePlatform } from '../../packages/sdk/src/client/node-platform'
import { recordContract } from '../../packages/sdk/src/contract'
import type { Cipher } from '../../packages/sdk/src/crypto/cipher'
import { fallbackCipher } from '../../packages/sdk/src/crypto/fallback'
import { nativeCipher } from '../../packages/sdk/src/crypto/native'
import { nodeCipher } from '../../packages/sdk/src/crypto/node'
import { failureOf } from '../support/failure'
import {
  clientOptions,
  demoMobile,
  describePortalOnPostgres,
  loginByPassword,
  type Portal,
} from '../support/portal'

const SEARCH = recordContract.company!.search.path
const SECURE_HEADERS = ['securekey', 'securesign', 'securetimestamp'] as const

interface Travelled {
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
  readonly answer: string
}

/** A client over the real network whose traffic can be read. */
function overheard({ gateway }: Portal, platform: Platform, cipher: Cipher, encrypt?: 'never') {
  const travelled: Travelled[] = []
  const adapter: Platform['adapter'] = async (config) => {
    const response = await platform.adapter(config)
    const headers = Object.entries(config.headers.toJSON()).map(([k, v]) => [k.toLowerCase(), String(v)])
    travelled.push({
      path: String(config.url).slice(gateway.url.length),
      headers: Object.fromEntries(headers),
      body: String(config.data ?? ''),
      answer: String(response.data),
    })
    return response
  }
  const own = { ...platform, adapter, loadCipher: async () => cipher }
  const client: PortalClient = createPortalClientOn(own, { ...clientOptions(gateway), encrypt })
  const lastTo = (path: string) => travelled.findLast((one) => one.path === path)!
  return { client, lastTo }
}

const CIPHERS: readonly (readonly [string, () => Platform, Cipher])[] = [
  ['native', webPlatform, nativeCipher],
  ['node', nodePlatform, nodeCipher],
  ['fall-back', webPlatform, fallbackCipher],
]

const publicKeyOf = async ({ gateway }: Portal): Promise<string> =>
  (await gateway.app.server.inject('/gateway/publicKey')).json().data.publicKey

describePortalOnPostgres('encrypted calls', (portal) => {
  it.each(CIPHERS)(
    'CRY-01 %s: a result is sent encrypted and equals the plain one',
    async (_, on, cipher) => {
      const { client, lastTo } = overheard(portal(), on(), cipher)
      const plain = overheard(portal(), on(), cipher, 'never')
      const query = { pageSize: 20 as const, filters: { region: ['500000'] } }
      const page = await client.companies.search(query)
      expect(page).toEqual(await plain.client.companies.search(query))
      expect(plain.lastTo(SEARCH).answer).toContain(page.records[0]!.name)
      const { answer, headers } = lastTo(SEARCH)
      expect(JSON.parse(answer).data).toMatch(/^[A-Za-z0-9+/]+=*$/)
      expect(answer).not.toContain(page.records[0]!.name)
      const again = await client.companies.search(query)
      expect(again).toEqual(page)
      expect(lastTo(SEARCH).headers.securekey).not.toBe(headers.securekey)
      expect(lastTo(SEARCH).answer).not.toBe(answer)
    },
  )

  it.each(CIPHERS)('LOG-10 %s: a password is sent encrypted and logs in', async (_, on, cipher) => {
    const { client, lastTo } = overheard(portal(), on(), cipher)
    const mobile = demoMobile('svip')
    expect(await loginByPassword(portal().gateway, client, mobile)).toMatch(/^[\w-]{43}$/)
    const { body } = lastTo('/jian-butler-member-biz/login/loginByUsername')
    expect(Object.keys(JSON.parse(body))).toEqual(['data'])
    expect(body).not.toContain(mobile)
    expect(body).not.toContain('demo12345')
    expect(portal().gateway.log.join('')).not.toContain('demo12345')
  })

  it('LOG-10 an unencrypted password is refused', async () => {
    const { gateway } = portal()
    const sign = await slide(gateway, 'password', demoMobile('svip'))
    const given = {
      loginName: demoMobile('svip'),
      password: 'demo12345',
      params: { sign, scene: 'password' },
    }
    const answer = await gateway.call('/jian-butler-member-biz/login/loginByUsername', given)
    expect([answer.http, answer.statusCode]).toEqual([400, '00430'])
  })
})

describePortalOnPostgres('forged calls', (portal) => {
  let overheardCall: Travelled
  const send = async ({ path, headers, body }: Omit<Travelled, 'answer'>) => {
    const response = await fetch(portal().gateway.url + path, { method: 'POST', headers, body })
    const { statusCode, data } = (await response.json()) as { statusCode: string; data: unknown }
    return { status: response.status, statusCode, data }
  }
  const REFUSED = { status: 400, statusCode: '00430', data: null }

  beforeAll(async () => {
    const { client, lastTo } = overheard(portal(), nodePlatform(), nodeCipher)
    await client.companies.search({ pageSize: 10 })
    overheardCall = lastTo(SEARCH)
  })

  it('CRY-01 a repeated call is refused, and its signature is valid for no other', async () => {
    expect(await send(overheardCall)).toEqual(REFUSED)
    expect(await send({ ...overheardCall, body: '{"pageSize":20}' })).toEqual(REFUSED)
    const person = recordContract.person!.search.path
    expect(await send({ ...overheardCall, path: person })).toEqual(REFUSED)
  })

  it.each(SECURE_HEADERS)('CRY-01 a call whose %s was changed or removed is refused', async (name) => {
    const publicKey = await publicKeyOf(portal())
    const secure = signedCall(publicKey)
    const body = '{"pageSize":10}'
    const sealed = () => ({ 'content-type': 'application/json', ...secure.headers('POST', SEARCH, body) })
    expect(await send({ path: SEARCH, headers: sealed(), body })).toMatchObject({ status: 200 })
    const right = sealed()
    const flipped = right[name].replace(/^./, (c) => (c === 'a' ? 'b' : 'a'))
    const other = name === 'securetimestamp' ? String(Number(right[name]) + 1) : flipped
    expect(await send({ path: SEARCH, headers: { ...right, [name]: other }, body })).toEqual(REFUSED)
    if (name === 'securekey') return
    const { [name]: _, ...without } = right
    expect(await send({ path: SEARCH, headers: without, body })).toEqual(REFUSED)
  })

  it.each([-1, 1])('CRY-01 a signature is valid for five minutes and refused beyond (%i)', async (side) => {
    const publicKey = await publicKeyOf(portal())
    const body = '{}'
    const signedAt = (at: number) => ({
      'content-type': 'application/json',
      ...signedCall(publicKey).headers('POST', SEARCH, body, at),
    })
    const edge = side * (SIGN_WINDOW_MS - 5_000)
    expect(await send({ path: SEARCH, headers: signedAt(Date.now() + edge), body })).toMatchObject({
      status: 200,
    })
    const beyond = side * (SIGN_WINDOW_MS + 5_000)
    expect(await send({ path: SEARCH, headers: signedAt(Date.now() + beyond), body })).toEqual(REFUSED)
  })

  it('CRY-01 an answer that was changed on its way is rejected', async () => {
    const platform = nodePlatform()
    const adapter: Platform['adapter'] = async (config) => {
      const response = await platform.adapter(config)
      const { data, ...envelope } = JSON.parse(String(response.data))
      if (typeof data !== 'string') return response
      return { ...response, data: JSON.stringify({ ...envelope, data: data.slice(0, -24) }) }
    }
    const client = createPortalClientOn({ ...platform, adapter }, clientOptions(portal().gateway))
    expect(await failureOf(client.companies.search({ pageSize: 10 }))).toMatchObject({
      kind: 'decode',
      code: 'DECRYPT',
    })
  })

  it('CRY-01 a client continues after the gateway changed its key', async () => {
    const { gateway } = portal()
    const platform = nodePlatform()
    const { publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
    const foreign = publicKey.export({ type: 'spki', format: 'pem' })
    let given = 0
    const adapter: Platform['adapter'] = async (config) => {
      const response = await platform.adapter(config)
      if (!String(config.url).endsWith('/gateway/publicKey') || given++ > 0) return response
      const { data: _, ...envelope } = JSON.parse(String(response.data))
      return { ...response, data: JSON.stringify({ ...envelope, data: { publicKey: foreign } }) }
    }
    const client = createPortalClientOn({ ...platform, adapter }, clientOptions(gateway))
    expect((await client.companies.search({ pageSize: 10 })).records).toHaveLength(10)
    expect(given).toBe(2)
  })
})
