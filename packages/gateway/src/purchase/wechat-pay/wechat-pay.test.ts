import type { ServerResponse } from 'node:http'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { NOW } from '../../../test-support/gateway'
import { openWechatPay, type TestWechatPay, wechatNotification } from '../../../test-support/wechat-pay'
import {
  encrypt,
  independentClient,
  MERCHANT,
  newPlatformKey,
  signatureHeaders,
  wechatPaySettings,
} from '../../../test-support/wechat-pay-keys'
import { readConfig } from '../../platform/config'
import { createWechatPay } from './index'

const NOTIFY = 'https://gateway.example.test/notify/pay/wechat'
const YEAR = 365 * 86_400_000

let wechat: TestWechatPay
const logged: string[] = []
/** The log of all tests. */
const whole: string[] = []
const log = {
  info: (...said: object[]) => whole.push(logged[logged.push(JSON.stringify(said)) - 1] ?? ''),
} as Record<string, unknown>
log.warn = log.info

const start = (env: Record<string, string> = {}) => {
  const read = readConfig({ ...wechatPaySettings(wechat.url), ...env })
  if (!read.ok) throw new Error(JSON.stringify(read.wrong))
  const made = createWechatPay({ config: read.config, log: log as never }, () => NOTIFY)
  if (!made) throw new Error('not chosen')
  return made
}
let provider: ReturnType<typeof start>['provider']

beforeAll(async () => {
  wechat = await openWechatPay(() => NOW)
})
afterAll(() => wechat?.close())
beforeEach(async () => {
  wechat.spoil(null)
  wechat.refundsAre('SUCCESS')
  logged.length = 0
  const made = start()
  await made.prepare()
  provider = made.provider
})

let orders = 0
const newOrder = (amount = 238_000) => ({
  orderCode: `ZST20261120${String(++orders).padStart(12, '0')}`,
  description: '建筑管家 SVIP',
  amount,
  currency: 'CNY',
  closesAt: NOW + 1_800_000,
})
const paid = async () => {
  const order = newOrder()
  await provider.prepay(order)
  return { order, trade: wechat.pay(order.orderCode) }
}
const refundOf = ({ order, trade }: Awaited<ReturnType<typeof paid>>, amount = 100_000) => ({
  orderCode: order.orderCode,
  transactionId: trade.transaction_id!,
  refundCode: `R${order.orderCode}`,
  amount,
  total: order.amount,
  currency: 'CNY',
  reason: '按天退款',
})

it('a code, its payment, and the same order asked again', async () => {
  const order = newOrder()
  const content = `weixin://wxpay/bizpayurl?pr=${order.orderCode}`
  expect(await provider.prepay(order)).toEqual({ content })
  expect(await provider.prepay(order)).toEqual({ content })
  expect(wechat.trades.get(order.orderCode)).toMatchObject({
    time_expire: '2026-11-20T02:30:00+00:00',
    notify_url: NOTIFY,
    amount: { total: 238_000, currency: 'CNY' },
  })
  expect(await provider.query(order.orderCode)).toBeNull()
  const { transaction_id: transactionId } = wechat.pay(order.orderCode)
  expect(await provider.query(order.orderCode)).toEqual({
    source: 'wechat',
    transactionId,
    orderCode: order.orderCode,
    amount: 238_000,
    currency: 'CNY',
    paidAt: NOW,
  })
  expect(wechat.faults).toEqual([])
})

it('an unpaid order is closed, however often; a paid one is not; an unknown one is nobody’s to pay', async () => {
  const order = newOrder()
  await provider.prepay(order)
  expect(await provider.close(order.orderCode)).toEqual({ closed: true })
  expect(await provider.close(order.orderCode)).toEqual({ closed: true })
  expect(await provider.prepay(order)).toEqual({ error: 'unavailable' })
  expect(await provider.close((await paid()).order.orderCode)).toEqual({ error: 'paid' })
  expect(await provider.close('ZST0')).toEqual({ closed: true })
  expect(await provider.query('ZST0')).toBeNull()
})

it('refunds: once for a number, in each state, refused, unknown', async () => {
  const first = await paid()
  const order = refundOf(first)
  const done = { source: 'wechat', refundCode: order.refundCode, amount: 100_000, state: 'done', doneAt: NOW }
  expect(await provider.refund(order)).toMatchObject(done)
  expect(await provider.refund(order)).toMatchObject(done)
  expect(await provider.queryRefund(order)).toMatchObject(done)
  expect(await provider.queryRefund({ ...order, refundCode: 'R0' })).toBeNull()

  wechat.refundsAre('PROCESSING')
  const pending = await provider.refund(refundOf(await paid()))
  expect(pending).toMatchObject({ state: 'processing', doneAt: null })
  wechat.refundsAre('ABNORMAL')
  expect(await provider.refund(refundOf(await paid()))).toMatchObject({ state: 'failed' })
  wechat.refundsAre('NOT_ENOUGH')
  const poor = await provider.refund(refundOf(await paid()))
  expect(poor).toEqual({ error: 'refused', reason: 'NOT_ENOUGH' })
  const unknown = { ...order, transactionId: '4200', refundCode: 'R1' }
  expect(await provider.refund(unknown)).toEqual({ error: 'refused', reason: 'RESOURCE_NOT_EXISTS' })
})

