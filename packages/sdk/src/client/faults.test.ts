import { getEventListeners } from 'node:events'
import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { aRecord } from '../testing/a-record'
import { envelope, openServer, type Serve } from '../testing/misbehaving-server'
import { chatEvent, streamed } from '../testing/stream-server'
import { createFetchTransport } from '../transport/fetch.transport'
import { createNodeTransport } from '../transport/node.transport'
import type { Transport } from '../transport/transport'
import { type ClientOptions, createPortalClientOn, type PortalClient } from './index'
import { nodePlatform } from './node-platform'

/* Each row is a fault that a server or a program can have, with the smallest input that shows it. */

const closing: (() => unknown)[] = []
afterEach(async () => {
  vi.restoreAllMocks()
  for (const close of closing.splice(0)) await close()
})

const TRANSPORTS: Readonly<Record<string, () => Transport>> = {
  'node:http': () => {
    const transport = createNodeTransport()
    closing.push(transport.close)
    return transport
  },
  fetch: () => createFetchTransport(),
}

const serverOf = async (serve: Serve) => {
  const server = await openServer(serve)
  closing.push(server.close)
  return server
}

const setUp = async (serve: Serve, options: Partial<ClientOptions> = {}) => {
  const { url, seen } = await serverOf(serve)
  const pauses: number[] = []
  const platform = { ...nodePlatform(), random: () => 0.5, pause: async (ms: number) => void pauses.push(ms) }
  const client = createPortalClientOn(platform, {
    baseUrl: url,
    encrypt: 'never',
    transport: TRANSPORTS['node:http']!(),
    ...options,
  })
  return { client, seen, pauses, url }
}

const SUGGESTIONS = { records: [{ id: 'c1', name: '重庆建工', region: null }] }
const GOOD = envelope(SUGGESTIONS)
const suggest = ({ search }: PortalClient, options: Parameters<typeof search.suggestion>[1] = {}) =>
  search.suggestion({ companyNames: '重庆' }, options)
const errorOf = (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => expect.unreachable('it should have failed'),
    (error: unknown) => error,
  )

const answer =
  (
    status: number,
    headers: Readonly<Record<string, string>>,
    ...parts: readonly (string | Buffer)[]
  ): Serve =>
  (response) => {
    response.writeHead(status, headers)
    for (const part of parts) response.write(part)
    response.end()
  }
const packed = (encoding: string, text = GOOD) =>
  answer(200, { 'content-encoding': encoding }, gzipSync(text))

type Outcome = 'good' | Readonly<Record<string, unknown>>
const TOO_LARGE = { kind: 'decode', code: 'TOO_LARGE', retryable: false }
const LIMIT = { maxResponseBytes: 10_000 }
const LONG = envelope({ records: [{ id: '1', name: 'x'.repeat(200_000), region: null }] })

const ANSWERS: [string, Serve, Outcome, Partial<ClientOptions>?][] = [
  ['an encoding in capitals', packed('GZIP'), 'good'],
  ['a byte order mark before the JSON', answer(200, {}, `\ufeff${GOOD}`), 'good'],
  ['204', answer(204, {}), { kind: 'decode', code: 'EMPTY', status: 204 }],
  ['200 without a body', answer(200, {}), { kind: 'decode', code: 'EMPTY', status: 200 }],
  ['an array', answer(200, {}, '[]'), { kind: 'decode', status: 200 }],
  ['a long body', answer(200, {}, LONG), TOO_LARGE, LIMIT],
  ['a declared long body', answer(200, { 'content-length': `${LONG.length}` }, LONG), TOO_LARGE, LIMIT],
  ['a short gzip of a long body', packed('gzip', LONG), TOO_LARGE, LIMIT],
  ['an unlimited timeout', answer(200, {}, GOOD), 'good', { timeout: Number.POSITIVE_INFINITY }],
  [
    'a timeout beyond that of timers',
    answer(200, {}, GOOD),
    'good',
    { timeout: 2 ** 31, tryTimeout: 2 ** 31 },
  ],
  ['a body that stalls', (response) => void response.write('{'), { kind: 'timeout' }, { timeout: 100 }],
  [
    'a body that breaks off',
    (response) => response.writeHead(200, { 'content-length': '99' }).write('{', () => response.destroy()),
    { kind: 'network', retryable: true },
    { retries: 0 },
  ],
  [
    'a Retry-After beyond the deadline',
    answer(429, { 'retry-after': '60' }),
    { kind: 'rateLimited', retryAfter: 60_000 },
  ],
  [
    'a Retry-After of 30 days without a deadline',
    answer(503, { 'retry-after': '2592000' }),
    { kind: 'server', retryAfter: 2_592_000_000 },
    { timeout: Number.POSITIVE_INFINITY, retries: 5 },
  ],
  [
    'a pause that would reach the deadline',
    answer(503, {}),
    { kind: 'server', status: 503 },
    { timeout: 180 },
  ],
]

