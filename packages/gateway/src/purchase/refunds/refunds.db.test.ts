import { DAY_MS } from '@zhushutong/domain/formatting'
import { expect, it } from 'vitest'
import { decide, LIFETIME, type TestBuyer } from '../../../test-support/buyer'
import { describeShop, QUARTER, QUARTER_PRICE } from '../../../test-support/shop'
import { earnRevenue } from '../books'
import { MERCHANT_ID, signedHeaders } from '../providers/cashier'

// Refunds up to 10,000 yuan are approved by rule.
describeShop('refunds', { REFUND_RULE_FEN: '1000000' }, (shop) => {
  const { gateway, database, buyer, readOrder, askRefund } = shop
  const notify = async (body: object) => {
    const payload = Buffer.from(JSON.stringify({ channel: 'wechat', merchantId: MERCHANT_ID, ...body }))
    const headers = { 'content-type': 'application/json', ...signedHeaders(payload, gateway().clock.now()) }
    const url = '/notify/sandbox/wechat'
    return (await gateway().app.server.inject({ method: 'POST', url, payload, headers })).statusCode
  }
  const notifyPaid = async (who: TestBuyer, orderId: string, transactionId: string) => {
    const { orderCode: outTradeNo, businessPrice: amount } = await readOrder(who, orderId)
    const payment = { outTradeNo, transactionId, amount, currency: 'CNY', tradeState: 'SUCCESS' }
    return notify({ ...payment, paidAt: gateway().clock.now() })
  }
  const readEnd = async (who: TestBuyer) => (await who.svip())?.overTime

  it('REF-05 money for a closed order goes back by itself, grants nothing, and the order says so', async () => {
    const who = await buyer()
    const { data: orderId } = await who.create({ productId: 'svip-year' })
    await who.choose(orderId)
    await decide(gateway(), orderId, 'paid-late')
    gateway().clock.advance(LIFETIME + 2000)
    await shop.waitForRefund(who, orderId, 'done')
    expect(await readOrder(who, orderId)).toMatchObject({
      status: 'refunded',
      closeReason: 'expired',
      refunds: [{ cause: 'late', amount: 238_000, points: 0 }],
    })
    expect([await who.svip(), (await who.choose(orderId)).statusCode]).toEqual([null, '40011'])
    const refunded = await database().sql`select state, amount from cashier_refunds`
    expect(refunded).toEqual([{ state: 'done', amount: 238_000 }])
  })

  it('REF-05 PAY-05 an order paid in time is granted though it was replaced; its replacement closes', async () => {
    const who = await buyer(5000)
    const { data: first } = await who.create({ productId: 'svip-year', points: 5000 })
    const { data: content } = await who.choose(first)
    const { data: second } = await who.create({ productId: 'svip-month', points: 1000 })
    expect(await readOrder(who, first)).toMatchObject({ status: 'closed', closeReason: 'superseded' })
    // The provider closes the replaced order in the same step: its code takes no more money.
    const [code] = await database()
      .sql`select state from cashier_payments where id = ${content.split('/').at(-1)}`
    expect(code).toEqual({ state: 'closed' })
    expect(await notifyPaid(who, first, 'in-time')).toBe(200)
    expect(await readOrder(who, first)).toMatchObject({ status: 'paid', refunds: [] })
    expect(await readOrder(who, second)).toMatchObject({ status: 'closed', closeReason: 'superseded' })
    expect(await who.points()).toBe(0)
    expect(await readEnd(who)).toBe(gateway().clock.now() + 365 * DAY_MS)
  })

  it('REF-05 money goes back if something was bought instead, and of two payments the second, once', async () => {
    const who = await buyer()
    const { data: replaced } = await who.create({ productId: 'svip-year' })
    await who.choose(replaced)
    const orderId = await who.buy('svip-month')
    expect(await notifyPaid(who, replaced, 'late')).toBe(200)
    expect(await readOrder(who, replaced)).toMatchObject({
      status: 'refund-due',
      refunds: [{ cause: 'late' }],
    })
    for (let times = 0; times < 2; times += 1) expect(await notifyPaid(who, orderId, 'second')).toBe(200)
    expect(await readOrder(who, orderId)).toMatchObject({
      status: 'paid',
      refunds: [{ cause: 'paid-twice' }],
    })
    const outcomes = await database()
      .sql`select outcome from payments where order_id = ${orderId} order by outcome`
    expect(outcomes).toEqual([{ outcome: 'granted' }, { outcome: 'paid-twice' }])
    expect(await database().sql`select 1 from grants where order_id = ${orderId}`).toHaveLength(1)
  })

  it('MEM-05 REF-01 a refund is asked for at its price, ends the service to the day and returns the points', async () => {
    const who = await buyer(9800)
    const orderId = await shop.pay(who, { productId: QUARTER, points: 9800 })
    const end = (await readEnd(who))!
    gateway().clock.advance(5 * DAY_MS + 1)
    await earnRevenue(database().orm, gateway().clock.now())
    // 6 of 92 days of 98,000 fen are used, rounded up; a tenth of the rest was paid with points.
    const { amount, points, usedFen } = await shop.readRefundPrice(who, orderId)
    expect([amount, points, usedFen]).toEqual([82_448, 9_160, 6_392])
    const wrong = { orderId, reason: '不需要', amount: amount + 1, points }
    expect(await who.manager('askRefund', wrong)).toMatchObject({
      statusCode: '00400',
      statusMessage: '可退金额已变化，请重新确认后提交',
    })
    expect((await askRefund(who, orderId)).data).toMatchObject({ state: 'approved', amount })
    expect([await readEnd(who), await who.points()]).toEqual([end - 86 * DAY_MS, points])
    expect((await askRefund(who, orderId)).statusCode).not.toBe('00000')
    await shop.expectBooksToAgree()
    await shop.waitForRefund(who, orderId, 'done')
    const { status, refunds } = await readOrder(who, orderId)
    expect(status).toBe('refunded')
    expect((await shop.readRefundPrice(who, orderId)).reason).toBe('open')
    // A refunded first purchase gives no second first price.
    expect((await who.prices()).find(({ id }) => id === 'svip-year')?.isFirst).toBe(1)

    const text = { event: 'REFUND', refundId: 'r', amount, state: 'done', doneAt: 1 }
    expect(await notify({ ...text, outRefundNo: 'TK0' })).toBe(404)
    const outRefundNo = refunds[0]?.refundCode
    expect(await notify({ ...text, outRefundNo, merchantId: 'someone' })).toBe(400)
    expect(await notify({ ...text, outRefundNo })).toBe(200)
    expect((await readOrder(who, orderId)).refunds).toEqual(refunds)
  })

  it('MEM-05 REF-06 terms behind a refunded one move up; one that has not begun goes back whole', async () => {
    const [who, other] = [await buyer(), await buyer()]
    const [first, second] = [await who.buy(QUARTER), await who.buy(QUARTER)]
    const now = gateway().clock.now()
    expect((await askRefund(who, first)).statusCode).toBe('00000')
    expect(await readEnd(who)).toBe(now + 92 * DAY_MS)
    expect((await who.status(second)).order.succTime).toBe(now + 92 * DAY_MS)
    expect((await askRefund(who, second)).data).toMatchObject({ amount: QUARTER_PRICE })
    expect(await readEnd(who)).toBe(now)
    // In the other order: the second was refunded before its first day.
    const [front, behind] = [await other.buy(QUARTER), await other.buy(QUARTER)]
    for (const orderId of [behind, front]) expect((await askRefund(other, orderId)).statusCode).toBe('00000')
    expect(await readEnd(other)).toBe(now)
    const ends = await database().sql`
      select distinct until from grants where order_id in (${front}, ${behind})`
    expect(ends.map(({ until }) => new Date(until as string).getTime())).toEqual([now])
  })

  it('MEM-05 PAY-15 each service of a combined offer ends by its own days', async () => {
    const who = await buyer()
    await who.buy(QUARTER)
    const start = gateway().clock.now()
    const orderId = await shop.pay(who, { productId: 'combine-growth-year', orderType: 'WEB_COMBINE' })
    gateway().clock.advance(5 * DAY_MS + 1)
    await earnRevenue(database().orm, gateway().clock.now())
    await shop.expectBooksToAgree()
    // Three services of 2,080.00 yuan each, sold for 1,664.00. Two have used 6 of 365 days; the SVIP begins after the
    // quarter and is returned whole.
    const used = Math.ceil((208_000 * 6) / 365)
    const amount = 166_400 + 2 * (166_400 - 41_600) - 2 * used
    expect(await shop.readRefundPrice(who, orderId)).toMatchObject({ usedFen: 2 * used, amount })
    expect((await askRefund(who, orderId)).data).toMatchObject({ state: 'approved', amount })
    const memberships = await database().sql<{ kind: string; over_time: string }[]>`
      select kind, over_time from memberships where user_id = ${who.id}`
    const days = memberships.map(({ kind, over_time }) => [kind, (Date.parse(over_time) - start) / DAY_MS])
    expect(Object.fromEntries(days)).toEqual({ svip: 92, company_outnews: 6, analysis_vip: 6 })
    await shop.waitForRefund(who, orderId, 'done')
    await earnRevenue(database().orm, gateway().clock.now())
  })

  it('REF-03 what a rule approves for a member adds up over 30 days', async () => {
    const who = await buyer()
    const states: string[] = []
    for (let nth = 0; nth < 4; nth += 1) {
      const orderId = await shop.pay(who, { productId: 'enterprise-year', orderType: 'CWEB_COMBINE' })
      states.push((await askRefund(who, orderId)).data.state)
    }
    expect(states).toEqual(['approved', 'approved', 'approved', 'requested'])
  })

  it('REF-06 an activity order goes to the staff with its sum, whatever the rule', async () => {
    const who = await buyer()
    const year = await who.buy('svip-year')
    gateway().clock.advance(1)
    const price = await shop.readRefundPrice(who, year)
    // 2,380.00 yuan instead of 2,980.00, one of 365 days begun; below the limit of approval by rule.
    expect(price).toMatchObject({ isSpecial: true, amount: 238_000 - 60_000 - 817 })
    expect(price.message).toContain('申请特殊退款，今天按规则可退 ¥1,771.83')
    expect((await askRefund(who, year)).data).toMatchObject({ state: 'requested', amount: price.amount })
  })

  it('MEM-05 REF-04 another’s order is not there, an unpaid one has nothing to refund; points go back at once', async () => {
    const [who, other] = [await buyer(QUARTER_PRICE), await buyer()]
    const { data: orderId } = await who.create({ productId: QUARTER })
    const body = { orderId, reason: '不需要', amount: 1, points: 0 }
    expect((await other.manager('priceRefund', { orderId })).statusCode).toBe('40001')
    expect((await other.manager('askRefund', body)).statusCode).toBe('40001')
    expect((await who.manager('askRefund', body)).statusCode).toBe('00400')
    const { data: byPoints } = await who.create({ productId: QUARTER, points: QUARTER_PRICE })
    const returned = (await askRefund(who, byPoints)).data
    expect(returned).toMatchObject({ state: 'done', amount: 0, points: QUARTER_PRICE })
    expect(await who.points()).toBe(QUARTER_PRICE)
    expect((await readOrder(who, byPoints)).status).toBe('refunded')
  })
})
