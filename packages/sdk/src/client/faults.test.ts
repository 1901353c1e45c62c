import { getEventListeners } from 'node:events'
import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import {
  answer,
  errorOf,
  GOOD,
  SUGGESTIONS,
  serverOf,
  setUp,
  suggest,
  TRANSPORTS,
} from '../testing/fault-client'
import { envelope, type Serve } from '../testing/misbehaving-server'
import { chatEvent, streamed } from '../testing/stream-server'
import type { ClientOptions } from './index'

/* Each row is a fault of a server, with the smallest answer that shows it. */

const packed = (encoding: string, text = GOOD) =>
  answer(200, { 'content-encoding': encoding }, gzipSync(text))

type Outcome = 'good' | Readonly<Record<string, unknown>>
const TOO_LARGE = { kind: 'decode', code: 'TOO_LARGE', retryable: false }
const LIMIT = { maxResponseBytes: 10_000 }
const LONG = envelope({ records: [{ id: '1', name: 'x'.repeat(200_000), region: null }] })

const POLLUTED = GOOD.replace('{', '{"__proto__":{"statusCode":"00001"},')

const ANSWERS: [string, Serve, Outcome, Partial<ClientOptions>?][] = [
  ['an encoding in capitals', packed('GZIP'), 'good'],
  ['a byte order mark before the JSON', answer(200, {}, `\ufeff${GOOD}`), 'good'],
  ['204', answer(204, {}), { kind: 'decode', code: 'EMPTY', status: 204 }],
  ['200 without a body', answer(200, {}), { kind: 'decode', code: 'EMPTY', status: 200 }],
  ['an array', answer(200, {}, '[]'), { kind: 'decode', status: 200 }],
  ['a long body', answer(200, {}, LONG), TOO_LARGE, LIMIT],
  ['a declared long body', answer(200, { 'content-length': `${LONG.length}` }, LONG), TOO_LARGE, LIMIT],
  ['a short gzip of a long body', packed('gzip', LONG), TOO_LARGE, LIMIT],
  ['a page of a proxy instead of the gateway', answer(200, {}, '<html>'), { kind: 'decode', status: 200 }],
  [
    'a page of a proxy for a fault',
    answer(502, {}, '<html>'),
    { kind: 'server', status: 502 },
    { retries: 0 },
  ],
  ['fields of a prototype', answer(200, {}, POLLUTED), 'good'],
  [
    'a Retry-After as a date of a clock that is an hour ahead',
    (response) => {
      const later = Date.now() + 3_600_000
      const headers = [later, later + 30_000].map((ms) => new Date(ms).toUTCString())
      response.writeHead(429, { date: headers[0], 'retry-after': headers[1] }).end()
    },
    { kind: 'rateLimited', retryAfter: 30_000 },
  ],
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

  it('a proxy that asks for a login is a failure of the network', async () => {
    const { client } = await setUp(answer(407, {}), { retries: 0 })
    expect(await errorOf(suggest(client))).toMatchObject({ kind: 'network', status: 407 })
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
