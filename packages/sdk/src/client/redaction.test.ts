import { inspect } from 'node:util'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { nodeCipher } from '../crypto/node'
import { isPortalError } from '../errors'
import { createFetchClient } from '../fetch'
import { openKey, seal } from '../testing/gateway-crypto'
import { type Answer, keyPair, openTestGateway, type Seen, type TestGateway } from '../testing/test-gateway'
import { createFetchTransport } from '../transport/fetch.transport'
import { type ClientOptions, createPortalClientOn, type Platform } from './index'
import { nodePlatform } from './node-platform'

const TOKEN = 'token-Zq81'
const PASSWORD = 'password-Zq82'
const MOBILE = '12908765432'
const SIGN = 'slider-sign-Zq83'
const SMS_CODE = '918273'
const SMS_ID = 'sms-id-Zq84'
const QUESTION = 'question-Zq85'
const SECRETS = [TOKEN, PASSWORD, MOBILE, SIGN, SMS_CODE, SMS_ID, QUESTION]

const { publicKey, privateKey } = keyPair()
const opened: TestGateway[] = []
const controllers: AbortController[] = []
afterEach(async () => {
  vi.restoreAllMocks()
  for (const controller of controllers.splice(0)) controller.abort()
  for (const gateway of opened.splice(0)) await gateway.close()
})

/** Everything readable from a value: enumerable or not, through its causes and its prototype's getters. */
const readable = (thing: unknown): string => {
  const text = [inspect(thing, { depth: 12, showHidden: true, getters: true }), String(thing)]
  if (typeof thing !== 'object' || thing === null) return text.join('\n')
  text.push(JSON.stringify(thing) ?? '')
  const options = Object.getOwnPropertyNames(thing).map((name) => (thing as Record<string, unknown>)[name])
  const more = options.filter((value) => value !== thing).map(readable)
  return [...text, ...more].join('\n')
}

type Client = ReturnType<typeof createPortalClientOn>
const GIVEN = {
  params: { sign: SIGN, scene: 'login' as const },
  proof: { mobile: MOBILE, smsId: SMS_ID, validationCode: SMS_CODE },
}

/** One call of each type, together containing every secret. */
const CALLS: Readonly<
  Record<string, (client: Client, options: { readonly signal?: AbortSignal }) => Promise<unknown>>
> = {
  plain: ({ login }, options) => login.sendSms({ mobile: MOBILE, params: GIVEN.params }, options),
  hidden: ({ login }, options) =>
    login.byPassword(
      { loginName: MOBILE, password: PASSWORD, params: { ...GIVEN.params, scene: 'password' } },
      options,
    ),
  sealed: ({ companies }, options) => companies.search({ keyword: QUESTION }, options),
  reset: ({ login }, options) => login.resetPassword({ ...GIVEN.proof, password: PASSWORD }, options),
  keyed: ({ orders }, options) =>
    orders.create({ productId: 'p1', orderType: 'VIP', payContent: QUESTION }, options),
  inPath: ({ assistant }, options) => assistant.messages({ conversationId: QUESTION }, options),
  streamed: ({ assistant }, options) => assistant.chat({ query: QUESTION }, options).text(),
  uploaded: ({ assistant }, options) =>
    assistant.upload(
      { name: QUESTION, mimeType: 'image/jpeg', bytes: Uint8Array.of(0xff, 0xd8, 0xff) },
      options,
    ),
  wrong: ({ login }, options) =>
    login.sendSms({ mobile: `${MOBILE}x`, params: { ...GIVEN.params, scene: PASSWORD as never } }, options),
}

const recordFor = (seen: Seen) => {
  const key = openKey(privateKey, String(seen.headers.securekey))
  return seal(key, JSON.stringify({ nothing: 'of the kind' }))
}

type Handler = Parameters<typeof openTestGateway>[0]
const answers = (answer: Answer) => () => answer

/** The ways in which a gateway can end a call. */
const ENDS: Readonly<Record<string, Handler>> = {
  success: answers({ data: true }),
  unauthorized: answers({ status: 401, code: '00401' }),
  forbidden: answers({ status: 403, code: '00403' }),
  'membership expired': answers({ status: 409 }),
  'risk check': answers({ code: '00131' }),
  validation: answers({
    status: 400,
    code: '00400',
    data: { fields: [{ field: 'mobile', message: '有误' }] },
  }),
  'rate limit': answers({ status: 429, code: '00429', headers: { 'retry-after': '0' } }),
  'not found': answers({ status: 404, code: '30003' }),
  business: answers({ code: '10011' }),
  server: answers({ status: 500 }),
  away: answers({ status: 503 }),
  insecure: answers({ status: 400, code: '00430' }),
  'no JSON': answers({ text: '<html>' }),
  'another shape': answers({ data: { unheard: 'of' } }),
  'not decrypted': answers({ data: 'AAAA' }),
  'decrypted, of another shape': (seen) => ({ data: seen.headers.securekey ? recordFor(seen) : null }),
  'broken connection': () => 'break',
  timeout: () => 'hang',
}

const platforms: Readonly<Record<string, () => Platform>> = {
  'the node transport': nodePlatform,
  'the fetch transport': () => ({ ...nodePlatform(), findTransport: () => createFetchTransport() }),
}

/**
 * Long for all calls, so that a busy machine does not end one early; only the test of the limit uses the
 * short one.
 */
const LIMIT_MS = 5000
const SHORT_LIMIT_MS = 300

