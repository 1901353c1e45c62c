import { describe, expect, it } from 'vitest'
import { isPortalError } from '../errors'
import { createPortalClient } from '../index-node'
import { scanLogin } from '../login'
import { payment } from '../payment'
import {
  aListItem,
  aRecord,
  broken,
  createFakeGateway,
  cut,
  hanging,
  httpError,
  refusal,
  slow,
} from './index'

const setUp = (...[options]: Parameters<typeof createFakeGateway>) => {
  const gateway = createFakeGateway(options)
  return { gateway, client: createPortalClient(gateway.options) }
}

const failureOf = (call: PromiseLike<unknown>): Promise<unknown> =>
  Promise.resolve(call).then(
    () => expect.unreachable('it should have failed'),
    (error: unknown) => error,
  )

describe('answers', () => {
  it('records have plausible ones without a script', async () => {
    const { client } = setUp()
    const page = await client.companies.search({ filters: { region: ['500000'] } })
    expect(page).toMatchObject({ total: 3, pages: 1, pageNum: 1, nextCursor: null })
    expect(page.records[0]).toMatchObject({ id: 'record-1', region: '500112' })
    expect(await client.tenders.detail({ id: 'x1' })).toMatchObject({ id: 'x1', locks: {} })
  })

  it('come in turn, the last one stays; a function sees the input with its defaults', async () => {
    const { gateway, client } = setUp()
    gateway.answer('orders.status', { payStatus: false }, ({ orderId }, count) => ({
      payStatus: true,
      order: { orderId: `${orderId}-${count}` },
    }))
    const ask = () => client.orders.status({ orderId: 'o1' })
    expect((await ask()).payStatus).toBe(false)
    expect((await ask()).order).toMatchObject({ orderId: 'o1-2', status: 'pending', points: 0 })
    expect((await ask()).order.orderId).toBe('o1-3')
  })

  it('a wrong one names the field, and stays among the problems when the program catches the error', async () => {
    const { gateway, client } = setUp()
    gateway.answer('companies.search', { records: [{ ...aListItem('company'), nmae: 1 } as object] })
    gateway.answer('companies.detail', aRecord('company', { name: 7 as never }))
    const errors = [
      await failureOf(client.companies.search()),
      await failureOf(client.companies.detail({ id: '1' })),
    ]
    expect(errors.map((error) => (error as Error).message)).toEqual([
      '假网关：companies.search 的回答不符合约定：records.0.nmae 没有这个字段',
      '假网关：companies.detail 的回答不符合约定：name 缺失或类型不对',
    ])
    expect(gateway.problems).toHaveLength(2)
  })

  it('a call without one fails and names itself; a name that no call has is refused at once', async () => {
    const { gateway, client } = setUp()
    expect(await failureOf(client.orders.numbers())).toMatchObject({
      code: 'FAKE',
      message: expect.stringContaining("gateway.answer('orders.numbers'"),
    })
    // @ts-expect-error no such call
    expect(() => gateway.answer('orders.stauts', {})).toThrow('没有 orders.stauts 这个调用')
    // @ts-expect-error no such field
    gateway.answer('orders.status', { payStatsu: true })
    // @ts-expect-error a number, not a text
    gateway.answer('companies.search', { total: '3' })
  })
})

describe('requests', () => {
  it('are listed with their input and time, without the token', async () => {
    const { gateway, client } = setUp()
    await client.companies.search({ keyword: '建工' })
    await gateway.clock.pass(1000)
    await client.withOptions({ token: null }).companies.search()
    expect(gateway.requests.map(({ call, input, hasToken, at }) => [call, input, hasToken, at])).toEqual([
      [
        'companies.search',
        { keyword: '建工', filters: {}, pageNum: 1, pageSize: 10 },
        true,
        gateway.clock.now() - 1000,
      ],
      ['companies.search', { filters: {}, pageNum: 1, pageSize: 10 }, false, gateway.clock.now()],
    ])
    expect(JSON.stringify(gateway.requests)).not.toContain('fake-token')
  })

  it('a visitor is refused where the gateway refuses one', async () => {
    const { client } = setUp({ token: null })
    expect(isPortalError(await failureOf(client.companies.search({ keyword: '建工' })), 'unauthorized')).toBe(
      true,
    )
    expect(isPortalError(await failureOf(client.orders.status({ orderId: 'o1' })), 'unauthorized')).toBe(true)
  })

  it('encrypted ones are opened, and their results sealed', async () => {
    const { gateway, client } = setUp()
    gateway.answer('login.byPassword', ({ loginName }) => ({ access_token: `token of ${loginName}` }))
    const input = {
      loginName: 'wang',
      password: 'secret-1',
      params: { sign: 's', scene: 'password' as const },
    }
    expect(await client.login.byPassword(input)).toMatchObject({ access_token: 'token of wang' })
    const sealed = client.withOptions({ encrypt: 'results' })
    expect((await sealed.companies.search()).records).toHaveLength(3)
  })
})