it('an answer that WeChat did not sign is none, whatever it says', async () => {
  const { orderCode } = (await paid()).order
  const other = newPlatformKey(wechat.signer().serial)
  const send = (response: ServerResponse, text: string, headers: Record<string, string>) =>
    void response.writeHead(200, headers).end(text)
  const whole = JSON.stringify(wechat.transaction(wechat.trades.get(orderCode)!))
  const now = Date.now()
  const signed = signatureHeaders(wechat.signer(), whole, now)
  const spoilt: Record<string, () => [string, Record<string, string>]> = {
    'no signature': () => [whole, {}],
    'a probe': () => [whole, { ...signed, 'wechatpay-signature': 'WECHATPAY/SIGNTEST/abcd' }],
    'another key under the same serial': () => [whole, signatureHeaders(other, whole, now)],
    'another body': () => [whole.replace('238000', '1'), signed],
    'another nonce': () => [whole, { ...signed, 'wechatpay-nonce': 'other' }],
    'six minutes old': () => [whole, signatureHeaders(wechat.signer(), whole, now - 360_000)],
    'six minutes ahead': () => [whole, signatureHeaders(wechat.signer(), whole, now + 360_000)],
    'another sort of signature': () => [whole, { ...signed, 'wechatpay-signature-type': 'WECHATPAY2-SM2' }],
  }
  for (const [how, answer] of Object.entries(spoilt)) {
    wechat.spoil((response) => send(response, ...answer()))
    logged.length = 0
    expect(await provider.query(orderCode), how).toEqual({ error: 'unavailable' })
    expect(logged.join(), how).toContain('not signed by it')
  }
  wechat.spoil((response) => send(response, whole, signed))
  expect(await provider.query(orderCode)).toMatchObject({ amount: 238_000 })
})

it('a signed answer about another order, merchant, app or amount is none', async () => {
  const first = await paid()
  const { trade, order } = first
  const whole = wechat.transaction(trade)
  for (const change of [
    { out_trade_no: 'ZST9' },
    { mchid: '1900000000' },
    { appid: 'wx9' },
    { amount: { total: 1.5 } },
  ]) {
    wechat.spoil((response) => wechat.answer(response, { status: 200, body: { ...whole, ...change } }))
    expect(await provider.query(order.orderCode), JSON.stringify(change)).toEqual({ error: 'unavailable' })
  }
  wechat.spoil(null)
  const refund = refundOf(first)
  await provider.refund(refund)
  const made = wechat.refunds.get(refund.refundCode)!
  for (const change of [
    { out_refund_no: 'R9' },
    { amount: { refund: 1, total: 238_000 } },
    { status: 'LATER' },
  ]) {
    wechat.spoil((response) => wechat.answer(response, { status: 200, body: { ...made, ...change } }))
    expect(await provider.refund(refund), JSON.stringify(change)).toEqual({ error: 'unavailable' })
  }
})

it('silence, a web page and a failure of WeChat leave the state unknown', async () => {
  const { order } = await paid()
  const courses = [
    (response: ServerResponse) => void response.destroy(),
    (response: ServerResponse) => void response.end('<html>'),
    (response: ServerResponse) => wechat.answer(response, { status: 500, body: { code: 'SYSTEM_ERROR' } }),
    (response: ServerResponse) => wechat.answer(response, { status: 400, body: { code: 'SIGN_ERROR' } }),
  ]
  for (const course of courses) {
    wechat.spoil(course)
    expect(await provider.query(order.orderCode)).toEqual({ error: 'unavailable' })
    expect(await provider.close(order.orderCode)).toEqual({ error: 'unavailable' })
    expect(await provider.prepay(newOrder())).toEqual({ error: 'unavailable' })
    expect(
      await provider.refund({
        ...refundOf(await Promise.resolve({ order, trade: wechat.trades.get(order.orderCode)! })),
      }),
    ).toEqual({ error: 'unavailable' })
    expect(await provider.downloadBill('2026-11-19')).toEqual({ error: 'unavailable' })
  }
})

const parse = (
  { body, headers }: ReturnType<typeof wechatNotification>,
  now = NOW,
  read: 'parseNotification' | 'parseRefundNotification' = 'parseNotification',
) => provider[read](headers, Buffer.from(body), now)

