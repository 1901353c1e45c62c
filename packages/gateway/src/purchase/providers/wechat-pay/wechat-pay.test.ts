import type { ServerResponse } from 'node:http'
import { expect, it } from 'vitest'
import { NOW } from '../../../../test-support/gateway'
import { newPlatformKey, signatureHeaders } from '../../../../test-support/providers/wechat-pay-keys'
import { refundOf, wechatPayInTests } from './wechat-pay.fixture'

const setup = wechatPayInTests()

it('a code, its payment, and the same order asked again', async () => {
  const order = setup.newOrder()
  const content = `weixin://wxpay/bizpayurl?pr=${order.orderCode}`
  expect(await setup.provider.prepay(order)).toEqual({ content })
  expect(await setup.provider.prepay(order)).toEqual({ content })
  expect(setup.wechat.trades.get(order.orderCode)).toMatchObject({
    time_expire: '2026-11-20T02:30:00+00:00',
    notify_url: 'https://gateway.example.test/notify/pay/wechat',
    amount: { total: 238_000, currency: 'CNY' },
  })
  expect(await setup.provider.query(order.orderCode)).toBeNull()
  const { transaction_id: transactionId } = setup.wechat.pay(order.orderCode)
  expect(await setup.provider.query(order.orderCode)).toEqual({
    source: 'wechat',
    transactionId,
    orderCode: order.orderCode,
    amount: 238_000,
    currency: 'CNY',
    paidAt: NOW,
  })
  expect(setup.wechat.faults).toEqual([])
})

it('PAY-18 on a phone: an address of its own number, whose payment is the order’s, by query and notification', async () => {
  const order = setup.newOrder()
  await setup.provider.prepay(order)
  const number = `${order.orderCode}_h5`
  const content = `https://wx.tenpay.com/cgi-bin/mmpayweb-bin/checkmweb?prepay_id=${number}`
  expect(await setup.provider.prepayOnPhone(order, '203.0.113.7')).toEqual({ content })
  expect(setup.wechat.trades.get(number)).toMatchObject({
    scene_info: { payer_client_ip: '203.0.113.7', h5_info: { type: 'Wap' } },
    amount: { total: 238_000, currency: 'CNY' },
  })
  expect(await setup.provider.query(order.orderCode)).toBeNull()
  const { transaction_id: transactionId } = setup.wechat.pay(number)
  const paid = { source: 'wechat', transactionId, orderCode: order.orderCode, amount: 238_000 }
  expect(await setup.provider.query(order.orderCode)).toMatchObject(paid)
  expect(await setup.provider.close(order)).toEqual({ error: 'paid' })
  expect(setup.wechat.trades.get(order.orderCode)?.state).toBe('CLOSED')
  expect(setup.wechat.faults).toEqual([])
})

it('PAY-18 closing an unpaid order closes its number on the phone too', async () => {
  const order = setup.newOrder()
  await setup.provider.prepayOnPhone(order, '203.0.113.7')
  expect(await setup.provider.close(order)).toEqual({ closed: true })
  expect(setup.wechat.trades.get(`${order.orderCode}_h5`)?.state).toBe('CLOSED')
})

it('an unpaid order is closed, however often; a paid one is not; an unknown one is nobody’s to pay', async () => {
  const order = setup.newOrder()
  await setup.provider.prepay(order)
  expect(await setup.provider.close(order)).toEqual({ closed: true })
  expect(await setup.provider.close(order)).toEqual({ closed: true })
  expect(await setup.provider.prepay(order)).toEqual({ error: 'unavailable' })
  expect(await setup.provider.close((await setup.payOne()).order)).toEqual({ error: 'paid' })
  expect(await setup.provider.close({ ...order, orderCode: 'ZST0' })).toEqual({ closed: true })
  expect(await setup.provider.query('ZST0')).toBeNull()
})

it('refunds: once for a number, in each state, refused, unknown', async () => {
  const first = await setup.payOne()
  const order = refundOf(first)
  const done = { source: 'wechat', refundCode: order.refundCode, amount: 100_000, state: 'done', doneAt: NOW }
  expect(await setup.provider.refund(order)).toMatchObject(done)
  expect(await setup.provider.refund(order)).toMatchObject(done)
  expect(await setup.provider.queryRefund(order)).toMatchObject(done)
  expect(await setup.provider.queryRefund({ ...order, refundCode: 'R0' })).toBeNull()

  setup.wechat.refundsAre('PROCESSING')
  const pending = await setup.provider.refund(refundOf(await setup.payOne()))
  expect(pending).toMatchObject({ state: 'processing', doneAt: null })
  setup.wechat.refundsAre('ABNORMAL')
  expect(await setup.provider.refund(refundOf(await setup.payOne()))).toMatchObject({ state: 'failed' })
  setup.wechat.refundsAre('NOT_ENOUGH')
  const poor = await setup.provider.refund(refundOf(await setup.payOne()))
  expect(poor).toEqual({ error: 'refused', reason: 'NOT_ENOUGH' })
  const unknown = { ...order, transactionId: '4200', refundCode: 'R1' }
  expect(await setup.provider.refund(unknown)).toEqual({ error: 'refused', reason: 'RESOURCE_NOT_EXISTS' })
})

