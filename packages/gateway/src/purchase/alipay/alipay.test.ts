import type { ServerResponse } from 'node:http'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import {
  ALIPAY_APP,
  ALIPAY_KEYS,
  alipaySettings,
  independentClient,
  openAlipay,
  signedAnswer,
  signedForm,
  type TestAlipay,
  timeText,
} from '../../../test-support/alipay'
import { NOW } from '../../../test-support/gateway'
import { fixedClock } from '../../platform/clock'
import { readConfig } from '../../platform/config'
import { createAlipay } from './index'

const NOTIFY = 'https://gateway.example.test/notify/pay/alipay'
const MINUTE = 60_000
const STRANGER = ALIPAY_APP.keys

let alipay: TestAlipay
let clock = fixedClock(NOW)
const logged: string[] = []
/** The log of all tests. */
const whole: string[] = []
const log = {
  info: (...said: object[]) => whole.push(logged[logged.push(JSON.stringify(said)) - 1] ?? ''),
} as Record<string, unknown>
log.warn = log.info

const start = (env: Record<string, string> = {}) => {
  const read = readConfig({ ...alipaySettings(alipay.url), ...env })
  if (!read.ok) throw new Error(JSON.stringify(read.wrong))
  const made = createAlipay({ config: read.config, clock, log: log as never }, () => NOTIFY)
  if (!made) throw new Error('not chosen')
  return made
}
let provider: ReturnType<typeof start>

beforeAll(async () => {
  alipay = await openAlipay(() => clock.now())
})
afterAll(() => alipay?.close())
beforeEach(() => {
  clock = fixedClock(NOW)
  alipay.spoil(null)
  alipay.refuseRefunds(null)
  logged.length = 0
  provider = start()
})

let orders = 0
const newOrder = (amount = 238_000) => ({
  orderCode: `ZST20261120${String(++orders).padStart(12, '0')}`,
  description: '建筑管家 SVIP & 一年',
  amount,
  currency: 'CNY',
  closesAt: NOW + 30 * MINUTE,
})
const paid = async (amount?: number) => {
  const order = newOrder(amount)
  await provider.prepay(order)
  return { order, trade: alipay.pay(order.orderCode) }
}
const refundOf = ({ order, trade }: Awaited<ReturnType<typeof paid>>, amount = 100_000, number = '') => ({
  orderCode: order.orderCode,
  transactionId: trade.trade_no,
  refundCode: `R${number}${order.orderCode}`,
  amount,
  total: order.amount,
  currency: 'CNY',
  reason: '按天退款',
})

it('the stand-in speaks as Alipay does to an independent client', async () => {
  const { order, trade } = await paid()
  const client = independentClient(ALIPAY_APP.keys, ALIPAY_KEYS, alipay.url)
  const bizContent = { out_trade_no: order.orderCode }
  // The library writes the machine's own time, and Alipay reads China's.
  vi.stubEnv('TZ', 'Asia/Shanghai')
  const told = await client.exec('alipay.trade.query', { bizContent }, { validateSign: true })
  vi.unstubAllEnvs()
  expect(told).toMatchObject({ trade_no: trade.trade_no })
  const form = Object.fromEntries(new URLSearchParams(signedForm(alipay.fields(order.orderCode))))
  expect(client.checkNotifySignV2(form)).toBe(true)
})

it('a code with its own end, its payment, and the same order asked again', async () => {
  const order = newOrder(10)
  const content = `https://qr.alipay.com/${order.orderCode}`
  expect(await provider.prepay(order)).toEqual({ content })
  expect(alipay.asked.at(-1)?.content).toMatchObject({
    total_amount: '0.10',
    timeout_express: '30m',
    qr_code_timeout_express: '30m',
    product_code: 'FACE_TO_FACE_PAYMENT',
  })
  expect(alipay.codes.get(order.orderCode)?.notify_url).toBe(NOTIFY)
  clock.advance(MINUTE + 1)
  expect(await provider.prepay(order)).toEqual({ content })
  // Never longer than the order.
  expect(alipay.asked.at(-1)?.content.timeout_express).toBe('28m')
  expect(await provider.query(order.orderCode)).toBeNull()
  alipay.scan(order.orderCode)
  expect(await provider.query(order.orderCode)).toBeNull()
  const { trade_no: transactionId } = alipay.pay(order.orderCode)
  const { orderCode } = order
  const at = NOW + MINUTE
  const payment = { source: 'alipay', transactionId, orderCode, amount: 10, currency: 'CNY', paidAt: at }
  expect(await provider.query(order.orderCode)).toEqual(payment)
  alipay.trades.get(order.orderCode)!.trade_status = 'TRADE_FINISHED'
  expect(await provider.query(order.orderCode)).toEqual(payment)
  alipay.trades.get(order.orderCode)!.trade_status = 'TRADE_CLOSED'
  expect(await provider.query(order.orderCode)).toBeNull()
  expect(alipay.faults).toEqual([])
})