it('a notification is read when it is fresh, signed, encrypted for us, and about us', async () => {
  const { trade, order } = await paid()
  const content = wechat.transaction(trade)
  const key = wechat.signer()
  const right = wechatNotification(key, 'TRANSACTION.SUCCESS', content, NOW)
  // The independent library decrypts what the stand-in encrypts, so that the stand-in speaks as WeChat does.
  const { resource } = JSON.parse(right.body)
  const client = independentClient(MERCHANT.keys, key.certificate)
  const told = client.decipher_gcm<object>(resource.ciphertext, resource.associated_data, resource.nonce)
  expect(told).toEqual(content)
  expect(parse(right)).toMatchObject({
    orderCode: order.orderCode,
    amount: 238_000,
    currency: 'CNY',
    paidAt: NOW,
  })
  expect(parse(right, NOW + 300_000)).toMatchObject({ amount: 238_000 })
  expect(parse(right, NOW + 301_000)).toEqual({ error: 'stale' })
  expect(parse(right, NOW - 301_000)).toEqual({ error: 'stale' })
  expect(parse(wechatNotification(key, 'TRANSACTION.SUCCESS', content, NOW, 'x'.repeat(32)))).toEqual({
    error: 'merchant',
  })
  for (const change of [{ mchid: '1900000000' }, { appid: 'wx9' }]) {
    const foreign = wechatNotification(key, 'TRANSACTION.SUCCESS', { ...content, ...change }, NOW)
    expect(parse(foreign)).toEqual({ error: 'merchant' })
  }
  expect(parse(wechatNotification(key, 'TRANSACTION.SUCCESS', { ...content, amount: {} }, NOW))).toEqual({
    error: 'malformed',
  })
  expect(
    parse(wechatNotification(key, 'TRANSACTION.SUCCESS', { ...content, trade_state: 'CLOSED' }, NOW)),
  ).toBeNull()
  expect(parse(wechatNotification(key, 'COUPON.USE', content, NOW))).toBeNull()
})

it('forged notifications are refused: by signature, before anything is read', async () => {
  const { trade } = await paid()
  const key = wechat.signer()
  const right = wechatNotification(key, 'TRANSACTION.SUCCESS', wechat.transaction(trade), NOW)
  const forged = newPlatformKey(key.serial)
  const withHeader = (name: string, value: string) => ({
    ...right,
    headers: { ...right.headers, [name]: value },
  })
  const bare = { ...right, headers: { 'content-type': 'application/json' } as (typeof right)['headers'] }
  const later = String(Math.floor(NOW / 1000) + 1)
  for (const [how, one] of Object.entries({
    'another key': wechatNotification(forged, 'TRANSACTION.SUCCESS', wechat.transaction(trade), NOW),
    'a probe': withHeader('wechatpay-signature', 'WECHATPAY/SIGNTEST/abcd'),
    'another nonce': withHeader('wechatpay-nonce', 'other'),
    'another time': withHeader('wechatpay-timestamp', later),
    'another serial': withHeader('wechatpay-serial', '4A99'),
    'another body': { ...right, body: `${right.body} ` },
    'no headers': bare,
  }))
    expect(parse(one), how).toEqual({ error: 'signature' })
})

it('refund notifications tell each state; a payment is no refund, and a refund no payment', async () => {
  const first = await paid()
  const refund = refundOf(first)
  await provider.refund(refund)
  const { status, ...made } = wechat.refunds.get(refund.refundCode)!
  const content = { ...made, mchid: MERCHANT.merchantId, refund_status: status }
  const told = (event: string, change: object = {}) =>
    wechatNotification(wechat.signer(), event, { ...content, ...change }, NOW)
  const right = told('REFUND.SUCCESS')
  expect(parse(right, NOW, 'parseRefundNotification')).toMatchObject({
    refundCode: refund.refundCode,
    amount: 100_000,
    state: 'done',
    doneAt: NOW,
  })
  expect(parse(right)).toBeNull()
  const abnormal = told('REFUND.ABNORMAL', { refund_status: 'ABNORMAL' })
  expect(parse(abnormal, NOW, 'parseRefundNotification')).toMatchObject({ state: 'failed', doneAt: null })
  expect(parse(told('REFUND.SUCCESS', { mchid: '1' }), NOW, 'parseRefundNotification')).toEqual({
    error: 'merchant',
  })
  const payment = wechatNotification(
    wechat.signer(),
    'TRANSACTION.SUCCESS',
    wechat.transaction(first.trade),
    NOW,
  )
  expect(parse(payment, NOW, 'parseRefundNotification')).toBeNull()
})

