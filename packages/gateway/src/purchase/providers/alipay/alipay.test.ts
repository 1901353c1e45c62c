import { createVerify } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import { MINUTE_MS } from '@zhushutong/domain/formatting'
import { expect, it, vi } from 'vitest'
import { NOW } from '../../../../test-support/gateway'
import {
  ALIPAY_APP,
  ALIPAY_KEYS,
  independentClient,
  signedAnswer,
  signedForm,
} from '../../../../test-support/providers/alipay'
import { alipayInTests, NOTIFY, refundOf } from './alipay.fixture'

const setup = alipayInTests()

it('the stand-in speaks as Alipay does to an independent client', async () => {
  const { order, trade } = await setup.payOne()
  const client = independentClient(ALIPAY_APP.keys, ALIPAY_KEYS, setup.alipay.url)
  const bizContent = { out_trade_no: order.orderCode }
  // The library sends the machine's local time; Alipay expects China's.
  vi.stubEnv('TZ', 'Asia/Shanghai')
  const result = await client.exec('alipay.trade.query', { bizContent }, { validateSign: true })
  vi.unstubAllEnvs()
  expect(result).toMatchObject({ trade_no: trade.trade_no })
  const form = Object.fromEntries(new URLSearchParams(signedForm(setup.alipay.fields(order.orderCode))))
  expect(client.checkNotifySignV2(form)).toBe(true)
})

it('PAY-18 on a phone: a page of Alipay’s, signed, with the order’s own end', async () => {
  const order = setup.newOrder(10)
  const prepaid = await setup.provider.prepayOnPhone(order, '203.0.113.7')
  if ('error' in prepaid) throw new Error(prepaid.error)
  const url = new URL(prepaid.content)
  expect(`${url.origin}${url.pathname}`).toBe(`${setup.alipay.url}/gateway.do`)
  const { sign = '', ...params } = Object.fromEntries(url.searchParams)
  expect(params).toMatchObject({
    ...{ method: 'alipay.trade.wap.pay', sign_type: 'RSA2', charset: 'utf-8', notify_url: NOTIFY },
    return_url: expect.stringMatching(/\/center\/\?index=6$/),
  })
  expect(JSON.parse(params.biz_content ?? '')).toMatchObject({
    ...{ out_trade_no: order.orderCode, total_amount: '0.10', product_code: 'QUICK_WAP_WAY' },
    time_expire: '2026-11-20 10:30:00',
  })
  const text = Object.keys(params)
    .sort()
    .map((name) => `${name}=${params[name]}`)
    .join('&')
  expect(createVerify('RSA-SHA256').update(text).verify(ALIPAY_APP.keys.publicKey, sign, 'base64')).toBe(true)
  // The trade does not exist before the payer opens the page, so it cannot be closed: the URL stays payable until it
  // expires.
  expect(await setup.provider.close(order)).toEqual({ error: 'unavailable' })
})

it('a code with its own end, its payment, and the same order asked again', async () => {
  const order = setup.newOrder(10)
  const content = `https://qr.alipay.com/${order.orderCode}`
  expect(await setup.provider.prepay(order)).toEqual({ content })
  expect(setup.alipay.asked.at(-1)?.content).toMatchObject({
    total_amount: '0.10',
    timeout_express: '30m',
    qr_code_timeout_express: '30m',
    product_code: 'FACE_TO_FACE_PAYMENT',
  })
  expect(setup.alipay.codes.get(order.orderCode)?.notify_url).toBe(NOTIFY)
  setup.clock.advance(MINUTE_MS + 1)
  expect(await setup.provider.prepay(order)).toEqual({ content })
  // The code expires no later than its order.
  expect(setup.alipay.asked.at(-1)?.content.timeout_express).toBe('28m')
  expect(await setup.provider.query(order.orderCode)).toBeNull()
  setup.alipay.scan(order.orderCode)
  expect(await setup.provider.query(order.orderCode)).toBeNull()
  const { trade_no: transactionId } = setup.alipay.pay(order.orderCode)
  const { orderCode } = order
  const at = NOW + MINUTE_MS
  const payment = { source: 'alipay', transactionId, orderCode, amount: 10, currency: 'CNY', paidAt: at }
  expect(await setup.provider.query(order.orderCode)).toEqual(payment)
  setup.alipay.trades.get(order.orderCode)!.trade_status = 'TRADE_FINISHED'
  expect(await setup.provider.query(order.orderCode)).toEqual(payment)
  setup.alipay.trades.get(order.orderCode)!.trade_status = 'TRADE_CLOSED'
  expect(await setup.provider.query(order.orderCode)).toBeNull()
  expect(setup.alipay.faults).toEqual([])
})