describe.each(Object.entries(TRANSPORTS))('over %s', (_, createTransport) => {
  it.each(ANSWERS)('%s', async (...[, serve, outcome, options]) => {
    const { client, seen, pauses } = await setUp(serve, { transport: createTransport(), ...options })
    if (outcome === 'good') expect(await suggest(client)).toEqual(SUGGESTIONS)
    else expect(await errorOf(suggest(client))).toMatchObject(outcome)
    expect([seen.length, pauses]).toEqual([1, []])
  })

  it.each([301, 302, 303, 307, 308])(
    '%i to another host is refused, for calls, streams and uploads',
    async (status) => {
      const other = await serverOf(answer(200, {}, GOOD))
      const { client } = await setUp(answer(status, { location: `${other.url}/other` }), {
        transport: createTransport(),
        token: 't',
      })
      const file = { name: 'a.jpg', mimeType: 'image/jpeg', bytes: Uint8Array.of(0xff, 0xd8, 0xff) }
      for (const call of [
        suggest(client),
        client.assistant.chat({ query: '你好' }).text(),
        client.assistant.upload(file, { onProgress: () => {} }),
      ])
        expect(await errorOf(call)).toMatchObject({ kind: 'network', code: 'REDIRECT', retryable: false })
      expect(other.seen).toEqual([])
    },
  )

  it('a stream in capitals, with an empty event and one of an unknown type, is read', async () => {
    const later = { event: 'thought', steps: [1] }
    const { client } = await setUp(
      (response) => {
        response.writeHead(200, { 'content-type': 'Text/Event-Stream; charset=utf-8' })
        response.write(
          `data: \n\n${chatEvent('message', { answer: '答' })}data: ${JSON.stringify(later)}\n\n`,
        )
        response.end(chatEvent('message', { answer: '案' }) + chatEvent('message_end'))
      },
      { transport: createTransport(), token: 't' },
    )
    const chat = client.assistant.chat({ query: '你好' })
    const events = []
    for await (const { answer, event } of chat) events.push(event ?? answer)
    expect(events).toEqual(['答', { type: 'thought', data: later }, '案'])
    expect(await chat.text()).toBe('答案')
  })

  it('20 chats under one signal add one listener to it, and leave none', async () => {
    const { client } = await setUp((response) => streamed(response, chatEvent('message')), {
      transport: createTransport(),
      token: 't',
    })
    const leaving = new AbortController()
    const { signal } = leaving
    const chats = Array.from({ length: 20 }, () => client.assistant.chat({ query: '你好' }, { signal }))
    await Promise.all(chats.map((chat) => chat[Symbol.asyncIterator]().next()))
    expect(getEventListeners(signal, 'abort')).toHaveLength(1)
    const ends = chats.map((chat) => errorOf(chat.text()))
    const rest = chats.map((chat) => errorOf(chat[Symbol.asyncIterator]().next()))
    leaving.abort('left')
    expect(new Set(await Promise.all([...ends, ...rest]))).toEqual(new Set(['left']))
    expect(getEventListeners(signal, 'abort')).toEqual([])
  })
})

