import { DAY_MS } from '@zhushutong/domain/formatting'
import { expect, it } from 'vitest'
import { decide, LIFETIME, MANAGER, type TestBuyer } from '../../../test-support/buyer'
import { describeShop } from '../../../test-support/shop'

const BIZ = '/jian-butler-portal-biz'
const VIP = `${BIZ}/personalCenter/personalInfo/getMemberVipInfoVO`
const ENTERPRISE = { productId: 'enterprise-year', orderType: 'CWEB_COMBINE' }

describeShop('orders', {}, ({ gateway, database, buyer, pay }) => {
  const readEnds = async ({ token }: TestBuyer) => {
    const { data } = await gateway().call<{ memberships: { kind: string; overTime: number }[] }>(
      VIP,
      {},
      { token },
    )
    return new Map(data.memberships.map(({ kind, overTime }) => [kind, overTime]))
  }
  const readPrice = async (who: TestBuyer, orderId: string) => (await who.status(orderId)).order.businessPrice

  it('PAY-12 the price is the server’s: first purchase, then list; an unexpected price is refused', async () => {
    const who = await buyer()
    for (const [more, statusCode] of [
      [{ businessPrice: 237_999 }, '40003'],
      [{ orderType: 'INCREMENT' }, '40003'],
      [{ discountId: 'other' }, '40003'],
      [{ productId: 'no-such' }, '40000'],
    ] as const)
      expect((await who.create({ productId: 'svip-year', ...more })).statusCode).toBe(statusCode)
    // A product without shared accounts ignores `childNumber`, as it does the document's default of 3.
    const first = await pay(who, { productId: 'svip-year', businessPrice: 238_000, childNumber: 3 })
    expect(await readPrice(who, first)).toBe(238_000)
    expect((await who.create({ productId: 'svip-year', businessPrice: 238_000 })).statusCode).toBe('40003')
    const { data: second } = await who.create({ productId: 'svip-year', businessPrice: 298_000 })
    expect(await readPrice(who, second)).toBe(298_000)
    expect((await who.prices()).find(({ id }) => id === 'svip-year')).toMatchObject({
      isFirst: 1,
      purchasedNum: 1,
    })
    // A promotion for one purchase.
    const promoted = await pay(who, { productId: 'svip-month' })
    const { data: list } = await who.create({ productId: 'svip-month' })
    expect([await readPrice(who, promoted), await readPrice(who, list)]).toEqual([34_800, 39_800])
  })

  it('MEM-03 the listed price of the enterprise VIP is that of an order that names no number', async () => {
    const who = await buyer()
    const listed = await gateway().call<{ records: { amount: number; id: string }[] }>(
      `${BIZ}/serviceVip/getServiceVipsByPage`,
      { vipTypeId: 'enterprise' },
    )
    const { id: productId, amount: businessPrice } = listed.data.records[0]!
    const { data: orderId } = await who.create({ ...ENTERPRISE, productId, businessPrice })
    expect((await who.status(orderId)).order).toMatchObject({
      businessPrice: 298_000,
      productType: '企业 VIP',
      productName: '企业 VIP 一年（2 个共享账号）',
    })
    const { data: larger } = await who.create({ ...ENTERPRISE, childNumber: 3 })
    expect(await readPrice(who, larger)).toBe(398_000)
    expect((await who.create({ ...ENTERPRISE, points: 1 })).statusCode).toBe('40003')
  })

  it('MEM-06 a renewal extends each membership from its own end', async () => {
    const who = await buyer()
    await pay(who, { productId: 'svip-month' })
    await pay(who, ENTERPRISE)
    const before = await readEnds(who)
    gateway().clock.advance(DAY_MS)
    await pay(who, ENTERPRISE)
    const after = await readEnds(who)
    expect(after.get('svip')).toBe(before.get('svip'))
    expect((after.get('enterprise') ?? 0) - gateway().clock.now()).toBe((2 * 365 - 1) * DAY_MS)
  })

  it('PAY-15 a combined offer grants all that it includes in one order, once', async () => {
    const who = await buyer()
    const offers = await gateway().call<{ records: { id: string }[] }>(
      `${BIZ}/product/combine/getCombineServicesList`,
    )
    expect(offers.data.records.find(({ id }) => id === 'combine-growth-year')).toMatchObject({
      amount: 298_000 + 128_000 + 198_000,
      discountAmount: 499_200,
      services: [{ kind: 'svip' }, { kind: 'company_outnews' }, { kind: 'analysis_vip' }],
    })
    const offer = { productId: 'combine-growth-year', orderType: 'WEB_COMBINE', businessPrice: 499_200 }
    const orderId = await pay(who, offer)
    await decide(gateway(), orderId, 'paid')
    const until = gateway().clock.now() + 365 * DAY_MS
    expect(await readEnds(who)).toEqual(
      new Map([
        ['svip', until],
        ['company_outnews', until],
        ['analysis_vip', until],
      ]),
    )
    expect((await who.status(orderId)).order).toMatchObject({ productType: '组合优惠', succTime: until })
    expect(await database().sql`select kind from grants where order_id = ${orderId}`).toHaveLength(3)
    expect((await who.prices()).find(({ id }) => id === 'svip-year')).toMatchObject({ isFirst: 1 })
  })

  it('PAY-07 points that cover the price pay at once; the grant comes with the order', async () => {
    const who = await buyer(300_000)
    const { data: orderId } = await who.create({ productId: 'svip-year', points: 238_000 })
    const { payStatus, order } = await who.status(orderId)
    expect(payStatus).toBe(true)
    // A balance is shown only with a wallet; points are no money.
    expect(order).toMatchObject({ businessPrice: 0, payType: 'Points', points: 238_000, balance: null })
    expect(await who.points()).toBe(62_000)
    expect(await who.svip()).not.toBeNull()
  })

  it('VAL-15 points beyond balance or price are refused, never spent twice, and returned on closing', async () => {
    const who = await buyer(1000)
    expect((await who.create({ productId: 'svip-month', points: 1001 })).statusCode).toBe('40003')
    const rich = await buyer(250_000)
    expect((await rich.create({ productId: 'svip-year', points: 238_001 })).statusCode).toBe('40003')
    const answers = await Promise.all([
      who.create({ productId: 'svip-month', points: 1000 }),
      who.create({ productId: 'staff-vacancy-year', orderType: 'INCREMENT', points: 1000 }),
      who.create({ productId: 'company-dynamic-year', orderType: 'INCREMENT', points: 1000 }),
    ])
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual(['00000', '40003', '40003'])
    expect(await who.points()).toBe(0)
    gateway().clock.advance(LIFETIME)
    for (let times = 0; times < 2; times += 1) {
      expect((await who.manager('selectOrderNums')).data).toMatchObject({ all: 1, closed: 1 })
      expect(await who.points()).toBe(1000)
    }
  })

  it('a user has one open order of a kind: the same request returns it, a different one replaces it', async () => {
    const who = await buyer(500)
    const created = await Promise.all(
      Array.from({ length: 5 }, () => who.create({ productId: 'svip-year', points: 500 })),
    )
    expect(new Set(created.map(({ data }) => data)).size).toBe(1)
    expect(await who.points()).toBe(0)
    const { data: other } = await who.create({ productId: 'svip-half' })
    expect(other).not.toBe(created[0]!.data)
    expect((await who.status(created[0]!.data)).order.status).toBe('closed')
    expect(await who.points()).toBe(500)
  })

  it('another user’s order is treated as missing; the owner removes it from the list once it closed', async () => {
    const [owner, other] = [await buyer(), await buyer()]
    const { data: orderId } = await owner.create({ productId: 'svip-year' })
    expect((await other.choose(orderId)).statusCode).toBe('40001')
    for (const name of ['getMyOrderStatus', 'getTransferAccount', 'getMyOrderOne', 'delMyOrder']) {
      expect((await other.manager(name, { orderId })).statusCode).toBe('40001')
      expect((await gateway().call(`${MANAGER}/${name}`, { orderId })).http).toBe(401)
    }
    expect((await other.manager('pageMyOrder')).data).toMatchObject({ total: 0 })
    expect((await owner.manager('delMyOrder', { orderId })).statusCode).toBe('40011')
    gateway().clock.advance(LIFETIME)
    expect((await owner.manager('delMyOrder', { orderId })).statusCode).toBe('00000')
    expect((await owner.manager('pageMyOrder')).data).toMatchObject({ total: 0, records: [] })
  })
})
