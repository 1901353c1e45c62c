import { DAY_MS } from '@zhushutong/domain/formatting'
import { expect, it } from 'vitest'
import { decide, LIFETIME, type TestBuyer } from '../../../test-support/buyer'
import { describeShop } from '../../../test-support/shop'
import { MERCHANT_ID, signedHeaders } from '../providers/cashier'

describeShop('payments', {}, ({ gateway, database, buyer }) => {
  const buildNotification = async (who: TestBuyer, orderId: string) => {
    const { order } = await who.status(orderId)
    return {
      channel: 'wechat',
      merchantId: MERCHANT_ID,
      outTradeNo: order.orderCode,
      transactionId: `t-${orderId}`,
      amount: order.businessPrice,
      currency: 'CNY',
      tradeState: 'SUCCESS',
      paidAt: gateway().clock.now(),
    }
  }
  const post = async (text: object, headers?: Record<string, string>, method = 'wechat') => {
    const payload = Buffer.from(JSON.stringify(text))
    const signed = headers ?? signedHeaders(payload, gateway().clock.now())
    const answer = await gateway().app.server.inject({
      method: 'POST',
      url: `/notify/sandbox/${method}`,
      payload,
      headers: { 'content-type': 'application/json', ...signed },
    })
    return answer.statusCode
  }
  /** The numbers of payments and of grants of an order. */
  const countRows = async (orderId: string) => {
    const [counts] = await database().sql`select
      (select count(*)::int from payments where order_id = ${orderId}) as payments,
      (select count(*)::int from grants where order_id = ${orderId}) as grants`
    return [counts?.payments, counts?.grants]
  }

  it('PAY-02 the QR code leads to the cashier, whose notification over HTTP pays the order and grants the SVIP', async () => {
    const who = await buyer()
    const { data: orderId } = await who.create({ productId: 'svip-year' })
    const { data: content } = await who.choose(orderId)
    const host = gateway().url.replace('localhost', '[\\w.]+')
    expect(content).toMatch(new RegExp(`^${host}/sandbox/cashier/[0-9a-f-]{36}$`))
    const id = content.split('/').at(-1)!
    expect(await decide(gateway(), id, 'failed')).toMatchObject({ state: 'failed' })
    expect((await who.status(orderId)).payStatus).toBe(false)
    expect((await who.choose(orderId)).data).toBe(content)
    expect(await decide(gateway(), id, 'paid')).toMatchObject({ state: 'paid', orderId })
    const { payStatus, order } = await who.status(orderId)
    expect(payStatus).toBe(true)
    expect(order.succTime).toBe(gateway().clock.now() + 365 * DAY_MS)
    expect(await who.svip()).toMatchObject({ type: 1, overTime: order.succTime })
    expect((await who.choose(orderId)).statusCode).toBe('40002')
  })

  it('twenty notifications at once and shuffled grant once', async () => {
    const buyers = [await buyer(), await buyer()]
    const ids = await Promise.all(
      buyers.map(async (who) => (await who.create({ productId: 'svip-year' })).data),
    )
    const texts = await Promise.all(buyers.map((who, i) => buildNotification(who, ids[i]!)))
    const answers = await Promise.all(Array.from({ length: 40 }, (_, i) => post(texts[(i * 7) % 2]!)))
    expect(new Set(answers)).toEqual(new Set([200]))
    for (const [i, who] of buyers.entries()) {
      expect(await countRows(ids[i]!)).toEqual([1, 1])
      expect((await who.svip())?.overTime).toBe(gateway().clock.now() + 365 * DAY_MS)
    }
  })

  it('wrong amount, currency, merchant, channel, order, signature, nonce and time are refused', async () => {
    const who = await buyer()
    const { data: orderId } = await who.create({ productId: 'svip-year' })
    const right = await buildNotification(who, orderId)
    const now = gateway().clock.now()
    const headers = (at = now) => signedHeaders(Buffer.from(JSON.stringify(right)), at)
    const refusals: readonly [status: number, text: object, headers?: Record<string, string>][] = [
      [400, { ...right, amount: right.amount - 1 }],
      [400, { ...right, currency: 'USD' }],
      [400, { ...right, merchantId: 'someone-else' }],
      [404, { ...right, outTradeNo: 'ZST0' }],
      [400, { hello: 'world' }],
      [401, right, {}],
      [401, { ...right, amount: 1 }, headers()],
      [401, right, { ...headers(), 'cashier-nonce': 'other' }],
      [401, right, { ...headers(), 'cashier-timestamp': String(now + 1) }],
      [400, right, headers(now - 360_000)],
      [400, right, headers(now + 360_000)],
      [200, { ...right, tradeState: 'CLOSED' }],
    ]
    for (const [status, text, sent] of refusals) expect(await post(text, sent)).toBe(status)
    expect(await post(right, undefined, 'alipay')).toBe(400)
    expect((await who.status(orderId)).order.status).toBe('pending')
    expect(await countRows(orderId)).toEqual([0, 0])
    expect(await post(right, headers(now - 300_000))).toBe(200)
    expect((await who.status(orderId)).payStatus).toBe(true)
  })

  it('a failure halfway leaves nothing behind, and the next notification grants', async () => {
    const who = await buyer()
    const { data: orderId } = await who.create({ productId: 'svip-year' })
    const text = await buildNotification(who, orderId)
    await database().sql.raw(`
      create function fail_grant() returns trigger language plpgsql as 'begin raise exception ''power cut''; end';
      create trigger fail_grant before insert on grants for each row execute function fail_grant()`)
    expect(await post(text)).toBe(500)
    expect((await who.status(orderId)).order.status).toBe('pending')
    expect(await countRows(orderId)).toEqual([0, 0])
    expect(await who.svip()).toBeNull()
    await database().sql.raw('drop trigger fail_grant on grants; drop function fail_grant()')
    expect(await post(text)).toBe(200)
    expect(await countRows(orderId)).toEqual([1, 1])
  })

  it('a payment whose notification was lost is found by the sweeper’s query', async () => {
    const who = await buyer()
    const { data: orderId } = await who.create({ productId: 'svip-year' })
    const { data: content } = await who.choose(orderId)
    await database().sql`update cashier_payments set state = 'paid', transaction_id = 'unheard',
      paid_at = ${new Date(gateway().clock.now()).toISOString()} where id = ${content.split('/').at(-1)}`
    gateway().clock.advance(LIFETIME + 1)
    expect((await who.status(orderId)).payStatus).toBe(true)
  })

  it('PAY-08 a transfer that takes two days is granted once; a QR code is then too late', async () => {
    const who = await buyer()
    const { data: orderId } = await who.create({ productId: 'svip-year' })
    const { data: remark } = await who.choose(orderId, 'CompanyPay')
    expect((await who.manager('getTransferAccount', { orderId })).data).toMatchObject({
      amount: 238_000,
      remark,
    })
    gateway().clock.advance(2 * DAY_MS)
    expect((await who.status(orderId)).order.status).toBe('pending')
    expect((await who.choose(orderId, 'WeChat')).statusCode).toBe('40011')
    for (let times = 0; times < 2; times += 1) await decide(gateway(), orderId, 'transfer-confirmed')
    expect((await who.status(orderId)).order).toMatchObject({ status: 'paid', payType: 'CompanyPay' })
    expect(await countRows(orderId)).toEqual([1, 1])
  })
})