const watched = (baseUrl: string, platform: Platform, options: Partial<ClientOptions> = {}) => {
  const logged: unknown[] = []
  const keys: string[] = []
  const console = (['log', 'info', 'warn', 'error', 'debug'] as const).map((name) =>
    vi.spyOn(globalThis.console, name).mockImplementation((...args) => void logged.push(args)),
  )
  const cipher: typeof nodeCipher = {
    ...nodeCipher,
    wrapKey: (key, pem) => {
      keys.push(key)
      return nodeCipher.wrapKey(key, pem)
    },
  }
  const callOptions = { ...platform, loadCipher: async () => cipher, pause: async () => {} }
  const note = (...args: unknown[]) => void logged.push(args)
  const client = createPortalClientOn(callOptions, {
    baseUrl,
    token: TOKEN,
    timeout: LIMIT_MS,
    logger: { debug: note, warn: note },
    onResponse: note,
    ...options,
  })
  return { client, told: logged, keys, console }
}

/** Makes one call of each type; returns everything reported, thrown or printed, and the number of failed calls. */
const madeBy = async (
  { client, told: logged, keys }: ReturnType<typeof watched>,
  options: { readonly signal?: AbortSignal } = {},
) => {
  const failed: string[] = []
  for (const [name, call] of Object.entries(CALLS)) {
    const error = await call(client, options).then(
      () => null,
      (thrown: unknown) => thrown,
    )
    if (error === null) continue
    failed.push(name)
    logged.push(error)
  }
  const text = logged.map(readable).join('\n')
  expect(text.length).toBeGreaterThan(1000)
  for (const secret of [...SECRETS, ...keys]) expect(text, secret).not.toContain(secret)
  return { failed, keys, errors: logged.filter((options) => isPortalError(options)) }
}

describe.each(Object.entries(platforms))(
  'nothing reported about a call over %s contains a secret',
  (_, platform) => {
    it.each(Object.keys(ENDS))('when it ends with: %s', async (end) => {
      const gateway = await openTestGateway(ENDS[end]!, () => publicKey)
      opened.push(gateway)
      const { failed, keys } = await madeBy(
        watched(gateway.url, platform(), end === 'timeout' ? { timeout: SHORT_LIMIT_MS } : {}),
      )
      expect(failed.length).toBeGreaterThanOrEqual(end === 'success' ? 1 : 7)
      expect(keys.length).toBeGreaterThan(1)
      // The secrets were really sent, so that the search below can find them.
      const travelled =
        readable(gateway.seen) + gateway.seen.map(({ headers, path }) => readable([headers, path]))
      for (const secret of [TOKEN, QUESTION]) expect(travelled).toContain(secret)
    })

    it('when it is aborted', async () => {
      const gateway = await openTestGateway(
        () => 'hang',
        () => publicKey,
      )
      opened.push(gateway)
      const controller = new AbortController()
      setTimeout(() => controller.abort(), 30)
      await madeBy(watched(gateway.url, platform()), controller)
    })
  },
)

describe('nothing reported about a call contains a secret', () => {
  const all = `${SECRETS.join(' ')}`

  it.each<[string, Partial<ClientOptions>]>([
    ['getToken throws it', { getToken: () => Promise.reject(new Error(all, { cause: new Error(all) })) }],
    ['getToken gives what no header takes', { getToken: () => `${all}\n` }],
    ['the source is what no header takes', { dataSource: `${all}\n` }],
    [
      'fetch throws its request',
      {
        fetch: async (url, init) => {
          const logged = { url, headers: init?.headers, body: init?.body, code: `E_${TOKEN}` }
          throw Object.assign(new TypeError(`${all} ${String(init?.body)}`), logged, { cause: logged })
        },
      },
    ],
    [
      'the body of an answer breaks off with it',
      {
        fetch: async () =>
          new Response(
            new ReadableStream({ start: (body) => body.error(Object.assign(new Error(all), { code: all })) }),
          ),
      },
    ],
  ])('when %s', async (_, options) => {
    const { failed } = await madeBy(watched('http://127.0.0.1:9', nodePlatform(), options))
    expect(failed).toEqual(Object.keys(CALLS))
  })

  it('when nothing listens at the address, or the host does not exist', async () => {
    for (const baseUrl of ['http://127.0.0.1:9', 'http://gateway.invalid']) {
      const { failed } = await madeBy(watched(baseUrl, nodePlatform()))
      expect(failed).toEqual(Object.keys(CALLS))
    }
  })

  it('when the public key is invalid', async () => {
    const gateway = await openTestGateway(answers({ data: true }), () => TOKEN)
    opened.push(gateway)
    const { failed } = await madeBy(watched(gateway.url, nodePlatform()))
    expect(failed).toEqual(expect.arrayContaining(['hidden', 'sealed']))
  })

  it('of the fetch-only client', async () => {
    const ends: (typeof fetch)[] = [
      async (_, init) => {
        throw Object.assign(new Error(`${all} ${JSON.stringify(init)}`), { code: all, config: init })
      },
      async () => new Response('<html>', { status: 200 }),
      async () => Response.json({ statusCode: '10011', statusMessage: '', data: null }),
    ]
    for (const options of ends) {
      const { post } = createFetchClient({ baseUrl: '', getToken: () => TOKEN, fetch: options })
      const error = await post('/authCenter/logOutByAnything', { password: PASSWORD } as never).catch(
        (thrown: unknown) => thrown,
      )
      expect(isPortalError(error)).toBe(true)
      for (const secret of SECRETS) expect(readable(error)).not.toContain(secret)
    }
  })

  it('an error serialised as JSON keeps its information', async () => {
    const { errors } = await madeBy(watched('http://127.0.0.1:9', nodePlatform(), { retries: 0 }))
    const kept = JSON.parse(JSON.stringify(errors[0]))
    expect(kept).toMatchObject({ kind: 'network', code: 'ECONNREFUSED', retryable: true, status: null })
  })
})
