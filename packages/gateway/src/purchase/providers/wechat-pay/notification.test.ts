import { expect, it } from 'vitest'
import { NOW } from '../../../../test-support/gateway'
import { wechatNotification } from '../../../../test-support/providers/wechat-pay'
import {
  independentClient,
  MERCHANT,
  newPlatformKey,
} from '../../../../test-support/providers/wechat-pay-keys'
import { refundOf, wechatPayInTests } from './wechat-pay.fixture'

const setup = wechatPayInTests()

it('a notification is read when it is fresh, signed, encrypted for us, and about us', async () => {
  const { trade, order } = await setup.payOne()
  const content = setup.wechat.transaction(trade)
  const key = setup.wechat.signer()
  const right = wechatNotification(key, 'TRANSACTION.SUCCESS', content, NOW)
  // An independent library decrypts the fake server's text, which proves that the fake behaves as WeChat.
  const { resource } = JSON.parse(right.body)
  const client = independentClient(MERCHANT.keys, key.certificate)
  const decrypted = client.decipher_gcm<object>(resource.ciphertext, resource.associated_data, resource.nonce)
  expect(decrypted).toEqual(content)
  expect(setup.parse(right)).toMatchObject({
    orderCode: order.orderCode,
    amount: 238_000,
    currency: 'CNY',
    paidAt: NOW,
  })
  expect(setup.parse(right, NOW + 300_000)).toMatchObject({ amount: 238_000 })
  expect(setup.parse(right, NOW + 301_000)).toEqual({ error: 'stale' })
  expect(setup.parse(right, NOW - 301_000)).toEqual({ error: 'stale' })
  expect(setup.parse(wechatNotification(key, 'TRANSACTION.SUCCESS', content, NOW, 'x'.repeat(32)))).toEqual({
    error: 'merchant',
  })
  for (const change of [{ mchid: '1900000000' }, { appid: 'wx9' }]) {
    const foreign = wechatNotification(key, 'TRANSACTION.SUCCESS', { ...content, ...change }, NOW)
    expect(setup.parse(foreign)).toEqual({ error: 'merchant' })
  }
  expect(
    setup.parse(wechatNotification(key, 'TRANSACTION.SUCCESS', { ...content, amount: {} }, NOW)),
  ).toEqual({
    error: 'malformed',
  })
  expect(
    setup.parse(wechatNotification(key, 'TRANSACTION.SUCCESS', { ...content, trade_state: 'CLOSED' }, NOW)),
  ).toBeNull()
  expect(setup.parse(wechatNotification(key, 'COUPON.USE', content, NOW))).toBeNull()
})

it('forged notifications are refused: by signature, before anything is read', async () => {
  const { trade } = await setup.payOne()
  const key = setup.wechat.signer()
  const right = wechatNotification(key, 'TRANSACTION.SUCCESS', setup.wechat.transaction(trade), NOW)
  const forged = newPlatformKey(key.serial)
  const withHeader = (name: string, value: string) => ({
    ...right,
    headers: { ...right.headers, [name]: value },
  })
  const bare = { ...right, headers: { 'content-type': 'application/json' } as (typeof right)['headers'] }
  const later = String(Math.floor(NOW / 1000) + 1)
  for (const [how, one] of Object.entries({
    'another key': wechatNotification(forged, 'TRANSACTION.SUCCESS', setup.wechat.transaction(trade), NOW),
    'a probe': withHeader('wechatpay-signature', 'WECHATPAY/SIGNTEST/abcd'),
    'another nonce': withHeader('wechatpay-nonce', 'other'),
    'another time': withHeader('wechatpay-timestamp', later),
    'another serial': withHeader('wechatpay-serial', '4A99'),
    'another body': { ...right, body: `${right.body} ` },
    'no headers': bare,
  }))
    expect(setup.parse(one), how).toEqual({ error: 'signature' })
})

it('refund notifications tell each state; a payment is no refund, and a refund no payment', async () => {
  const first = await setup.payOne()
  const refund = refundOf(first)
  await setup.provider.refund(refund)
  const { status, ...made } = setup.wechat.refunds.get(refund.refundCode)!
  const content = { ...made, mchid: MERCHANT.merchantId, refund_status: status }
  const decrypted = (event: string, change: object = {}) =>
    wechatNotification(setup.wechat.signer(), event, { ...content, ...change }, NOW)
  const right = decrypted('REFUND.SUCCESS')
  expect(setup.parse(right, NOW, 'parseRefundNotification')).toMatchObject({
    refundCode: refund.refundCode,
    amount: 100_000,
    state: 'done',
    doneAt: NOW,
  })
  expect(setup.parse(right)).toBeNull()
  const abnormal = decrypted('REFUND.ABNORMAL', { refund_status: 'ABNORMAL' })
  expect(setup.parse(abnormal, NOW, 'parseRefundNotification')).toMatchObject({
    state: 'failed',
    doneAt: null,
  })
  expect(setup.parse(decrypted('REFUND.SUCCESS', { mchid: '1' }), NOW, 'parseRefundNotification')).toEqual({
    error: 'merchant',
  })
  const payment = wechatNotification(
    setup.wechat.signer(),
    'TRANSACTION.SUCCESS',
    setup.wechat.transaction(first.trade),
    NOW,
  )
  expect(setup.parse(payment, NOW, 'parseRefundNotification')).toBeNull()
})
