import type { KindName } from '@zhushutong/domain/records'
import { afterEach, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { pageOf, pageRequest } from '../contract/shape/common'
import { endpoint } from '../contract/shape/endpoint'
import { isPortalError, type PortalError } from '../errors'
import { createClient } from '../portal'
import { aRecord } from '../testing/a-record'
import { type Answer, openTestGateway, type Seen, type TestGateway } from '../testing/test-gateway'
import { createFetchTransport } from '../transport/fetch.transport'
import { createNodeTransport } from '../transport/node.transport'
import { type CallReport, type ClientOptions, createPortalClientOn, type Platform } from './index'
import { nodePlatform } from './node-platform'

const opened: TestGateway[] = []
afterEach(async () => {
  for (const gateway of opened.splice(0)) await gateway.close()
})

type Handler = Parameters<typeof openTestGateway>[0]

const platforms: Record<string, Partial<Platform>> = {
  'node transport': nodePlatform(createNodeTransport()),
  'fetch transport': { findTransport: () => createFetchTransport() },
}

const setUp = async (
  handler: Handler,
  options: Partial<ClientOptions> = {},
  platform: Partial<Platform> = {},
) => {
  const gateway = await openTestGateway(handler)
  opened.push(gateway)
  const pauses: number[] = []
  const client = createPortalClientOn(
    {
      ...nodePlatform(),
      random: () => 0.5,
      pause: async (ms) => {
        pauses.push(ms)
      },
      ...platform,
    },
    { baseUrl: gateway.url, encrypt: 'never', ...options },
  )
  return { gateway, client, pauses }
}

const failure = async (promise: Promise<unknown>): Promise<PortalError> => {
  const error = await promise.then(
    () => expect.unreachable('the call should have failed'),
    (e: unknown) => e,
  )
  if (!isPortalError(error)) throw error
  return error
}

const suggestions = { records: [{ id: 'c1', name: '重庆建工', region: null }] }
const pagedEndpoint = endpoint({
  method: 'POST',
  path: '/things/page',
  access: 'none',
  idempotent: true,
  request: () => z.strictObject(pageRequest),
  result: () => pageOf(z.object({ id: z.int() })),
})
const page = (ids: string[], nextCursor: string | null, kind: KindName = 'company') => ({
  records: ids.map((id) => aRecord(kind, { id, addedLater: 1 })),
  total: 5,
  totalIsCapped: false,
  pages: 3,
  pageNum: 1,
  pageSize: 2,
  nextCursor,
  freshAt: null,
})

describe.each(Object.entries(platforms))('a call over the %s', (_, platform) => {
  it('ERR-01 sends JSON, opens the envelope and gives data with request id, status and headers', async () => {
    const { client, gateway } = await setUp(
      () => ({ data: suggestions, headers: { 'x-served-by': 'g1' } }),
      {},
      platform,
    )
    const response = await client.search.suggestion({ companyNames: '重庆' }).withResponse()
    expect(response.data).toEqual(suggestions)
    expect(response.status).toBe(200)
    expect(response.headers['x-served-by']).toBe('g1')
    const [seen] = gateway.seen
    expect(seen).toMatchObject({ method: 'POST', path: '/jian-butler-project-biz/company/searchAssociation' })
    expect(JSON.parse(seen!.body)).toEqual({ companyNames: '重庆' })
    expect(response.requestId).toBe(seen!.headers['x-request-id'])
    expect(response.requestId).toMatch(/^[0-9a-f]{32}$/)
  })

  it('ERR-01 success with another HTTP status is a failure', async () => {
    const { client } = await setUp(() => ({ status: 201, data: suggestions }), {}, platform)
    expect((await failure(client.search.suggestion({ companyNames: '重庆' }))).kind).toBe('business')
  })

  it('a broken connection is a network error with the code of the runtime', async () => {
    const { client } = await setUp(() => 'break', { retries: 0 }, platform)
    const error = await failure(client.search.suggestion({ companyNames: '重庆' }))
    expect(error).toMatchObject({ kind: 'network', status: null, retryable: true })
    expect(error.requestId).toMatch(/^[0-9a-f]{32}$/)
  })

  it('NET-01 the deadline cancels the request for real', async () => {
    const { client, gateway } = await setUp(() => 'hang', {}, platform)
    const error = await failure(client.search.suggestion({ companyNames: '重庆' }, { timeout: 300 }))
    expect(error).toMatchObject({ kind: 'timeout', retryable: true, status: null })
    await expect.poll(() => gateway.cut.length).toBe(1)
  })

  it('an abort cancels the request for real and rejects with the reason', async () => {
    const { client, gateway } = await setUp(() => 'hang', {}, platform)
    const controller = new AbortController()
    const call = client.search.suggestion({ companyNames: '重庆' }, { signal: controller.signal })
    await expect.poll(() => gateway.seen.length).toBe(1)
    controller.abort()
    await expect(call).rejects.toMatchObject({ name: 'AbortError' })
    await expect.poll(() => gateway.cut.length).toBe(1)
  })

  it('a large answer in Chinese arrives complete', async () => {
    const name = '筑'.repeat(400_000)
    const { client } = await setUp(
      () => ({ data: { records: [{ id: '1', name, region: null }] } }),
      {},
      platform,
    )
    const result = await client.search.suggestion({ companyNames: '重庆' })
    expect(result.records[0]?.name).toBe(name)
  })
})

describe('headers', () => {
  it('NET-01 token and Data-Source travel where the call may use them, and nowhere else', async () => {
    const tokens = ['first', 'second']
    const { client, gateway } = await setUp(
      (seen) => ({ data: seen.path.endsWith('logOutByAnything') ? true : suggestions }),
      { token: async () => tokens.shift(), dataSource: 'PARTNER' },
    )
    await client.login.logout()
    await client.login.logout()
    await client.search.suggestion({ companyNames: '重庆' })
    expect(gateway.seen.map((s) => s.headers.authorization)).toEqual([
      'Bearer first',
      'Bearer second',
      undefined,
    ])
    expect(gateway.seen.every((s) => s.headers['data-source'] === 'PARTNER')).toBe(true)
  })
})

describe('errors', () => {
  const cases: [Answer, Partial<PortalError>][] = [
    [
      { status: 401, code: '00113' },
      { kind: 'unauthorized', message: '请先登录', retryable: false },
    ],
    [{ status: 401, code: '00001' }, { kind: 'unauthorized' }],
    [
      { status: 403, code: '00403', message: '需要会员' },
      { kind: 'forbidden', message: '需要会员' },
    ],
    [
      { status: 409, code: '00409' },
      { kind: 'membershipExpired', message: '您的会员已到期' },
    ],
    [
      { status: 200, code: '00131' },
      { kind: 'riskCheck', status: 200 },
    ],
    [{ status: 403, code: '00132' }, { kind: 'riskCheck' }],
    [
      { status: 404, code: '30003' },
      { kind: 'notFound', message: '未查询到相关信息' },
    ],
    [
      { status: 200, code: '40001', message: 'x' },
      { kind: 'notFound', message: '订单不存在', code: '40001' },
    ],
    [
      { status: 200, code: '10011' },
      { kind: 'business', message: '验证码错误', retryable: false },
    ],
    [
      { status: 400, code: '10011' },
      { kind: 'business', message: '验证码错误' },
    ],
    [
      { status: 500, code: '10011' },
      { kind: 'server', retryable: true },
    ],
    [{ status: 200, code: '50001' }, { kind: 'server' }],
    [
      { status: 504, text: '<html>' },
      { kind: 'server', code: null, message: '服务开小差了，请稍后重试' },
    ],
    [
      { status: 400, code: '00400', data: { fields: [{ field: 'companyNames', message: '过长' }, 7] } },
      { kind: 'validation', fields: [{ field: 'companyNames', message: '过长' }] },
    ],
    [
      { status: 429, code: '00429', headers: { 'retry-after': '7' } },
      { kind: 'rateLimited', retryAfter: 7000, retryable: true },
    ],
    [{ status: 200, text: 'not json' }, { kind: 'decode' }],
    [
      { status: 200, data: { records: 'many' } },
      { kind: 'decode', message: '返回的数据不符合约定：records' },
    ],
  ]
  it.each(cases)('ERR-09 %j', async (answer, expected) => {
    const { client, gateway } = await setUp(() => answer, { retries: 0 })
    const error = await failure(client.search.suggestion({ companyNames: '重庆' }))
    expect(error).toMatchObject(expected)
    expect(error).toBeInstanceOf(Error)
    expect(error.requestId).toBe(gateway.seen[0]!.headers['x-request-id'])
    expect(error.status).toBe(answer.status)
  })

  it('an error made by another copy of the package is recognised, other errors are not', () => {
    expect(isPortalError(Object.assign(new Error('x'), { name: 'PortalError', kind: 'server' }))).toBe(true)
    for (const other of [new Error('x'), null, undefined, 'PortalError', { kind: 'server' }])
      expect(isPortalError(other)).toBe(false)
  })

  it('ERR-07 a failure before the request rejects with one text and the option, without the cause', async () => {
    const { client, gateway } = await setUp(() => ({ data: true }), {
      token: () => Promise.reject(new Error('secret-token-store')),
    })
    const error = await failure(client.login.logout())
    const message = 'request action is error：token 抛出了错误'
    expect(error).toMatchObject({ message, code: 'SETUP', retryable: false })
    expect(error.cause).toBeUndefined()
    expect(gateway.seen).toEqual([])
  })

  it('rejects an invalid base URL at once, and accepts a path of the own origin', () => {
    const at = (baseUrl: string) => () => createPortalClientOn(nodePlatform(), { baseUrl })
    for (const wrong of ['gateway.example.com', 'ftp://x', 'https://', 'javascript:1'])
      expect(at(wrong)).toThrow('baseUrl 应为 http 或 https 地址')
    for (const right of ['', '/gw', 'https://gateway.example.com/']) expect(at(right)).not.toThrow()
  })

  it('names an invalid parameter before anything is sent, never its value', async () => {
    const { client, gateway } = await setUp(() => ({ data: true }))
    const wrong = { mobile: '13800000000x', params: { sign: 's', scene: 'login' }, extra: 1 } as never
    const error = await failure(client.login.sendSms(wrong))
    expect(error).toMatchObject({ kind: 'validation', requestId: null, status: null })
    expect((error as PortalError & { kind: 'validation' }).fields.map((f) => f.field).sort()).toEqual([
      'extra',
      'mobile',
    ])
    expect(error.message).not.toContain('13800000000')
    expect(gateway.seen).toEqual([])
  })
})

describe('retries', () => {
  const afterFailures = (failures: number, failed: Answer | 'break') => (_: Seen, count: number) =>
    count <= failures ? failed : { data: suggestions }

  it.each<Answer | 'break'>([{ status: 429 }, { status: 502 }, { status: 503 }, { status: 504 }, 'break'])(
    'repeats a harmless call after %j, with growing pauses and jitter, under one request id',
    async (failed) => {
      const { client, gateway, pauses } = await setUp(afterFailures(2, failed))
      await expect(client.search.suggestion({ companyNames: '重庆' })).resolves.toEqual(suggestions)
      expect(pauses).toEqual([187.5, 375])
      expect(gateway.seen).toHaveLength(3)
      expect(new Set(gateway.seen.map((s) => s.headers['x-request-id'])).size).toBe(1)
    },
  )

  it('gives up after the last try', async () => {
    const { client, gateway } = await setUp(() => ({ status: 503 }), { retries: 1 })
    await failure(client.search.suggestion({ companyNames: '重庆' }))
    expect(gateway.seen).toHaveLength(2)
  })

  it('waits as long as Retry-After says, as seconds or as a date', async () => {
    const inTenSeconds = new Date(Date.now() + 10_000).toUTCString()
    const { client, pauses } = await setUp((_, count) =>
      count === 3
        ? { data: suggestions }
        : { status: 503, headers: { 'retry-after': count === 1 ? '4' : inTenSeconds } },
    )
    await client.search.suggestion({ companyNames: '重庆' }, { timeout: 60_000 })
    // With half of the jitter.
    expect(pauses[0]).toBe(4062.5)
    expect(pauses[1]).toBeGreaterThan(8000)
    expect(pauses[1]).toBeLessThanOrEqual(10_125)
  })

  it('never repeats a call that changes something', async () => {
    for (const failed of [{ status: 503 }, 'break'] as const) {
      const { client, gateway } = await setUp(() => failed, { token: 't' })
      await failure(client.login.bySms({ mobile: '13900000000', smsId: 's', validationCode: '123456' }))
      expect(gateway.seen).toHaveLength(1)
    }
  })

  it('repeats one with an idempotency key under the same key, with a new key for every call', async () => {
    const { client, gateway } = await setUp((_, count) => (count % 3 === 0 ? { data: 'o1' } : 'break'))
    const order = { productId: 'p1', orderType: 'VIP' } as const
    expect(await client.orders.create(order)).toBe('o1')
    expect(await client.orders.create(order, { idempotencyKey: 'basket-7' })).toBe('o1')
    const keys = gateway.seen.map(({ headers }) => headers['idempotency-key'])
    expect(keys.slice(0, 3)).toEqual([keys[0], keys[0], keys[0]])
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/)
    expect(keys.slice(3)).toEqual(['basket-7', 'basket-7', 'basket-7'])
    const error = await failure(client.content.areas({}, { idempotencyKey: 'k' }))
    expect(error).toMatchObject({ kind: 'validation', fields: [{ field: 'idempotencyKey' }] })
    expect(gateway.seen).toHaveLength(6)
  })

  it('a hanging try is aborted at its own limit and repeated, within the total limit', async () => {
    const { client, gateway } = await setUp((_, count) => (count === 1 ? 'hang' : { data: suggestions }))
    const asked = client.search.suggestion({ companyNames: '重庆' }, { tryTimeout: 500, timeout: 60_000 })
    expect(await asked).toEqual(suggestions)
    expect(gateway.seen).toHaveLength(2)
    await expect.poll(() => gateway.cut.length).toBe(1)
    let tries = 0
    const hang: typeof fetch = (_, init) =>
      new Promise((_, reject) => {
        tries += 1
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason))
      })
    const { client: slow } = await setUp(() => 'hang', { tryTimeout: 40, retries: 2, fetch: hang })
    expect(await failure(slow.search.suggestion({ companyNames: '重庆' }))).toMatchObject({ kind: 'timeout' })
    expect(tries).toBe(3)
  })

  it("uses the caller's own fetch, and the token as it is at each try", async () => {
    const seen: string[] = []
    const customFetch: typeof fetch = async (url, init) => {
      seen.push(`${new URL(String(url)).pathname} ${new Headers(init?.headers).get('authorization')}`)
      return seen.length === 1
        ? new Response('', { status: 503 })
        : Response.json({
            statusCode: '00000',
            statusMessage: '',
            data: aRecord('company', { id: 'c1' }),
          })
    }
    const { client, gateway } = await setUp(() => ({}), {
      fetch: customFetch,
      getToken: async () => `t${seen.length}`,
    })
    expect((await client.companies.detail({ id: 'c1' })).id).toBe('c1')
    const path = '/jian-butler-project-biz/company/detail'
    expect(seen).toEqual([`${path} Bearer t0`, `${path} Bearer t1`])
    expect(gateway.seen).toEqual([])
  })

  it.each([{ status: 500 }, { status: 400 }, { status: 401 }, { code: '50001' }])(
    'does not repeat after %j',
    async (failed) => {
      const { client, gateway } = await setUp(() => failed)
      await failure(client.search.suggestion({ companyNames: '重庆' }))
      expect(gateway.seen).toHaveLength(1)
    },
  )

  it('NET-01 one deadline spans all tries', async () => {
    const { client, gateway } = await setUp((_, count) => (count === 1 ? { status: 503 } : 'hang'))
    const error = await failure(client.search.suggestion({ companyNames: '重庆' }, { timeout: 500 }))
    expect([error.kind, gateway.seen.length]).toEqual(['timeout', 2])
  })
})

