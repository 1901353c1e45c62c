import { describe, expect, it, vi } from 'vitest'
import { aRecord } from '../testing/a-record'
import { answer, errorOf, GOOD, SUGGESTIONS, setUp, suggest } from '../testing/fault-client'
import { envelope, type Serve } from '../testing/misbehaving-server'
import { chatEvent, streamed } from '../testing/stream-server'
import { type ClientOptions, createPortalClientOn, type PortalClient } from './index'
import { nodePlatform } from './node-platform'

/* Each row is a fault of a program, or a failure that it must be able to handle. */

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
    ['baseUrl', { baseUrl: 'https://name:secret@gateway.test' }],
  ])('a wrong %s is named at once: %j', (field, options) => {
    const create = () => createPortalClientOn(nodePlatform(), { baseUrl: '', ...options } as ClientOptions)
    expect(create).toThrow(
      expect.objectContaining({ kind: 'validation', fields: [expect.objectContaining({ field })] }),
    )
  })

  it('a client without options says so', () => {
    const create = createPortalClientOn as (...all: unknown[]) => unknown
    expect(() => create(nodePlatform(), null)).toThrow(
      expect.objectContaining({
        kind: 'validation',
        fields: [expect.objectContaining({ field: 'options' })],
      }),
    )
  })

  it.each<[string, (client: PortalClient) => PromiseLike<unknown>]>([
    ['', ({ tenders }) => tenders.search(null as never)],
    ['', ({ tenders }) => tenders.search(Promise.resolve({}) as never)],
    ['', ({ orders }) => orders.list([] as never)],
    ['filters', ({ tenders }) => tenders.search({ filters: new Map([['region', ['500000']]]) as never })],
    ['filters.region.0', ({ tenders }) => tenders.search({ filters: { region: new Array(1) } })],
    ['filters.region.0', ({ tenders }) => tenders.search({ filters: { region: [undefined as never] } })],
    [
      'filters.published.0',
      ({ tenders }) => tenders.search({ filters: { published: [new Date(0) as never] } }),
    ],
    ['pageSize', ({ tenders }) => tenders.search({ pageSize: 10n as never })],
    ['__proto__', ({ tenders }) => tenders.search(JSON.parse('{"__proto__":{"pageSize":1}}'))],
    ['signal', ({ tenders }) => tenders.search({}, { signal: {} as AbortSignal })],
    ['signal', ({ assistant }) => assistant.chat({ query: '你好' }, { signal: {} as AbortSignal }).text()],
    ['options', ({ tenders }) => tenders.search({}, null as never)],
    ['query', ({ assistant }) => assistant.chat(undefined as never).text()],
    ['message_id', ({ assistant }) => assistant.rate(undefined as never)],
    ['source', ({ exports }) => exports.download(undefined as never)],
  ])('a wrong input is refused before anything is sent, and named: %s', async (field, call) => {
    const { client, seen } = await setUp(answer(200, {}, GOOD), { token: 't' })
    const error = await errorOf(Promise.resolve(call(client)))
    expect(error).toMatchObject({ kind: 'validation' })
    expect((error as { fields: object[] }).fields).toContainEqual(expect.objectContaining({ field }))
    expect(seen).toEqual([])
  })

  it('frozen options and inputs are read, and none is changed', async () => {
    const { client, seen } = await setUp(answer(200, {}, GOOD), Object.freeze({ token: 't' }))
    const options = Object.freeze({ retries: 0, headers: Object.freeze({ 'x-trace': '1' }) })
    expect(await suggest(client.withOptions(Object.freeze({ timeout: 9_000 })), options)).toEqual(SUGGESTIONS)
    expect(seen[0]!.headers['x-trace']).toBe('1')
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
      () => suggest(client),
      () => client.tenders.search(),
      () => client.assistant.chat({ query: '你好' }).text(),
    ])
      expect((await errorOf(call())) as Error).toHaveProperty('stack', expect.stringContaining('misuse.test'))
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