it('there is no code for the last minute of an order', async () => {
  expect(await setup.provider.prepay({ ...setup.newOrder(), closesAt: NOW + MINUTE_MS })).toEqual({
    content: expect.stringContaining('qr.alipay.com'),
  })
  expect(await setup.provider.prepay({ ...setup.newOrder(), closesAt: NOW + MINUTE_MS - 1 })).toEqual({
    error: 'unavailable',
  })
})

it('before the scan nothing can be closed: the code counts as open until it is over', async () => {
  const order = setup.newOrder()
  await setup.provider.prepay(order)
  expect(await setup.provider.close(order)).toEqual({ error: 'unavailable' })
  setup.clock.advance(30 * MINUTE_MS - 1)
  expect(await setup.provider.close(order)).toEqual({ error: 'unavailable' })
  setup.clock.advance(1)
  expect(await setup.provider.close(order)).toEqual({ closed: true })
})

it('a code that another gateway gave counts as open until its order ends', async () => {
  const order = setup.newOrder()
  setup.clock.advance(25 * MINUTE_MS)
  expect(await setup.provider.close(order)).toEqual({ error: 'unavailable' })
  setup.clock.advance(5 * MINUTE_MS)
  expect(await setup.provider.close(order)).toEqual({ closed: true })
})

it('a scanned order is closed, a paid one is not', async () => {
  const order = setup.newOrder()
  await setup.provider.prepay(order)
  setup.alipay.scan(order.orderCode)
  expect(await setup.provider.close(order)).toEqual({ closed: true })
  expect(await setup.provider.close((await setup.payOne()).order)).toEqual({ error: 'paid' })
})

it('refunds: each by its own number and amount, once, refused, unknown', async () => {
  const first = await setup.payOne()
  const refund = refundOf(first, 100_000, '1')
  const two = refundOf(first, 30_000, '2')
  const done = { source: 'alipay', state: 'done', doneAt: NOW }
  expect(await setup.provider.refund(refund)).toMatchObject({
    ...done,
    refundCode: refund.refundCode,
    amount: 100_000,
  })
  expect(await setup.provider.refund(refund)).toMatchObject({ ...done, amount: 100_000 })
  expect(await setup.provider.refund(two)).toMatchObject({
    ...done,
    refundCode: two.refundCode,
    amount: 30_000,
  })
  expect(await setup.provider.queryRefund(two)).toMatchObject({ ...done, amount: 30_000 })
  expect(await setup.provider.queryRefund({ ...refund, refundCode: 'R0' })).toBeNull()
  expect(await setup.provider.queryRefund({ ...refund, orderCode: 'ZST0' })).toBeNull()
  // The second call has the same refund number but another amount.
  expect(await setup.provider.refund({ ...refund, amount: 1 })).toEqual({ error: 'unavailable' })

  const third = refundOf(await setup.payOne())
  setup.alipay.refuseRefunds('ACQ.SELLER_BALANCE_NOT_ENOUGH')
  expect(await setup.provider.refund(third)).toEqual({
    error: 'refused',
    reason: 'ACQ.SELLER_BALANCE_NOT_ENOUGH',
  })
  for (const unclear of ['ACQ.SYSTEM_ERROR', 'isp.unknow-error']) {
    setup.alipay.refuseRefunds(unclear)
    expect(await setup.provider.refund(third)).toEqual({ error: 'unavailable' })
  }
})