describe('time limits', () => {
  it('NET-01 server 3000 ms or the call’s own, browser 30000 ms; the caller’s own wins', async () => {
    const limits: number[] = []
    const original = globalThis.setTimeout
    const { client } = await setUp(() => ({ data: [] }))
    const { client: browser } = await setUp(() => ({ data: [] }), {}, { side: 'browser' })
    const { client: slowClient } = await setUp(() => ({ data: [] }), { timeout: 1234 })
    globalThis.setTimeout = ((run: () => void, ms: number) => {
      limits.push(ms)
      return original(run, 5)
    }) as never
    try {
      await client.content.areas().catch(() => {})
      await client.content.friendLinks().catch(() => {})
      await browser.content.friendLinks().catch(() => {})
      await slowClient.content.friendLinks().catch(() => {})
      await slowClient.content.friendLinks({}, { timeout: 77 }).catch(() => {})
    } finally {
      globalThis.setTimeout = original
    }
    expect(limits.filter((ms) => [3000, 500, 30_000, 1234, 77].includes(ms))).toEqual([
      3000, 500, 30_000, 1234, 77,
    ])
  })
})

describe('records', () => {
  it('iterates all pages by cursor on demand, and stops at the limit', async () => {
    const pages: Record<string, ReturnType<typeof page>> = {
      '': page(['a', 'b'], 'k2'),
      k2: page(['c', 'd'], 'k3'),
      k3: page(['e'], null),
    }
    const { client, gateway } = await setUp((seen) => ({ data: pages[JSON.parse(seen.body).cursor ?? ''] }))
    const take = async (limit?: number) => {
      const ids: string[] = []
      const pagedCall = client.companies.search({ keyword: '建', pageSize: 20 }, { limit })
      for await (const record of pagedCall) ids.push(record.id)
      return ids
    }
    expect(await take()).toEqual(['a', 'b', 'c', 'd', 'e'])
    expect(gateway.seen).toHaveLength(3)
    expect(JSON.parse(gateway.seen[1]!.body)).toMatchObject({ keyword: '建', pageSize: 20, cursor: 'k2' })
    expect(await take(2)).toEqual(['a', 'b'])
    expect(gateway.seen).toHaveLength(4)
    expect(await take(3)).toEqual(['a', 'b', 'c'])
    expect(gateway.seen).toHaveLength(6)
    expect(await take(0)).toEqual([])
  })

  it('a page has next(), and is otherwise plain data', async () => {
    const pages: Record<string, ReturnType<typeof page>> = {
      '': page(['a', 'b'], 'k2'),
      k2: page(['c'], null),
    }
    const { client, gateway } = await setUp((seen) => ({ data: pages[JSON.parse(seen.body).cursor ?? ''] }))
    const first = await client.companies.search({ keyword: '建' })
    expect(first).toEqual(pages[''])
    expect(gateway.seen).toHaveLength(1)
    const second = await first.next()
    expect(second).toEqual({ ...pages.k2, pageNum: 2 })
    expect(JSON.parse(gateway.seen[1]!.body)).toMatchObject({ keyword: '建', pageSize: 2, cursor: 'k2' })
    expect(await second!.next()).toBeNull()
    const ids: string[] = []
    for await (const { id } of first) ids.push(id)
    expect(ids).toEqual(['a', 'b', 'c'])
    const { data, requestId } = await client.companies.search({ keyword: '建' }).withResponse()
    expect([data.records.length, requestId.length]).toEqual([2, 32])
    expect(await data.next()).toEqual({ ...pages.k2, pageNum: 2 })
  })

  it('lists with page numbers continue by number, and a failure ends the loop', async () => {
    const list = (pageNum: number) => ({
      records: [{ id: pageNum }],
      total: 3,
      pages: 3,
      pageNum,
      pageSize: 1,
    })
    let failsAt = 4
    const { gateway } = await setUp((seen) => {
      const { pageNum } = JSON.parse(seen.body)
      return pageNum === failsAt ? { status: 500 } : { data: list(pageNum) }
    })
    const call = { ...pagedEndpoint, request: () => pagedEndpoint.request() }
    const { things } = createClient({ things: { list: call } }, { baseUrl: gateway.url, retries: 0 })
    const numbers: unknown[] = []
    for await (const { id } of things.list({ pageSize: 10 })) numbers.push(id)
    expect(numbers).toEqual([1, 2, 3])
    expect(gateway.seen.map(({ body }) => JSON.parse(body).pageSize)).toEqual([10, 10, 10])
    failsAt = 2
    const loop = async () => {
      for await (const { id } of things.list()) numbers.push(id)
    }
    await expect(loop()).rejects.toMatchObject({ kind: 'server' })
    expect(numbers).toEqual([1, 2, 3, 1])
  })

  it('reads what changed since a cursor to its end, and a failure has the place to go on from', async () => {
    const entry = (id: string) => ({ change: 'withdrawn', id, record: null, cursor: `after ${id}` })
    let fails = false
    const { client, gateway } = await setUp((seen) => {
      const { cursor } = JSON.parse(seen.body)
      if (cursor === undefined) return { data: { records: [], cursor: 'now', hasMore: false } }
      if (cursor === 'later') return { data: { records: [entry('c')], cursor: 'end', hasMore: false } }
      if (cursor === 'after b' && fails) return { status: 500 }
      return {
        data: { records: [entry('a'), entry('b')], cursor: fails ? 'after b' : 'later', hasMore: true },
      }
    })
    const read = async (cursor?: string) => {
      const changes = client.tenders.since(cursor)
      const ids: string[] = []
      for await (const { id, cursor } of changes) {
        expect(changes.cursor).toBe(cursor)
        ids.push(id)
      }
      return { ids, cursor: changes.cursor }
    }
    expect(await read()).toEqual({ ids: [], cursor: 'now' })
    expect(await read('now')).toEqual({ ids: ['a', 'b', 'c'], cursor: 'end' })
    expect(gateway.seen.map(({ body }) => JSON.parse(body).cursor)).toEqual([undefined, 'now', 'later'])
    fails = true
    await expect(read('now')).rejects.toMatchObject({ kind: 'server', cursor: 'after b' })
  })

  it('WHK-05 hands on an event of a type that it does not know', async () => {
    const event = { version: 1, id: 'e1', type: 'order.paid', created: 1, cursor: 7, data: { orderId: 'o1' } }
    const { client } = await setUp(() => ({
      data: { events: [event], cursor: 7, hasMore: false, isIncomplete: false },
    }))
    expect((await client.webhookEvents.after()).events).toEqual([event])
  })

  it('a renamed call is also there by its former name', async () => {
    const { client } = await setUp(() => ({ data: page([], null) }))
    expect(client.orders.page).toBe(client.orders.list)
    expect([client.exports.one, client.invoices.one]).toEqual([client.exports.get, client.invoices.get])
    expect(Object.keys(client.purchase)).not.toContain('page')
  })

  it('reads a record with fields of a newer gateway, and sends the defaults', async () => {
    const { client, gateway } = await setUp(() => ({ data: page(['a'], null, 'tender') }))
    const result = await client.tenders.search()
    expect(result.records[0]).toMatchObject({ id: 'a', locks: {} })
    expect(gateway.seen[0]!.path).toBe('/jian-butler-project-biz/zhaobiao/search')
    expect(JSON.parse(gateway.seen[0]!.body)).toEqual({ filters: {}, pageNum: 1, pageSize: 10 })
  })

  it('rejects a filter the kind does not have', async () => {
    const { client } = await setUp(() => ({ data: page([], null) }))
    const error = await failure(client.companies.search({ filters: { colour: ['red'] } as never }))
    expect(error.message).toBe('请求参数不正确：filters.colour 没有这个参数')
  })
})

