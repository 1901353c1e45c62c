import { DAY_MS } from '@zhushutong/domain/formatting'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { decide, LIFETIME, MANAGER, newBuyer } from '../../../test-support/buyer'
import { describeOnPostgres } from '../../../test-support/databases'
import { loginBySms, startGateway, type TestGateway } from '../../../test-support/gateway'
import { accountFeature } from '../../account'
import { demoAccountsFeature } from '../../demo-data'
import { sandboxFeature } from '../../sandbox'
import { purchaseFeature } from '..'

describeOnPostgres('orders', (database) => {
  let gateway: TestGateway
  beforeAll(async () => {
    gateway = await startGateway(database(), [
      demoAccountsFeature,
      accountFeature,
      purchaseFeature,
      sandboxFeature,
    ])
  })
  afterAll(() => gateway?.close())

  const buyer = (points = 0) => newBuyer(gateway, database(), points)

  it('PAY-12 the price is the server’s: first purchase, then list; an unexpected price is refused', async () => {
    const who = await buyer()
    expect((await who.create({ productId: 'svip-year', businessPrice: 1 })).statusCode).toBe('40003')
    expect((await who.create({ productId: 'svip-year', businessPrice: 237_999 })).statusCode).toBe('40003')
    expect((await who.create({ productId: 'svip-year', orderType: 'INCREMENT' })).statusCode).toBe('40003')
    expect((await who.create({ productId: 'svip-year', discountId: 'other' })).statusCode).toBe('40003')
    // A product without shared accounts ignores `childNumber`, as it does the document's default of 3.
    const { data: unshared } = await who.create({ productId: 'svip-year', childNumber: 3 })
    expect((await who.status(unshared)).order.businessPrice).toBe(238_000)
    expect((await who.create({ productId: 'no-such' })).statusCode).toBe('40000')
    const { data: first } = await who.create({ productId: 'svip-year', businessPrice: 238_000 })
    expect((await who.status(first)).order.businessPrice).toBe(238_000)
    await who.choose(first)
    await decide(gateway, first, 'paid')
    expect((await who.create({ productId: 'svip-year', businessPrice: 238_000 })).statusCode).toBe('40003')
    const { data: second } = await who.create({ productId: 'svip-year', businessPrice: 298_000 })
    expect((await who.status(second)).order.businessPrice).toBe(298_000)
    expect((await who.prices()).find((item) => item.id === 'svip-year')).toMatchObject({
      isFirst: 1,
      purchasedNum: 1,
    })
  })

  it('MEM-03 the enterprise VIP is 2980 yuan with 2 accounts, 1000 more for each further', async () => {
    const who = await buyer()
    const enterprise = { productId: 'enterprise-year', orderType: 'CWEB_COMBINE' }
    for (const [childNumber, price] of [
      [1, 298_000],
      [2, 298_000],
      [3, 398_000],
      [99, 9_998_000],
    ] as const) {
      const { data: orderId } = await who.create({ ...enterprise, childNumber })
      expect((await who.status(orderId)).order.businessPrice).toBe(price)
    }
    expect((await who.create({ ...enterprise, points: 1 })).statusCode).toBe('40003')
  })

  it('MEM-03 the listed price of the enterprise VIP is that of an order that names no number', async () => {
    const who = await buyer()
    const listed = await gateway.call<{ records: { amount: number; id: string }[] }>(
      '/jian-butler-portal-biz/serviceVip/getServiceVipsByPage',
      { vipTypeId: 'enterprise' },
    )
    const year = listed.data.records[0]
    const { data: orderId } = await who.create({
      productId: year?.id,
      orderType: 'CWEB_COMBINE',
      businessPrice: year?.amount,
    })
    const { order } = await who.status(orderId)
    expect(order).toMatchObject({
      businessPrice: 298_000,
      productType: '企业 VIP',
      productName: '企业 VIP 一年（2 个共享账号）',
    })
  })

  it('MEM-06 a renewal extends each membership from its own end', async () => {
    const who = await buyer()
    const held = async () =>
      (
        await gateway.call<{ memberships: { kind: string; overTime: number }[] }>(
          '/jian-butler-portal-biz/personalCenter/personalInfo/getMemberVipInfoVO',
          {},
          { token: who.token },
        )
      ).data.memberships
    const pay = async (productId: string, orderType: string) => {
      const { data } = await who.create({ productId, orderType })
      await who.choose(data)
      await decide(gateway, data, 'paid')
    }
    await pay('svip-month', 'VIP')
    await pay('enterprise-year', 'CWEB_COMBINE')
    const [first] = await held()
    gateway.clock.advance(DAY_MS)
    await pay('enterprise-year', 'CWEB_COMBINE')
    const after = await held()
    expect(after.find(({ kind }) => kind === 'svip')).toEqual(
      [first, ...after].find((one) => one?.kind === 'svip'),
    )
    const end = after.find(({ kind }) => kind === 'enterprise')?.overTime ?? 0
    expect(end - gateway.clock.now()).toBe((2 * 365 - 1) * DAY_MS)
  })

  it('PAY-15 a combined offer grants all that it includes in one order, once', async () => {
    const who = await buyer()
    const { data } = await gateway.call<{
      records: { id: string; amount: number; services: { kind: string }[] }[]
    }>('/jian-butler-portal-biz/product/combine/getCombineServicesList', {})
    const offer = data.records.find(({ id }) => id === 'combine-growth-year')
    expect(offer).toMatchObject({ amount: 298_000 + 128_000 + 198_000, discountAmount: 499_200 })
    expect(offer?.services.map(({ kind }) => kind)).toEqual(['svip', 'company_outnews', 'analysis_vip'])
    const wanted = { productId: 'combine-growth-year', orderType: 'WEB_COMBINE', businessPrice: 499_200 }
    const { data: orderId } = await who.create(wanted)
    await who.choose(orderId)
    await decide(gateway, orderId, 'paid')
    await decide(gateway, orderId, 'paid')
    const vip = await gateway.call<{ memberships: { kind: string; overTime: number }[] }>(
      '/jian-butler-portal-biz/personalCenter/personalInfo/getMemberVipInfoVO',
      {},
      { token: who.token },
    )
    const until = gateway.clock.now() + 365 * DAY_MS
    expect(vip.data.memberships.map(({ kind, overTime }) => [kind, overTime])).toEqual(
      expect.arrayContaining([
        ['svip', until],
        ['company_outnews', until],
        ['analysis_vip', until],
      ]),
    )
    expect((await who.status(orderId)).order).toMatchObject({ productType: '组合优惠', succTime: until })
    const granted = await database().sql`select kind from grants where order_id = ${orderId} order by kind`
    expect(granted).toHaveLength(3)
    expect((await who.prices()).find(({ id }) => id === 'svip-year')).toMatchObject({ isFirst: 1 })
  })

  it('PAY-12 who bought before is no first buyer, the demo account whose SVIP expired either', async () => {
    const { access_token: token } = await loginBySms(gateway, '12000000003')
    const { data } = await gateway.call<{ records: { id: string; isFirst: number }[] }>(
      '/jian-butler-portal-biz/serviceVip/listSvipPrices',
      {},
      { token },
    )
    expect(data.records.every(({ isFirst }) => isFirst === 1)).toBe(true)
    const page = await gateway.call<{ records: object[] }>(`${MANAGER}/pageMyOrder`, {}, { token })
    expect(page.data.records).toMatchObject([{ status: 'paid', productName: '建筑管家 SVIP 一年' }])
  })

  it('PAY-07 points that cover the price pay at once; the grant comes with the order', async () => {
    const who = await buyer(300_000)
    const { data: orderId } = await who.create({ productId: 'svip-year', points: 238_000 })
    const { payStatus, order } = await who.status(orderId)
    expect(payStatus).toBe(true)
    expect(order).toMatchObject({ businessPrice: 0, payType: 'Points', points: 238_000 })
    // A balance is shown only with a wallet; points are no money.
    expect(order).toMatchObject({ balance: null })
    expect(await who.points()).toBe(62_000)
    expect(await who.svip()).not.toBeNull()
  })

  it('VAL-15 more points than the balance, or than the price, are refused', async () => {
    const who = await buyer(250_000)
    expect((await who.create({ productId: 'svip-year', points: 238_001 })).statusCode).toBe('40003')
    expect((await who.create({ productId: 'svip-month', points: 250_000 })).statusCode).toBe('40003')
    const poor = await buyer(10)
    expect((await poor.create({ productId: 'svip-month', points: 11 })).statusCode).toBe('40003')
    expect((await poor.create({ productId: 'svip-month', points: 10 })).statusCode).toBe('00000')
  })

  it('points are never spent twice, and are returned when the order closes', async () => {
    const who = await buyer(1000)
    const wanted = [
      { productId: 'svip-month', points: 1000 },
      { productId: 'staff-vacancy-year', orderType: 'INCREMENT', points: 1000 },
      { productId: 'company-dynamic-year', orderType: 'INCREMENT', points: 1000 },
    ]
    const answers = await Promise.all(wanted.map((body) => who.create(body)))
    expect(answers.map((answer) => answer.statusCode).sort()).toEqual(['00000', '40003', '40003'])
    expect(await who.points()).toBe(0)
    gateway.clock.advance(LIFETIME)
    expect((await who.manager('selectOrderNums')).data).toMatchObject({ all: 1, closed: 1 })
    expect(await who.points()).toBe(1000)
    await who.manager('selectOrderNums')
    expect(await who.points()).toBe(1000)
  })

  it('a user has one open order of a kind: the same request returns it, a different one replaces it', async () => {
    const who = await buyer(500)
    const made = await Promise.all(
      Array.from({ length: 5 }, () => who.create({ productId: 'svip-year', points: 500 })),
    )
    expect(new Set(made.map((answer) => answer.data)).size).toBe(1)
    expect(await who.points()).toBe(0)
    const { data: other } = await who.create({ productId: 'svip-half' })
    expect(other).not.toBe(made[0]?.data)
    expect((await who.status(made[0]!.data)).order.status).toBe('closed')
    expect(await who.points()).toBe(500)
  })

  it('PAY-12 a promotion for one purchase applies once', async () => {
    const who = await buyer()
    const first = await who.buy('svip-month')
    expect((await who.status(first)).order.businessPrice).toBe(34_800)
    const { data: second } = await who.create({ productId: 'svip-month' })
    expect((await who.status(second)).order.businessPrice).toBe(39_800)
  })

  it('another user’s order is treated as missing, by every call', async () => {
    const [owner, other] = [await buyer(), await buyer()]
    const { data: orderId } = await owner.create({ productId: 'svip-year' })
    expect((await other.choose(orderId)).statusCode).toBe('40001')
    for (const name of ['getMyOrderStatus', 'getTransferAccount', 'getMyOrderOne', 'delMyOrder']) {
      expect((await other.manager(name, { orderId })).statusCode).toBe('40001')
      expect((await other.manager(name, { orderId: 'nonsense' })).statusCode).toBe('40001')
      expect((await gateway.call(`${MANAGER}/${name}`, { orderId })).http).toBe(401)
    }
    expect((await other.manager('pageMyOrder')).data).toMatchObject({ total: 0 })
    expect((await owner.status(orderId)).order.status).toBe('pending')
  })

  it('only a closed order can be removed from the list', async () => {
    const who = await buyer()
    const { data: orderId } = await who.create({ productId: 'svip-year' })
    expect((await who.manager('delMyOrder', { orderId })).statusCode).toBe('40011')
    gateway.clock.advance(LIFETIME)
    expect((await who.manager('delMyOrder', { orderId })).statusCode).toBe('00000')
    expect((await who.manager('pageMyOrder')).data).toMatchObject({ total: 0, records: [] })
  })
})
