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
const MINUTES_5 = 300_000

/** A paid order and its notifications; `change` is made before WeChat signs. */
const payOne = async () => {
  const paid = await setup.payOne()
  const content = setup.wechat.transaction(paid.trade)
  const notify = (change: object = {}, event = 'TRANSACTION.SUCCESS', key = setup.wechat.signer()) =>
    wechatNotification(key, event, { ...content, ...change }, NOW)
  return { ...paid, content, notify }
}

it('a notification is read when it is fresh, signed, encrypted for us, and about us', async () => {
  const { order, content, notify } = await payOne()
  const key = setup.wechat.signer()
  const right = notify()
  // An independent library decrypts the fake server's text, which proves that the fake behaves as WeChat.
  const { resource } = JSON.parse(right.body)
  const client = independentClient(MERCHANT.keys, key.certificate)
  const decrypted = client.decipher_gcm<object>(resource.ciphertext, resource.associated_data, resource.nonce)
  expect(decrypted).toEqual(content)
  const payment = { orderCode: order.orderCode, amount: 238_000, currency: 'CNY', paidAt: NOW }
  expect(setup.parse(right)).toMatchObject(payment)
  expect(setup.parse(right, NOW + MINUTES_5)).toMatchObject(payment)
  for (const now of [NOW + MINUTES_5 + 1000, NOW - MINUTES_5 - 1000])
    expect(setup.parse(right, now)).toEqual({ error: 'stale' })
  const foreignKey = wechatNotification(key, 'TRANSACTION.SUCCESS', content, NOW, 'x'.repeat(32))
  for (const foreign of [foreignKey, notify({ mchid: '1900000000' }), notify({ appid: 'wx9' })])
    expect(setup.parse(foreign)).toEqual({ error: 'merchant' })
  expect(setup.parse(notify({ amount: {} }))).toEqual({ error: 'malformed' })
  expect(setup.parse(notify({ trade_state: 'CLOSED' }))).toBeNull()
  expect(setup.parse(notify({}, 'COUPON.USE'))).toBeNull()
})

it('forged notifications are refused: by signature, before anything is read', async () => {
  const { notify } = await payOne()
  const right = notify()
  const withHeader = (name: string, value: string) => ({
    ...right,
    headers: { ...right.headers, [name]: value },
  })
  const bare = { ...right, headers: { 'content-type': 'application/json' } as (typeof right)['headers'] }
  for (const [how, forged] of Object.entries({
    'another key': notify({}, undefined, newPlatformKey(setup.wechat.signer().serial)),
    'a probe': withHeader('wechatpay-signature', 'WECHATPAY/SIGNTEST/abcd'),
    'another nonce': withHeader('wechatpay-nonce', 'other'),
    'another time': withHeader('wechatpay-timestamp', String(Math.floor(NOW / 1000) + 1)),
    'another serial': withHeader('wechatpay-serial', '4A99'),
    'another body': { ...right, body: `${right.body} ` },
    'no headers': bare,
  }))
    expect(setup.parse(forged), how).toEqual({ error: 'signature' })
})

it('refund notifications have each state; a payment is no refund, and a refund no payment', async () => {
  const { notify, ...paid } = await payOne()
  const refund = refundOf(paid)
  await setup.provider.refund(refund)
  const { status, ...storedRefund } = setup.wechat.refunds.get(refund.refundCode)!
  const content = { ...storedRefund, mchid: MERCHANT.merchantId, refund_status: status }
  const notifyRefund = (event: string, change: object = {}) =>
    wechatNotification(setup.wechat.signer(), event, { ...content, ...change }, NOW)
  const parseRefund = (text: ReturnType<typeof notifyRefund>) =>
    setup.parse(text, NOW, 'parseRefundNotification')
  const right = notifyRefund('REFUND.SUCCESS')
  const done = { refundCode: refund.refundCode, amount: 100_000, state: 'done', doneAt: NOW }
  expect(parseRefund(right)).toMatchObject(done)
  expect(setup.parse(right)).toBeNull()
  const abnormal = notifyRefund('REFUND.ABNORMAL', { refund_status: 'ABNORMAL' })
  expect(parseRefund(abnormal)).toMatchObject({ state: 'failed', doneAt: null })
  expect(parseRefund(notifyRefund('REFUND.SUCCESS', { mchid: '1' }))).toEqual({ error: 'merchant' })
  expect(parseRefund(notify())).toBeNull()
})