it('there is no code for the last minute of an order', async () => {
  expect(await provider.prepay({ ...newOrder(), closesAt: NOW + MINUTE })).toEqual({
    content: expect.stringContaining('qr.alipay.com'),
  })
  expect(await provider.prepay({ ...newOrder(), closesAt: NOW + MINUTE - 1 })).toEqual({
    error: 'unavailable',
  })
})

it('before the scan nothing can be closed: the code counts as open until it is over', async () => {
  const order = newOrder()
  await provider.prepay(order)
  expect(await provider.close(order.orderCode)).toEqual({ error: 'unavailable' })
  clock.advance(30 * MINUTE - 1)
  expect(await provider.close(order.orderCode)).toEqual({ error: 'unavailable' })
  clock.advance(1)
  expect(await provider.close(order.orderCode)).toEqual({ closed: true })
})

it('a code that was given before a restart counts as open for as long as one may be', async () => {
  expect(await provider.close('ZST0')).toEqual({ error: 'unavailable' })
  clock.advance(30 * MINUTE)
  expect(await provider.close('ZST0')).toEqual({ closed: true })
})

it('a scanned order is closed, a paid one is not', async () => {
  const order = newOrder()
  await provider.prepay(order)
  alipay.scan(order.orderCode)
  expect(await provider.close(order.orderCode)).toEqual({ closed: true })
  expect(await provider.close((await paid()).order.orderCode)).toEqual({ error: 'paid' })
})

it('refunds: each by its own number and amount, once, refused, unknown', async () => {
  const first = await paid()
  const one = refundOf(first, 100_000, '1')
  const two = refundOf(first, 30_000, '2')
  const done = { source: 'alipay', state: 'done', doneAt: NOW }
  expect(await provider.refund(one)).toMatchObject({ ...done, refundCode: one.refundCode, amount: 100_000 })
  expect(await provider.refund(one)).toMatchObject({ ...done, amount: 100_000 })
  expect(await provider.refund(two)).toMatchObject({ ...done, refundCode: two.refundCode, amount: 30_000 })
  expect(await provider.queryRefund(two)).toMatchObject({ ...done, amount: 30_000 })
  expect(await provider.queryRefund({ ...one, refundCode: 'R0' })).toBeNull()
  expect(await provider.queryRefund({ ...one, orderCode: 'ZST0' })).toBeNull()
  // The same number for another amount.
  expect(await provider.refund({ ...one, amount: 1 })).toEqual({ error: 'unavailable' })

  const third = refundOf(await paid())
  alipay.refuseRefunds('ACQ.SELLER_BALANCE_NOT_ENOUGH')
  expect(await provider.refund(third)).toEqual({ error: 'refused', reason: 'ACQ.SELLER_BALANCE_NOT_ENOUGH' })
  for (const unclear of ['ACQ.SYSTEM_ERROR', 'isp.unknow-error']) {
    alipay.refuseRefunds(unclear)
    expect(await provider.refund(third)).toEqual({ error: 'unavailable' })
  }
})

it('an answer that Alipay did not sign is none, whatever it says', async () => {
  const { orderCode } = (await paid()).order
  const method = 'alipay.trade.query'
  const body = { code: '10000', ...alipay.trades.get(orderCode) }
  const right = signedAnswer(method, body)
  const spoilt: Record<string, string> = {
    'no signature': JSON.stringify({ alipay_trade_query_response: body }),
    'another key': signedAnswer(method, body, STRANGER),
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
    alipay.spoil((response) => void response.end(text))
    logged.length = 0
    expect(await provider.query(orderCode), how).toEqual({ error: 'unavailable' })
    expect(logged.join(), how).toContain('not signed by it')
  }
  alipay.spoil((response) => void response.end(right))
  expect(await provider.query(orderCode)).toMatchObject({ amount: 238_000 })
  const tricky = signedAnswer(method, { ...body, subject: '} \\" {"sign":' })
  alipay.spoil((response) => void response.end(tricky))
  expect(await provider.query(orderCode)).toMatchObject({ amount: 238_000 })
})

it('a signed answer about another order, or with an amount that is none, is none', async () => {
  const { orderCode } = (await paid()).order
  const body = { code: '10000', ...alipay.trades.get(orderCode) }
  for (const change of [
    { out_trade_no: 'ZST9' },
    { total_amount: '1.001' },
    { send_pay_date: '' },
    { trade_no: '' },
  ]) {
    alipay.spoil((response, method) => void response.end(signedAnswer(method, { ...body, ...change })))
    expect(await provider.query(orderCode), JSON.stringify(change)).toEqual({ error: 'unavailable' })
  }
})