it('certificates are exchanged while several hold: by the serial of each message', async () => {
  const { trade, order } = await paid()
  const old = wechat.signer()
  const next = newPlatformKey('4A00000000000000000000000000000000000002')
  const told = (key: typeof next) =>
    wechatNotification(key, 'TRANSACTION.SUCCESS', wechat.transaction(trade), NOW)
  wechat.rotate(old, next)
  const renewed = start()
  await renewed.prepare()
  provider = renewed.provider
  expect(parse(told(old))).toMatchObject({ orderCode: order.orderCode })
  expect(parse(told(next))).toMatchObject({ orderCode: order.orderCode })
  expect(await provider.query(order.orderCode)).toMatchObject({ amount: 238_000 })
  wechat.rotate(next)
  const later = start()
  await later.prepare()
  provider = later.provider
  expect(parse(told(old))).toEqual({ error: 'signature' })
  expect(parse(told(next))).toMatchObject({ orderCode: order.orderCode })
  wechat.rotate(old)
})

it('an unknown serial loads the certificates once; the repeated notification is then read', async () => {
  const { trade } = await paid()
  const fresh = start()
  provider = fresh.provider
  const told = wechatNotification(wechat.signer(), 'TRANSACTION.SUCCESS', wechat.transaction(trade), NOW)
  const before = wechat.asked.filter((one) => one.endsWith('/v3/certificates')).length
  for (let n = 0; n < 5; n++) expect(parse(told)).toEqual({ error: 'signature' })
  await expect.poll(() => parse(told)).toMatchObject({ amount: 238_000 })
  expect(wechat.asked.filter((one) => one.endsWith('/v3/certificates')).length).toBe(before + 1)
})

it('certificates that are over, misnamed, encrypted or signed by somebody else are not taken', async () => {
  const right = wechat.signer()
  const { trade } = await paid()
  const over = newPlatformKey('4A00000000000000000000000000000000000003', NOW - 1)
  const told = (key: typeof over) =>
    wechatNotification(key, 'TRANSACTION.SUCCESS', wechat.transaction(trade), NOW)
  wechat.rotate(right, over)
  wechat.signWith(right)
  const one = start()
  await one.prepare()
  provider = one.provider
  expect(parse(told(over))).toEqual({ error: 'signature' })
  expect(parse(told(right))).toMatchObject({ amount: 238_000 })

  const foreign = newPlatformKey('4A00000000000000000000000000000000000004')
  const listed = (apiKey?: string, serial = foreign.serial) => ({
    data: [{ serial_no: serial, encrypt_certificate: encrypt(foreign.certificate, 'certificate', apiKey) }],
  })
  for (const body of [listed('x'.repeat(32)), listed(undefined, '4A05'), { data: [] }, { data: 1 }]) {
    wechat.rotate(foreign)
    wechat.spoil((response) => wechat.answer(response, { status: 200, body }))
    const other = start()
    await other.prepare()
    provider = other.provider
    expect(parse(told(foreign))).toEqual({ error: 'signature' })
  }
  // Genuine content under a signature of somebody else.
  wechat.spoil((response) => {
    wechat.signWith(newPlatformKey(foreign.serial))
    wechat.answer(response, { status: 200, body: listed() })
  })
  const last = start()
  await last.prepare()
  provider = last.provider
  expect(parse(told(foreign))).toEqual({ error: 'signature' })
  wechat.rotate(right)
})

it('a public key instead of certificates: by its id, and none is downloaded', async () => {
  const right = wechat.signer()
  const key = { ...newPlatformKey('4A07', NOW + YEAR), serial: 'PUB_KEY_ID_0119000001092026112000000001' }
  const pem = key.keys.publicKey.export({ type: 'spki', format: 'pem' }).toString()
  const { trade, order } = await paid()
  wechat.rotate(key)
  const pinned = start({ WECHAT_PAY_PUBLIC_KEY_ID: key.serial, WECHAT_PAY_PUBLIC_KEY: pem })
  const before = wechat.asked.length
  await pinned.prepare()
  provider = pinned.provider
  expect(await provider.query(order.orderCode)).toMatchObject({ amount: 238_000 })
  expect(parse(wechatNotification(key, 'TRANSACTION.SUCCESS', wechat.transaction(trade), NOW))).toMatchObject(
    {
      amount: 238_000,
    },
  )
  expect(wechat.asked.slice(before)).toEqual([`GET /v3/pay/transactions/out-trade-no/${order.orderCode}`])
  wechat.rotate(right)
})

it('a merchant key that WeChat does not know gets no code', async () => {
  const other = newPlatformKey('0B').keys.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
  const wrong = start({ WECHAT_PAY_PRIVATE_KEY: other })
  expect(await wrong.provider.prepay(newOrder())).toEqual({ error: 'unavailable' })
  expect(wechat.faults.at(-1)).toBe('signature')
})

it('neither keys nor signatures are in the log', () => {
  expect(whole.length).toBeGreaterThan(20)
  for (const secret of [MERCHANT.apiKey, 'PRIVATE KEY', 'signature=', 'weixin://'])
    expect(whole.join()).not.toContain(secret)
})