it('an answer that Alipay did not sign is none, whatever it says', async () => {
  const { orderCode } = (await setup.payOne()).order
  const method = 'alipay.trade.query'
  const body = { code: '10000', ...setup.alipay.trades.get(orderCode) }
  const right = signedAnswer(method, body)
  const spoilt: Record<string, string> = {
    'no signature': JSON.stringify({ alipay_trade_query_response: body }),
    'another key': signedAnswer(method, body, ALIPAY_APP.keys),
    'another amount': right.replace('2380.00', '1.00'),
    'another method': right.replace('alipay_trade_query', 'alipay_trade_close'),
    'the signed part twice': right
      .replace(',"sign"', `,"alipay_trade_query_response":{"code":"10000"},"sign"`)
      .replace('2380.00', '1.00'),
    'a web page': '<html>',
    nothing: '',
    'an error of the entrance': '{"error_response":{"code":"40001"},"sign":"x"}',
  }
  for (const [how, text] of Object.entries(spoilt)) {
    setup.alipay.spoil((response) => void response.end(text))
    setup.logged.length = 0
    expect(await setup.provider.query(orderCode), how).toEqual({ error: 'unavailable' })
    expect(setup.logged.join(), how).toContain('not signed by it')
  }
  setup.alipay.spoil((response) => void response.end(right))
  expect(await setup.provider.query(orderCode)).toMatchObject({ amount: 238_000 })
  // The signed object is read, even when a duplicate key follows that JSON.parse would prefer.
  const another = JSON.stringify({ ...body, total_amount: '1.00' })
  const twice = right.replace(',"sign"', `,"alipay_trade_query_response":${another},"sign"`)
  setup.alipay.spoil((response) => void response.end(twice))
  expect(await setup.provider.query(orderCode)).toMatchObject({ amount: 238_000 })
  const tricky = signedAnswer(method, { ...body, subject: '} \\" {"sign":' })
  setup.alipay.spoil((response) => void response.end(tricky))
  expect(await setup.provider.query(orderCode)).toMatchObject({ amount: 238_000 })
})

it('a signed answer about another order, or with an amount that is none, is none', async () => {
  const { orderCode } = (await setup.payOne()).order
  const body = { code: '10000', ...setup.alipay.trades.get(orderCode) }
  for (const change of [
    { out_trade_no: 'ZST9' },
    { total_amount: '1.001' },
    { send_pay_date: '' },
    { trade_no: '' },
  ]) {
    setup.alipay.spoil((response, method) => void response.end(signedAnswer(method, { ...body, ...change })))
    expect(await setup.provider.query(orderCode), JSON.stringify(change)).toEqual({ error: 'unavailable' })
  }
})

it('silence and a failure of Alipay leave the state unknown', async () => {
  const first = await setup.payOne()
  const courses = [
    (response: ServerResponse) => void response.destroy(),
    (response: ServerResponse, method: string) =>
      void response.end(signedAnswer(method, { code: '20000', sub_code: 'isp.unknow-error' })),
  ]
  for (const course of courses) {
    setup.alipay.spoil(course)
    expect(await setup.provider.query(first.order.orderCode)).toEqual({ error: 'unavailable' })
    expect(await setup.provider.close(first.order)).toEqual({ error: 'unavailable' })
    expect(await setup.provider.prepay(setup.newOrder())).toEqual({ error: 'unavailable' })
    expect(await setup.provider.refund(refundOf(first))).toEqual({ error: 'unavailable' })
    expect(await setup.provider.downloadBill('2026-11-19')).toEqual({ error: 'unavailable' })
  }
})
