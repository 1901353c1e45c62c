import type { LoginGateway } from '@zhushutong/domain/login'
import type { NewOrder, OrderGateway } from '@zhushutong/domain/purchase'
import { afterEach, describe, expect, expectTypeOf, it } from 'vitest'
import { nodePlatform } from '../client/node-platform'
import { createFullClientOn } from '../portal/full-client'
import { type Answer, openTestGateway, type Seen, type TestGateway } from '../testing/test-gateway'
import { loginGateway, orderGateway, recordLookup } from './index'

const opened: TestGateway[] = []
afterEach(async () => {
  for (const gateway of opened.splice(0)) await gateway.close()
})

const setUp = async (answers: Readonly<Record<string, Answer | 'break'>>) => {
  const gateway = await openTestGateway(
    ({ path }) => answers[path.split('/').at(-1) ?? ''] ?? { status: 404, code: '00404' },
  )
  opened.push(gateway)
  const client = createFullClientOn(nodePlatform(), { baseUrl: gateway.url, encrypt: 'never', retries: 0 })
  return { client, gateway, sent: (at = 0) => JSON.parse((gateway.seen[at] as Seen).body) }
}

describe('recordLookup', () => {
  it('gives failures as data: code, message, status; 0 without an answer', async () => {
    const { client } = await setUp({ detail: { code: '30003' }, search: 'break' })
    const lookup = recordLookup(client)
    expect(await lookup.detail('company', 'x')).toEqual({
      error: '30003',
      message: '未查询到相关信息',
      status: 200,
      requestId: expect.any(String),
    })
    expect(await lookup.search('person', { filters: {}, pageNum: 1, pageSize: 10 })).toMatchObject({
      status: 0,
    })
    for (const kind of ['unheard', 'constructor'])
      expect(await lookup.detail(kind, 'x')).toMatchObject({ status: 404 })
  })
})

describe('a signal', () => {
  it('aborts an adapter’s calls in flight, with its reason', async () => {
    const { client } = await setUp({})
    const controller = new AbortController()
    const { signal } = controller
    controller.abort('left')
    await expect(orderGateway(client, { signal }).orderStatus('o1')).rejects.toBe('left')
    await expect(loginGateway(client, { signal }).fetchScan()).rejects.toBe('left')
    await expect(loginGateway(client, { signal }).agreement('privacy')).rejects.toBe('left')
  })
})

describe('orderGateway', () => {
  const newOrder: NewOrder = {
    productId: 'p1',
    points: 100,
    wallet: 500,
    orderType: 'VIP',
    businessPrice: 59_800,
    buyType: null,
    childNumber: null,
    discountId: null,
    payContent: null,
    requestParam: null,
    scode: null,
  }
  const order = {
    orderId: 'o1',
    orderCode: '2026',
    orderType: 'VIP',
    status: 'paid',
    productId: 'p1',
    productName: 'SVIP 一年',
    productType: 'SVIP',
    businessPrice: 59_700,
    points: 100,
    wallet: 500,
    balance: 0,
    accountCode: 'a1',
    payType: 'WeChat',
    payTypeName: '微信支付',
    createTime: 1,
    payStartTime: 2,
    closesAt: 3,
    closeReason: null,
    serverTime: 60_002,
    arrived: 0,
    refunds: [],
    paySuccTime: 4,
    succTime: 5,
    vipService: { name: 'SVIP', discountAmount: 0, endTime: 6 },
  }

  it('PAY-02 creates, fetches the QR and polls, with the nine fields of PAY-03', async () => {
    const { client, sent } = await setUp({
      addOrderOnline: { data: 'o1' },
      getMyOrderOne: { data: { ...order, status: 'pending' } },
      setOnlinePayType: { data: 'weixin://pay' },
      getMyOrderStatus: { data: { payStatus: true, order } },
    })
    const orders = orderGateway(client)
    expectTypeOf(orders).toEqualTypeOf<OrderGateway>()
    const result = await orders.createOrder(newOrder)
    expect(result).toMatchObject({ orderId: 'o1' })
    // The order is one minute old by the gateway's clock, independent of this machine's clock.
    const age = Date.now() - ((result as { payStartTime: number | null }).payStartTime ?? 0)
    expect(Math.abs(age - 60_000)).toBeLessThan(5_000)
    expect(sent()).toEqual({
      productId: 'p1',
      orderType: 'VIP',
      points: 100,
      wallet: 500,
      businessPrice: 59_800,
      discountId: null,
    })
    expect(await orders.fetchQr('o1', 'alipay')).toEqual({ content: 'weixin://pay' })
    expect(sent(2)).toEqual({ orderId: 'o1', payType: 'AliPay', payfsFrom: 0 })
    expect(await orders.orderStatus('o1')).toEqual({
      payStatus: true,
      order: {
        productType: 'SVIP',
        productName: 'SVIP 一年',
        businessPrice: 59_700,
        balance: 0,
        accountCode: 'a1',
        orderCode: '2026',
        payTypeName: '微信支付',
        paySuccTime: 4,
        succTime: 5,
      },
    })
  })

  it('PAY-05 tells an order that is over from one that is not paid yet, and why', async () => {
    for (const [status, closeReason] of [
      ['pending', null],
      ['closed', 'superseded'],
      ['refund-due', null],
      ['refunding', null],
      ['refunded', null],
    ]) {
      const data = { payStatus: false, order: { ...order, status, closeReason } }
      const { client } = await setUp({ getMyOrderStatus: { data } })
      expect(await orderGateway(client).orderStatus('o1')).toEqual({ payStatus: false, status, closeReason })
    }
  })

  it('PAY-10 a failure has code and message, and an order is never created twice', async () => {
    const { client, gateway } = await setUp({ addOrderOnline: 'break', setOnlinePayType: { code: '40002' } })
    const orders = orderGateway(client)
    expect(await orders.createOrder(newOrder)).toMatchObject({ message: '网络连接失败，请检查网络后重试' })
    expect(gateway.seen).toHaveLength(1)
    expect(await orders.fetchQr('o1', 'wechat')).toEqual({
      error: '40002',
      message: '订单已支付，请勿重复支付',
    })
  })
})