describe('failures and time', () => {
  it('a refusal with Retry-After is waited for and tried again', async () => {
    const { gateway, client } = setUp()
    gateway.answer('tenders.search', refusal('00429', { retryAfter: 2000 }), { records: [] })
    const page = await gateway.clock.until(client.tenders.search({}, { timeout: 10_000 }))
    expect(page.total).toBe(0)
    const [first, second] = gateway.requests
    expect(second!.at - first!.at).toBeGreaterThanOrEqual(2000)
  })

  it.each([
    ['a reset connection', broken(), { kind: 'network', code: 'ECONNRESET' }],
    ['a connection reset within the answer', cut({ records: [] }), { kind: 'network', code: 'ECONNRESET' }],
    ['a proxy without a gateway', httpError(502), { kind: 'server', status: 502 }],
    ['a refusal of the catalogue', refusal('00409'), { kind: 'membershipExpired', status: 409 }],
    ['no answer', hanging(), { kind: 'timeout' }],
    ['an answer after the limit', slow(4000, { records: [] }), { kind: 'timeout' }],
  ])('%s is the error that it is', async (_, answer, error) => {
    const { gateway, client } = setUp()
    gateway.answer('tenders.search', answer)
    const call = failureOf(client.tenders.search({}, { retries: 0, timeout: 3000 }))
    expect(await gateway.clock.until(call)).toMatchObject(error)
  })

  it('a slow answer within the limit comes when its time has passed, and not before', async () => {
    const { gateway, client } = setUp()
    gateway.answer('tenders.search', slow(2000, { records: [] }))
    let isThere = false
    const call = client.tenders.search().then(() => {
      isThere = true
    })
    await gateway.clock.pass(1999)
    expect(isThere).toBe(false)
    await gateway.clock.pass(1)
    await call
  })
})

describe('whole journeys, without waiting', () => {
  it('a payment is polled by the fake clock', async () => {
    const { gateway, client } = setUp()
    const { clock } = gateway
    gateway.answer('orders.setPayType', 'weixin://pay')
    gateway.answer('orders.status', { payStatus: false }, { payStatus: true })
    const pay = async () => {
      const states: string[] = []
      for await (const { at } of payment(client, { orderId: 'o1', method: 'wechat' })) states.push(at)
      return [...new Set(states)]
    }
    const from = clock.now()
    expect(await clock.until(pay())).toEqual(['fetching', 'qr', 'paid', 'success'])
    expect(clock.now() - from).toBeGreaterThanOrEqual(4000)
  })

  it('a login by QR code is polled by the fake clock', async () => {
    const { gateway, client } = setUp()
    gateway.answer('login.createScan', { url: 'https://wx.example/1', loginTaskId: 't1' })
    gateway.answer(
      'login.byScan',
      { state: 'waiting' },
      { state: 'confirmed', userId: 'u1', access_token: 't' },
    )
    const logIn = async () => {
      for await (const state of scanLogin(client)) if (state.at === 'loggedIn') return state.access_token
      return null
    }
    expect(await gateway.clock.until(logIn())).toBe('t')
  })

  it('an export is followed to the content of its file', async () => {
    const { gateway, client } = setUp()
    gateway.answer('exports.file', '名称\n重庆建工\n')
    const download = await gateway.clock.until(
      client.exports.download(client.tenders.export({ format: 'csv' })),
    )
    expect(await (await download.blob()).text()).toBe('名称\n重庆建工\n')
  })
})

describe('the assistant', () => {
  it('streams the pieces of an answer, and goes on with a conversation', async () => {
    const { gateway, client } = setUp()
    gateway.answer('assistant.chat', ({ query, conversationId }) => [query, '：', conversationId ?? 'new'])
    const chat = client.assistant.chat({ query: '招标' })
    const pieces: string[] = []
    for await (const { answer } of chat) pieces.push(answer)
    expect(pieces).toEqual(['', '招标', '：', 'new'])
    const more = client.assistant.chat({ query: '四川', conversationId: chat.conversationId! })
    expect(await more.text()).toBe(`四川：${chat.conversationId}`)
  })

  it('a stream that is cut is an error; pieces that are too slow are a timeout', async () => {
    const { gateway, client } = setUp()
    gateway.answer('assistant.chat', cut(['半', '句']), slow(61_000, ['半', '句']))
    expect(await failureOf(client.assistant.chat({ query: 'x' }).text())).toMatchObject({ kind: 'network' })
    const silent = failureOf(client.assistant.chat({ query: 'x' }).text())
    expect(await gateway.clock.until(silent)).toMatchObject({ kind: 'timeout' })
  })
})