describe('tokens', () => {
  const byToken: Serve = (response, { headers }) =>
    headers.authorization === 'Bearer new'
      ? response.end(envelope([]))
      : response.writeHead(401).end(envelope(null, '00401'))
  const messages = ({ assistant }: PortalClient) => assistant.messages({ conversationId: 'c1' })

  it('a refused token is asked for once more, and the call is sent again with another', async () => {
    const asked: unknown[] = []
    const { client, seen } = await setUp(byToken, {
      getToken: (request) => {
        asked.push(request)
        return request.refused ? 'new' : 'old'
      },
    })
    expect(await messages(client)).toEqual([])
    expect(asked).toEqual([{}, { refused: 'old' }])
    expect(seen.map(({ headers }) => headers.authorization)).toEqual(['Bearer old', 'Bearer new'])
  })

  it.each([
    ['the same token again', { getToken: () => 'old' }],
    ['a fixed token', { token: 'old' }],
  ])('%s is 401, and sent once', async (_, options) => {
    const { client, seen } = await setUp(byToken, options)
    expect(await errorOf(messages(client))).toMatchObject({ kind: 'unauthorized', status: 401 })
    expect(seen).toHaveLength(1)
  })

  it('a chat asks again too', async () => {
    const { client } = await setUp(
      (response, request, count) =>
        count === 1 ? byToken(response, request, count) : streamed(response, chatEvent('message_end')).end(),
      { getToken: ({ refused }) => (refused && 'new') || 'old' },
    )
    expect(await client.assistant.chat({ query: '你好' }).text()).toBe('')
  })
})

describe('connections', () => {
  /** Answers the first request of a connection and resets it at the second. */
  const resetsReused = (): Serve => {
    const used = new WeakSet<object>()
    return (response, { socket }) => {
      if (used.has(socket)) return socket.destroy()
      used.add(socket)
      response.end(GOOD)
    }
  }

  it('a request over a reused connection that was reset is sent once more, without a retry', async () => {
    const { client, seen } = await setUp(resetsReused(), { retries: 0 })
    await suggest(client)
    expect(await suggest(client)).toEqual(SUGGESTIONS)
    expect(seen).toHaveLength(3)
  })

  it('one that changes something is not', async () => {
    const { client, seen } = await setUp(resetsReused(), { retries: 0 })
    await suggest(client)
    const login = client.login.bySms({ mobile: '13900000000', smsId: 's', validationCode: '123456' })
    expect(await errorOf(login)).toMatchObject({ kind: 'network', code: 'ECONNRESET' })
    expect(seen).toHaveLength(2)
  })

  it('asks for gzip, and says which version asks', async () => {
    const { client, seen } = await setUp(answer(200, {}, GOOD))
    await suggest(client)
    const { headers } = seen[0]!
    expect(headers['accept-encoding']).toBe('gzip')
    const manifest = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'))
    expect(headers['x-sdk-version']).toBe(manifest.version)
    expect(headers['user-agent']).toBe(`zhushutong-sdk/${manifest.version} node/${process.versions.node}`)
  })

  it.each([
    ['unknown', answer(200, { 'content-encoding': 'zip' }, GOOD)],
    ['broken', answer(200, { 'content-encoding': 'gzip' }, GOOD)],
  ])('an encoding that is %s is named', async (_, serve) => {
    const { client } = await setUp(serve)
    expect(await errorOf(suggest(client))).toMatchObject({ kind: 'decode', code: 'ENCODING' })
  })
})