describe('reports', () => {
  it('reports every call once, with tries and request id, and never secrets', async () => {
    const reports: CallReport[] = []
    const logged: unknown[] = []
    const log = (...args: unknown[]) => logged.push(args)
    const { client } = await setUp(
      (seen, count) =>
        seen.path.endsWith('sendVerifySmsV2')
          ? { code: '10010' }
          : count === 1
            ? { status: 503 }
            : { data: [] },
      { token: 'top-secret', onResponse: (r) => reports.push(r), logger: { debug: log, warn: log } },
    )
    await client.content.areas()
    await failure(
      client.login.sendSms({ mobile: '13900000000', params: { sign: 'slider-sign', scene: 'login' } }),
    )
    expect(reports).toMatchObject([
      { tries: 2, status: 200, path: '/jian-butler-portal-biz/dictionary/getProvinceAreaList' },
      { tries: 1, status: 200, error: { kind: 'business', code: '10010' } },
    ])
    expect(logged).toHaveLength(2)
    const text = JSON.stringify([logged, reports, reports.map((r) => r.error && { ...r.error })])
    for (const secret of ['top-secret', '13900000000', 'slider-sign']) expect(text).not.toContain(secret)
  })
})

describe('signals', () => {
  it('leaves no listener on a signal that many calls share', async () => {
    const { client } = await setUp(() => ({ data: [] }))
    const controller = new AbortController()
    let listeners = 0
    const { signal } = controller
    const add = signal.addEventListener.bind(signal)
    const remove = signal.removeEventListener.bind(signal)
    signal.addEventListener = ((...args: Parameters<typeof add>) => {
      listeners += 1
      add(...args)
    }) as typeof add
    signal.removeEventListener = ((...args: Parameters<typeof remove>) => {
      listeners -= 1
      remove(...args)
    }) as typeof remove
    for (let i = 0; i < 20; i++)
      await Promise.all(Array.from({ length: 10 }, () => client.content.areas({}, { signal })))
    expect(listeners).toBe(0)
  })

  it('makes no request if the signal was already aborted', async () => {
    const { client, gateway } = await setUp(() => ({ data: [] }))
    await expect(client.content.areas({}, { signal: AbortSignal.abort() })).rejects.toMatchObject({
      name: 'AbortError',
    })
    expect(gateway.seen).toEqual([])
  })
})