it('silence and a failure of Alipay leave the state unknown', async () => {
  const first = await paid()
  const courses = [
    (response: ServerResponse) => void response.destroy(),
    (response: ServerResponse, method: string) =>
      void response.end(signedAnswer(method, { code: '20000', sub_code: 'isp.unknow-error' })),
  ]
  for (const course of courses) {
    alipay.spoil(course)
    expect(await provider.query(first.order.orderCode)).toEqual({ error: 'unavailable' })
    expect(await provider.close(first.order.orderCode)).toEqual({ error: 'unavailable' })
    expect(await provider.prepay(newOrder())).toEqual({ error: 'unavailable' })
    expect(await provider.refund(refundOf(first))).toEqual({ error: 'unavailable' })
    expect(await provider.downloadBill('2026-11-19')).toEqual({ error: 'unavailable' })
  }
})

const changes = (...all: readonly Readonly<Record<string, string>>[]) => all

const parse = (body: string, now = NOW) => provider.parseNotification({}, Buffer.from(body), now)

it('a notification is read when it is signed by RSA2, of our app and account, and of these days', async () => {
  const { order } = await paid()
  const fields = alipay.fields(order.orderCode)
  const right = signedForm(fields)
  expect(parse(right)).toMatchObject({
    orderCode: order.orderCode,
    amount: 238_000,
    currency: 'CNY',
    paidAt: NOW,
  })
  // Alipay repeats for 25 hours; what was signed ahead of time was not sent by it.
  expect(parse(right, NOW + 26 * 60 * MINUTE)).toMatchObject({ amount: 238_000 })
  expect(parse(right, NOW + 49 * 60 * MINUTE)).toEqual({ error: 'stale' })
  expect(parse(right, NOW - 6 * MINUTE)).toEqual({ error: 'stale' })
  for (const change of changes({ app_id: '2021000000000002' }, { seller_id: '2088000000000002' }))
    expect(parse(signedForm({ ...fields, ...change }))).toEqual({ error: 'merchant' })
  for (const trade_status of ['WAIT_BUYER_PAY', 'TRADE_CLOSED'])
    expect(parse(signedForm({ ...fields, trade_status }))).toBeNull()
  expect(parse(signedForm({ ...fields, trade_status: 'TRADE_FINISHED' }))).toMatchObject({ amount: 238_000 })
  for (const change of changes(
    { total_amount: '2380.001' },
    { trade_no: '' },
    { gmt_payment: '' },
    { notify_time: '' },
  ))
    expect(parse(signedForm({ ...fields, ...change }))).toEqual({ error: 'malformed' })
})

it('what a refund says is no payment, and which refund it was is asked for', async () => {
  const { order } = await paid()
  const refund = { gmt_refund: timeText(NOW), refund_fee: '100.00', out_biz_no: 'R1' }
  const told = signedForm(alipay.fields(order.orderCode, refund))
  expect(parse(told)).toBeNull()
  expect(provider.parseRefundNotification({}, Buffer.from(told), NOW)).toBeNull()
  const forged = Buffer.from(told.replace('R1', 'R2'))
  expect(provider.parseRefundNotification({}, forged, NOW)).toEqual({ error: 'signature' })
})

it('forged notifications are refused, whatever they say of their signature', async () => {
  const { order } = await paid()
  const fields = alipay.fields(order.orderCode)
  const right = signedForm(fields)
  const form = Object.fromEntries(new URLSearchParams(right))
  const without = (name: string) => {
    const { [name]: _, ...rest } = form
    return new URLSearchParams(rest).toString()
  }
  // Alipay's weaker signature, rightly made: the kind of signature is ours to choose.
  const weak = signedForm(fields, ALIPAY_KEYS, 'RSA')
  for (const [how, body] of Object.entries({
    'another key': signedForm(fields, STRANGER),
    'another amount': right.replace('2380.00', '1.00'),
    'another order': right.replace(order.orderCode, 'ZST1'),
    'one more field': `${right}&trade_type=x`,
    'one field less': without('notify_id'),
    RSA: weak,
    'RSA called RSA2': weak.replace('sign_type=RSA', 'sign_type=RSA2'),
    'RSA2 called RSA': right.replace('sign_type=RSA2', 'sign_type=RSA'),
    'no sign_type': without('sign_type'),
    'no sign': without('sign'),
    nothing: '',
  }))
    expect(parse(body), how).toEqual({ error: 'signature' })
  expect(parse(`${right}&total_amount=1.00`)).toEqual({ error: 'malformed' })
})

it('an application key that Alipay does not know gets no code', async () => {
  const key = ALIPAY_KEYS.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
  expect(await start({ ALIPAY_PRIVATE_KEY: key }).prepay(newOrder())).toEqual({ error: 'unavailable' })
  expect(alipay.faults).toEqual(['alipay.trade.precreate'])
})

it('neither keys nor signatures are in the log', () => {
  expect(whole.length).toBeGreaterThan(10)
  for (const secret of ['PRIVATE KEY', 'sign=', 'qr.alipay.com']) expect(whole.join()).not.toContain(secret)
})
