import { DAY_MS } from '@zhushutong/domain/formatting'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { decide, LIFETIME, newBuyer, type TestBuyer } from '../../../test-support/buyer'
import { describeOnBoth } from '../../../test-support/databases'
import { startGateway, type TestGateway } from '../../../test-support/gateway'
import { accountFeature } from '../../account'
import { demoAccountsFeature } from '../../demo-data'
import { sandboxFeature } from '../../sandbox'
import { purchaseFeature } from '..'
import { MERCHANT_ID, notificationOf, signedHeaders } from '../providers/cashier'

describeOnBoth('payments', (database) => {
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

  const notificationFor = async (who: TestBuyer, orderId: string, changes: object = {}) => {
    const { order } = await who.status(orderId)
    return {
      channel: 'wechat',
      merchantId: MERCHANT_ID,
      outTradeNo: order.orderCode,
      transactionId: `t-${orderId}`,
      amount: order.businessPrice,
      currency: 'CNY',
      tradeState: 'SUCCESS',
      paidAt: gateway.clock.now(),
      ...changes,
    }
  }

  const post = async (text: object, headers?: Record<string, string>, method = 'wechat') => {
    const payload = Buffer.from(JSON.stringify(text))
    const answer = await gateway.app.server.inject({
      method: 'POST',
      url: `/notify/sandbox/${method}`,
      payload,
      headers: {
        'content-type': 'application/json',
        ...(headers ?? signedHeaders(payload, gateway.clock.now())),
      },
    })
    return answer.statusCode
  }

  const rows = async (table: string, orderId: string) =>
    (
      await database()
        .sql`select count(*)::int as n from ${database().sql.identifier(table)} where order_id = ${orderId}`
    )[0]?.n

  it('PAY-02 the QR code leads to the cashier, whose notification over HTTP pays the order and grants the SVIP', async () => {
    const who = await buyer()
    const { data: orderId } = await who.create({ productId: 'svip-year' })
    const { data: content } = await who.choose(orderId)
    expect(content).toMatch(
      new RegExp(`^${gateway.url.replace('localhost', '[\\w.]+')}/sandbox/cashier/[0-9a-f-]{36}$`),
    )
    expect((await who.status(orderId)).payStatus).toBe(false)
    expect(await decide(gateway, content.split('/').at(-1)!, 'failed')).toMatchObject({ state: 'failed' })
    expect((await who.choose(orderId)).data).toBe(content)
    expect(await decide(gateway, content.split('/').at(-1)!, 'paid')).toMatchObject({
      state: 'paid',
      orderId,
    })
    const { payStatus, order } = await who.status(orderId)
    expect(payStatus).toBe(true)
    expect(order.succTime).toBe(gateway.clock.now() + 365 * DAY_MS)
    expect(await who.svip()).toMatchObject({ type: 1, overTime: order.succTime })
    expect((await who.choose(orderId)).statusCode).toBe('40002')
  })

  it('a second year is added to the first', async () => {
    const who = await buyer()
    await who.buy('svip-year')
    gateway.clock.advance(DAY_MS)
    await who.buy('svip-year')
    expect((await who.svip())?.overTime).toBe(gateway.clock.now() - DAY_MS + 2 * 365 * DAY_MS)
  })

  it('twenty notifications at once and shuffled grant once', async () => {
    const [a, b] = [await buyer(), await buyer()]
    const ids = await Promise.all(
      [a, b].map(async (who) => (await who.create({ productId: 'svip-year' })).data),
    )
    const texts = await Promise.all([a, b].map((who, i) => notificationFor(who, ids[i]!)))
    const shuffled = Array.from({ length: 40 }, (_, i) => texts[(i * 7) % 2]!)
    const answers = await Promise.all(shuffled.map((text) => post(text)))
    expect(new Set(answers)).toEqual(new Set([200]))
    for (const [i, who] of [a, b].entries()) {
      expect(await rows('grants', ids[i]!)).toBe(1)
      expect(await rows('payments', ids[i]!)).toBe(1)
      expect((await who.svip())?.overTime).toBe(gateway.clock.now() + 365 * DAY_MS)
    }
  })

  it('a notification that comes before the pre-payment request is accepted', async () => {
    const who = await buyer()
    const { data: orderId } = await who.create({ productId: 'svip-month' })
    const [answer] = await Promise.all([post(await notificationFor(who, orderId)), who.choose(orderId)])
    expect(answer).toBe(200)
    expect((await who.status(orderId)).payStatus).toBe(true)
  })

  it('a payment after the order closed waits for its refund and grants nothing', async () => {
    const who = await buyer()
    const { data: orderId } = await who.create({ productId: 'svip-year' })
    await who.choose(orderId)
    await decide(gateway, orderId, 'paid-late')
    gateway.clock.advance(LIFETIME - 1)
    expect((await who.status(orderId)).order.status).toBe('pending')
    gateway.clock.advance(1)
    expect((await who.status(orderId)).order.status).toBe('closed')
    expect((await who.choose(orderId)).statusCode).toBe('40011')
    gateway.clock.advance(1000)
    await expect.poll(async () => (await who.status(orderId)).order.status).toMatch(/^refund/)
    expect(await who.svip()).toBeNull()
    expect((await who.manager('selectOrderNums')).data).toMatchObject({ all: 1, paid: 0, closed: 0 })
    const [kept] = await database().sql`select outcome from payments where order_id = ${orderId}`
    expect(kept).toEqual({ outcome: 'late' })
  })

  it('a late notification of a payment made in time grants as long as the order is open', async () => {
    const who = await buyer()
    const { data: orderId } = await who.create({ productId: 'svip-year' })
    const text = await notificationFor(who, orderId)
    gateway.clock.advance(LIFETIME + 1)
    expect(await post(text)).toBe(200)
    expect((await who.status(orderId)).payStatus).toBe(true)
  })

  it('a second payment of a paid order is stored for its refund', async () => {
    const who = await buyer()
    const orderId = await who.buy('svip-month')
    const second = { ...(await notificationFor(who, orderId)), transactionId: 'second', channel: 'alipay' }
    expect(await post(second, undefined, 'alipay')).toBe(200)
    expect(await post(second, undefined, 'alipay')).toBe(200)
    expect((await who.status(orderId)).order.status).toBe('paid')
    expect(await rows('grants', orderId)).toBe(1)
    const kept = await database()
      .sql`select outcome from payments where order_id = ${orderId} order by outcome`
    expect(kept.map((row) => row.outcome)).toEqual(['granted', 'paid-twice'])
  })

  it('wrong amount, currency, merchant, channel, order, signature, nonce and time are refused', async () => {
    const who = await buyer()
    const { data: orderId } = await who.create({ productId: 'svip-year' })
    const right = await notificationFor(who, orderId)
    const now = gateway.clock.now()
    const headers = (at = now, text: object = right) => signedHeaders(Buffer.from(JSON.stringify(text)), at)
    expect(await post({ ...right, amount: right.amount - 1 })).toBe(400)
    expect(await post({ ...right, currency: 'USD' })).toBe(400)
    expect(await post({ ...right, merchantId: 'someone-else' })).toBe(400)
    expect(await post(right, undefined, 'alipay')).toBe(400)
    expect(await post({ ...right, outTradeNo: 'ZST0' })).toBe(404)
    expect(await post({ hello: 'world' })).toBe(400)
    expect(await post(right, {})).toBe(401)
    expect(await post({ ...right, amount: 1 }, headers())).toBe(401)
    expect(await post(right, { ...headers(), 'cashier-nonce': 'other' })).toBe(401)
    expect(await post(right, { ...headers(), 'cashier-timestamp': String(now + 1) })).toBe(401)
    expect(await post(right, headers(now - 360_000))).toBe(400)
    expect(await post(right, headers(now + 360_000))).toBe(400)
    expect(await post({ ...right, tradeState: 'CLOSED' })).toBe(200)
    expect((await who.status(orderId)).order.status).toBe('pending')
    expect(await rows('payments', orderId)).toBe(0)
    expect(await post(right, headers(now - 300_000))).toBe(200)
    expect((await who.status(orderId)).payStatus).toBe(true)
  })

  it('a failure halfway leaves nothing behind, and the next notification grants', async () => {
    const who = await buyer()
    const { data: orderId } = await who.create({ productId: 'svip-year' })
    const text = await notificationFor(who, orderId)
    await database().sql.raw(`
      create function fail_grant() returns trigger language plpgsql as 'begin raise exception ''power cut''; end';
      create trigger fail_grant before insert on grants for each row execute function fail_grant()`)
    expect(await post(text)).toBe(500)
    expect((await who.status(orderId)).order.status).toBe('pending')
    expect(await rows('payments', orderId)).toBe(0)
    expect(await who.svip()).toBeNull()
    await database().sql.raw('drop trigger fail_grant on grants; drop function fail_grant()')
    expect(await post(text)).toBe(200)
    expect(await rows('grants', orderId)).toBe(1)
  })

  it('a payment whose notification was lost is found by the sweeper’s query', async () => {
    const who = await buyer()
    const { data: orderId } = await who.create({ productId: 'svip-year' })
    const { data: content } = await who.choose(orderId)
    const id = content.split('/').at(-1)!
    await database().sql`update cashier_payments set state = 'paid', transaction_id = 'unheard',
      paid_at = ${new Date(gateway.clock.now()).toISOString()} where id = ${id}`
    gateway.clock.advance(LIFETIME + 1)
    expect((await who.status(orderId)).payStatus).toBe(true)
  })

  it('PAY-08 a transfer is confirmed by staff', async () => {
    const who = await buyer()
    const { data: orderId } = await who.create({ productId: 'svip-year' })
    const { data: remark } = await who.choose(orderId, 'CompanyPay')
    const account = await who.manager('getTransferAccount', { orderId })
    expect(account.data).toMatchObject({ amount: 238_000, remark })
    expect(await gateway.sandbox('/sandbox/cashier')).toContainEqual(
      expect.objectContaining({ orderId, method: 'transfer' }),
    )
    await decide(gateway, orderId, 'transfer-confirmed')
    await decide(gateway, orderId, 'transfer-confirmed')
    expect((await who.status(orderId)).order).toMatchObject({ status: 'paid', payType: 'CompanyPay' })
    expect(await rows('grants', orderId)).toBe(1)
  })

  it('PAY-08 a transfer that takes the bank two days is granted; going back to a QR code is then too late', async () => {
    const who = await buyer()
    const { data: orderId } = await who.create({ productId: 'svip-year' })
    await who.choose(orderId, 'CompanyPay')
    gateway.clock.advance(2 * 86_400_000)
    expect((await who.status(orderId)).order.status).toBe('pending')
    expect((await who.choose(orderId, 'WeChat')).statusCode).toBe('40011')
    await decide(gateway, orderId, 'transfer-confirmed')
    expect((await who.status(orderId)).order).toMatchObject({ status: 'paid', payType: 'CompanyPay' })
  })

  it('the numbers of paid orders, granted payments and grants are equal', async () => {
    const [sums] = await database().sql`select
      (select count(*)::int from orders where status = 'paid') as paid,
      (select count(*)::int from payments where outcome = 'granted') as payments,
      (select count(*)::int from grants) as grants`
    expect(sums?.paid).toBeGreaterThan(10)
    expect(sums).toEqual({ paid: sums?.paid, payments: sums?.paid, grants: sums?.paid })
  })

  it('the body of a notification contains the cashier’s data of the payment', () => {
    const payment = {
      channel: 'wechat',
      outTradeNo: 'ZST1',
      amount: 5,
      currency: 'CNY',
      merchantId: MERCHANT_ID,
    }
    const text = notificationOf({ ...payment, transactionId: 't', paidAt: 7 } as Parameters<
      typeof notificationOf
    >[0])
    expect(JSON.parse(text.toString())).toEqual({
      ...payment,
      transactionId: 't',
      paidAt: 7,
      tradeState: 'SUCCESS',
    })
  })
})
