import type { LoginGateway } from '@zhushutong/domain/login'
import type { NewOrder, OrderGateway, PackageGateway } from '@zhushutong/domain/purchase'
import type { RecordLookup } from '@zhushutong/domain/records'
import { afterEach, describe, expect, expectTypeOf, it } from 'vitest'
import { createPortalClientOn } from '../client'
import { nodePlatform } from '../client/node-platform'
import { type Answer, openTestGateway, type Seen, type TestGateway } from '../testing/test-gateway'
import { loginGateway, memberGateway, orderGateway, packageGateway, recordLookup } from './index'

const opened: TestGateway[] = []
afterEach(async () => {
  for (const gateway of opened.splice(0)) await gateway.close()
})

const setUp = async (answers: Readonly<Record<string, Answer | 'break'>>) => {
  const gateway = await openTestGateway(
    ({ path }) => answers[path.split('/').at(-1) ?? ''] ?? { status: 404, code: '00404' },
  )
  opened.push(gateway)
  const client = createPortalClientOn(nodePlatform(), { baseUrl: gateway.url, encrypt: 'never', retries: 0 })
  return { client, gateway, sent: (at = 0) => JSON.parse((gateway.seen[at] as Seen).body) }
}

describe('recordLookup', () => {
  const record = { id: 'c1', expired: false, locks: {} }

  it('implements the port: search, detail and suggestions', async () => {
    const page = { records: [record], total: 1, totalIsCapped: false, pages: 1, pageNum: 1, pageSize: 10 }
    const suggested = [{ id: 'c1', name: '重庆建工', region: '500000' }]
    const { client, sent } = await setUp({
      search: { data: { ...page, nextCursor: null, freshAt: null } },
      detail: { data: record },
      searchAssociation: { data: { records: suggested } },
    })
    const lookup = recordLookup(client)
    expectTypeOf(lookup).toEqualTypeOf<RecordLookup>()
    const query = { keyword: '建工', filters: { region: ['500000'] }, pageNum: 1, pageSize: 10 } as const
    expect(await lookup.search('company', query)).toMatchObject({ total: 1, records: [record] })
    expect(sent()).toEqual(query)
    expect(await lookup.detail('company', 'c1')).toEqual({ record })
    expect(await lookup.suggest('重庆')).toEqual(suggested)
  })

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
    const made = await orders.createOrder(newOrder)
    expect(made).toMatchObject({ orderId: 'o1' })
    // The order is one minute old by the gateway's clock, independent of this machine's clock.
    const age = Date.now() - ((made as { payStartTime: number | null }).payStartTime ?? 0)
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

  it('PAY-08 a transfer gives the account information', async () => {
    const account = {
      accountName: '筑数通科技',
      bankName: '建设银行',
      accountNo: '6222',
      amount: 158_000,
      arrived: 0,
      missing: 158_000,
      remark: 'ZST1',
    }
    const shown = async (arrived: number, missing: number) => {
      const { client } = await setUp({
        setOnlinePayType: { data: 'ZST1' },
        getTransferAccount: { data: { ...account, arrived, missing } },
      })
      return orderGateway(client).fetchQr('o1', 'transfer')
    }
    const content = '收款单位：筑数通科技\n开户银行：建设银行\n收款账号：6222\n转账附言：ZST1'
    expect(await shown(0, 158_000)).toEqual({ content })
    // TRF-02: a part was received, the rest is still due.
    expect(await shown(100_000, 58_000)).toEqual({
      content: `${content}\n已到账：¥1000.00\n还需转账：¥580.00`,
    })
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

  it('PAY-09 lists the packages of a type', async () => {
    const item = {
      id: 'p1',
      name: '一年',
      orderType: 'VIP',
      type: 1,
      incrementType: null,
      amount: 99_800,
      discountAmount: 59_800,
      disPrice: null,
      discountId: null,
      discountMode: 9,
      limitNum: null,
      purchasedNum: 0,
      effectiveTime: 365,
      isFirst: 0,
      isFirstPrice: null,
      showPrice: null,
      realPrice: null,
    }
    const { client } = await setUp({
      getServiceVipsByPage: { data: { records: [item], total: 1, pages: 1, pageNum: 1, pageSize: 100 } },
    })
    const gateway = packageGateway(client)
    expectTypeOf(gateway).toEqualTypeOf<PackageGateway>()
    expect(await gateway.packages('svip')).toMatchObject([{ id: 'p1', amount: 99_800, discountMode: null }])
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

  it('LOG-08 a refusal has status, code and message', async () => {
    const { client } = await setUp({ registerLoginSms: { code: '10011' }, forgetPassword: 'break' })
    const gateway = loginGateway(client)
    expect(await gateway.loginBySms(credentials)).toEqual({
      error: { http: 200, code: '10011', message: '验证码错误' },
    })
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

describe('memberGateway', () => {
  it('SES-03 answers with data or the code', async () => {
    const { client } = await setUp({
      getMemberInfoVO: { status: 401, code: '00401' },
      getMemberVipInfoVO: {
        data: {
          meberInfo: false,
          membershipEnded: false,
          vipInfo: null,
          memberIncrementInfos: [],
          memberships: [],
          serverTime: 0,
          userRole: null,
          switchToolDtos: [],
        },
      },
    })
    const gateway = memberGateway(client)
    expect(await gateway.basicInfo()).toEqual({ error: '00401' })
    expect(await gateway.memberInfo()).toMatchObject({ data: { meberInfo: false } })
  })
})