describe('programs', () => {
  it('the response of every call can be caught', async () => {
    const { client } = await setUp(answer(500, {}), { token: 't' })
    const unseen = vi.fn()
    process.on('unhandledRejection', unseen)
    const { assistant } = client
    for (const call of [
      () => assistant.conversations(),
      () => assistant.messages({ conversationId: 'c1' }),
      () => client.tenders.search(),
      () => client.content.areas(),
    ])
      expect(await errorOf(call().withResponse())).toMatchObject({ kind: 'server' })
    await new Promise(setImmediate)
    process.off('unhandledRejection', unseen)
    expect(unseen).not.toHaveBeenCalled()
  })

  it('hooks that throw or reject break nothing', async () => {
    const printed = vi.spyOn(console, 'error').mockImplementation(() => {})
    const fail = () => {
      throw new Error('of the hook')
    }
    const { client } = await setUp(answer(200, {}, GOOD), {
      onResponse: async () => fail(),
      logger: { debug: fail, warn: fail },
    })
    expect(await suggest(client)).toEqual(SUGGESTIONS)
    await new Promise(setImmediate)
    expect(printed).toHaveBeenCalledTimes(2)
  })

  it.each<[string, object]>([
    ['baseUrl', { baseUrl: undefined }],
    ['baseUrl', { baseUrl: 'https://gateway.test/?x=1' }],
    ['timeout', { timeout: Number.NaN }],
    ['timeout', { timeout: '5s' }],
    ['retries', { retries: -1 }],
    ['maxResponseBytes', { maxResponseBytes: -1 }],
  ])('a wrong %s is named at once: %j', (field, options) => {
    const create = () => createPortalClientOn(nodePlatform(), { baseUrl: '', ...options } as ClientOptions)
    expect(create).toThrow(
      expect.objectContaining({ kind: 'validation', fields: [expect.objectContaining({ field })] }),
    )
  })

  it.each<[string, Partial<ClientOptions>, object?]>([
    ['token', { token: 'ends with a newline\n' }],
    ['getToken', { getToken: () => Promise.reject(new Error('vault down')) }],
    ['dataSource', { token: 't', dataSource: '来源' }],
    ['headers', {}, { headers: { 'x-trace': 'a\nb' } }],
  ])('a %s that cannot be sent is named, and nothing is sent', async (option, options, callOptions) => {
    const { client, seen } = await setUp(answer(200, {}, GOOD), options)
    const error = await errorOf(client.companies.search({}, callOptions))
    expect(error).toMatchObject({ code: 'SETUP', message: expect.stringContaining(`：${option} `) })
    expect(seen).toEqual([])
  })

  it('the stack of a failure contains the line of the caller', async () => {
    const { client } = await setUp(answer(500, {}), { token: 't' })
    for (const call of [
      suggest(client),
      client.tenders.search(),
      client.assistant.chat({ query: '你好' }).text(),
    ])
      expect((await errorOf(call)) as Error).toHaveProperty('stack', expect.stringContaining('faults.test'))
  })

  it('a call has its own headers, token and retries, and a client is varied by withOptions', async () => {
    const { client, seen } = await setUp(answer(503, {}), { token: 'of-client' })
    const options = {
      retries: 0,
      token: 'of-call',
      headers: { TraceParent: '00-1', accept: 'text/html' },
    }
    await errorOf(client.companies.search({}, options))
    expect(seen.map(({ headers }) => [headers.authorization, headers.traceparent, headers.accept])).toEqual([
      ['Bearer of-call', '00-1', 'application/json'],
    ])
    await errorOf(client.withOptions({ retries: 1, token: undefined }).companies.search())
    expect(seen.slice(1).map(({ headers }) => headers.authorization)).toEqual([undefined, undefined])
  })
})

describe('lists', () => {
  const page = (nextCursor: string | null) =>
    envelope({
      ...{ records: [aRecord('tender', { id: 'a' })], total: 9, totalIsCapped: false, pages: 9 },
      ...{ pageNum: 1, pageSize: 10, nextCursor, freshAt: null },
    })

  it('the same cursor twice ends the loop', async () => {
    const { client, seen } = await setUp(answer(200, {}, page('k')))
    let records = 0
    for await (const _ of client.tenders.search()) records += 1
    expect([records, seen.length]).toEqual([2, 2])
  })

  it('a failure in the middle carries the cursor to continue with', async () => {
    const { client } = await setUp((response, request, count) =>
      count === 1
        ? response.end(page('k2'))
        : answer(403, {}, envelope(null, '00131'))(response, request, count),
    )
    const iterate = async () => {
      for await (const _ of client.tenders.search());
    }
    expect(await errorOf(iterate())).toMatchObject({ kind: 'riskCheck', cursor: 'k2' })
  })
})