describe('loginGateway', () => {
  const result = { token_type: 'Bearer', access_token: 'tok', userId: 'u', isSeven: true, isNew: true }
  const credentials = {
    mobile: '13900000000',
    validationCode: '123456',
    smsId: 's',
    captcha: 'c',
    scode: null,
  }

  it('LOG-03 logs in and passes the token only to keepToken', async () => {
    const kept: unknown[] = []
    const { client, sent } = await setUp({
      sendVerifySmsV2: { data: { smsId: 's1', resendAt: 1 } },
      registerLoginSms: { data: result },
      logOutByAnything: { status: 401, code: '00401' },
    })
    const gateway = loginGateway(client, { keepToken: (token) => kept.push(token) })
    expectTypeOf(gateway).toEqualTypeOf<LoginGateway>()
    expect(await gateway.sendSms({ mobile: '13900000000', captcha: 'c', scene: 'forgot' })).toEqual({
      smsId: 's1',
    })
    expect(sent()).toEqual({ mobile: '13900000000', params: { sign: 'c', scene: 'reset' } })
    expect(await gateway.loginBySms(credentials)).toEqual({ isSeven: true })
    await gateway.logout()
    expect(kept).toEqual(['tok', undefined])
  })

  it('LOG-04 shows a code, waits for it, and binds a WeChat user without an account', async () => {
    const kept: unknown[] = []
    const states = ['waiting', 'scanned', 'cancelled', 'expired', 'confirmed']
    const { client, gateway: server } = await setUp({
      getWxLoginUrl: { data: { url: 'https://wx', isPage: true, loginTaskId: 't1', expiresAt: 1 } },
      associatedUserByMobile: { data: result },
    })
    const byScan = async () => ({ state: states.shift() ?? 'confirmed', ...(states.length ? {} : sent) })
    let sent: object = {}
    const login = { ...client.login, byScan } as never
    const gateway = loginGateway({ login }, { keepToken: (token) => kept.push(token) })
    expect(await gateway.bindMobile(credentials)).toMatchObject({ error: { code: '20015' } })
    expect(server.seen).toHaveLength(0)
    expect(await gateway.fetchScan()).toEqual({ url: 'https://wx', isPage: true, taskId: 't1' })
    for (const scanned of [false, false]) expect(await gateway.pollScan('t1')).toEqual({ scanned })
    for (const over of ['cancelled', 'expired'])
      expect(await gateway.pollScan('t1')).toEqual({ scanned: false, over })
    expect(await gateway.pollScan('t1')).toEqual({ scanned: true, userId: null, isSeven: false })
    expect(await gateway.bindMobile({ ...credentials, scode: 'friend' })).toEqual({ isSeven: true })
    expect(JSON.parse(server.seen.at(-1)!.body)).toEqual({
      loginTaskId: 't1',
      mobile: '13900000000',
      smsId: 's',
      validationCode: '123456',
      scode: 'friend',
    })
    sent = result
    expect(await gateway.pollScan('t1')).toEqual({ scanned: true, userId: 'u', isSeven: true })
    expect(kept).toEqual(['tok', 'tok'])
  })
})