it('an answer that WeChat did not sign is none, whatever it says', async () => {
  const { orderCode } = (await setup.payOne()).order
  const other = newPlatformKey(setup.wechat.signer().serial)
  const send = (response: ServerResponse, text: string, headers: Record<string, string>) =>
    void response.writeHead(200, headers).end(text)
  const whole = JSON.stringify(setup.wechat.transaction(setup.wechat.trades.get(orderCode)!))
  const now = Date.now()
  const signed = signatureHeaders(setup.wechat.signer(), whole, now)
  const spoilt: Record<string, () => [string, Record<string, string>]> = {
    'no signature': () => [whole, {}],
    'a probe': () => [whole, { ...signed, 'wechatpay-signature': 'WECHATPAY/SIGNTEST/abcd' }],
    'another key under the same serial': () => [whole, signatureHeaders(other, whole, now)],
    'another body': () => [whole.replace('238000', '1'), signed],
    'another nonce': () => [whole, { ...signed, 'wechatpay-nonce': 'other' }],
    'six minutes old': () => [whole, signatureHeaders(setup.wechat.signer(), whole, now - 360_000)],
    'six minutes ahead': () => [whole, signatureHeaders(setup.wechat.signer(), whole, now + 360_000)],
    'another sort of signature': () => [whole, { ...signed, 'wechatpay-signature-type': 'WECHATPAY2-SM2' }],
  }
  for (const [how, answer] of Object.entries(spoilt)) {
    setup.wechat.spoil((response) => send(response, ...answer()))
    setup.logged.length = 0
    expect(await setup.provider.query(orderCode), how).toEqual({ error: 'unavailable' })
    expect(setup.logged.join(), how).toContain('not signed by it')
  }
  setup.wechat.spoil((response) => send(response, whole, signed))
  expect(await setup.provider.query(orderCode)).toMatchObject({ amount: 238_000 })
})

it('a signed answer about another order, merchant, app or amount is none', async () => {
  const first = await setup.payOne()
  const { trade, order } = first
  const whole = setup.wechat.transaction(trade)
  for (const change of [
    { out_trade_no: 'ZST9' },
    { mchid: '1900000000' },
    { appid: 'wx9' },
    { amount: { total: 1.5 } },
  ]) {
    setup.wechat.spoil((response) =>
      setup.wechat.answer(response, { status: 200, body: { ...whole, ...change } }),
    )
    expect(await setup.provider.query(order.orderCode), JSON.stringify(change)).toEqual({
      error: 'unavailable',
    })
  }
  setup.wechat.spoil(null)
  const refund = refundOf(first)
  await setup.provider.refund(refund)
  const storedRefund = setup.wechat.refunds.get(refund.refundCode)!
  for (const change of [
    { out_refund_no: 'R9' },
    { amount: { refund: 1, total: 238_000 } },
    { status: 'LATER' },
  ]) {
    setup.wechat.spoil((response) =>
      setup.wechat.answer(response, { status: 200, body: { ...storedRefund, ...change } }),
    )
    expect(await setup.provider.refund(refund), JSON.stringify(change)).toEqual({ error: 'unavailable' })
  }
})

it('silence, a web page and a failure of WeChat leave the state unknown', async () => {
  const { order } = await setup.payOne()
  const courses = [
    (response: ServerResponse) => void response.destroy(),
    (response: ServerResponse) => void response.end('<html>'),
    (response: ServerResponse) =>
      setup.wechat.answer(response, { status: 500, body: { code: 'SYSTEM_ERROR' } }),
    (response: ServerResponse) =>
      setup.wechat.answer(response, { status: 400, body: { code: 'SIGN_ERROR' } }),
  ]
  for (const course of courses) {
    setup.wechat.spoil(course)
    expect(await setup.provider.query(order.orderCode)).toEqual({ error: 'unavailable' })
    expect(await setup.provider.close(order)).toEqual({ error: 'unavailable' })
    expect(await setup.provider.prepay(setup.newOrder())).toEqual({ error: 'unavailable' })
    expect(
      await setup.provider.refund({
        ...refundOf({ order, trade: setup.wechat.trades.get(order.orderCode)! }),
      }),
    ).toEqual({ error: 'unavailable' })
    expect(await setup.provider.downloadBill('2026-11-19')).toEqual({ error: 'unavailable' })
  }
})
