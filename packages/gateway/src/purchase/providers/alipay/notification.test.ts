import { MINUTE_MS } from '@zhushutong/domain/formatting'
import { expect, it } from 'vitest'
import { NOW } from '../../../../test-support/gateway'
import { ALIPAY_APP, ALIPAY_KEYS, signedForm, timeText } from '../../../../test-support/providers/alipay'
import { alipayInTests } from './alipay.fixture'

const setup = alipayInTests()

const changes = (...all: readonly Readonly<Record<string, string>>[]) => all

const parse = (body: string, now = NOW) => setup.provider.parseNotification({}, Buffer.from(body), now)

it('a notification is read when it is signed by RSA2, of our app and account, and of these days', async () => {
  const { order } = await setup.payOne()
  const fields = setup.alipay.fields(order.orderCode)
  const right = signedForm(fields)
  expect(parse(right)).toMatchObject({
    orderCode: order.orderCode,
    amount: 238_000,
    currency: 'CNY',
    paidAt: NOW,
  })
  // Alipay repeats a notification for 25 hours. A signature time in the future is not Alipay's.
  expect(parse(right, NOW + 26 * 60 * MINUTE_MS)).toMatchObject({ amount: 238_000 })
  expect(parse(right, NOW + 49 * 60 * MINUTE_MS)).toEqual({ error: 'stale' })
  expect(parse(right, NOW - 6 * MINUTE_MS)).toEqual({ error: 'stale' })
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
  const { order } = await setup.payOne()
  const refund = { gmt_refund: timeText(NOW), refund_fee: '100.00', out_biz_no: 'R1' }
  const form = signedForm(setup.alipay.fields(order.orderCode, refund))
  expect(parse(form)).toBeNull()
  expect(setup.provider.parseRefundNotification({}, Buffer.from(form), NOW)).toBeNull()
  const forged = Buffer.from(form.replace('R1', 'R2'))
  expect(setup.provider.parseRefundNotification({}, forged, NOW)).toEqual({ error: 'signature' })
})

it('forged notifications are refused, whatever they say of their signature', async () => {
  const { order } = await setup.payOne()
  const fields = setup.alipay.fields(order.orderCode)
  const right = signedForm(fields)
  const form = Object.fromEntries(new URLSearchParams(right))
  const without = (name: string) => {
    const { [name]: _, ...rest } = form
    return new URLSearchParams(rest).toString()
  }
  // A valid signature with Alipay's weaker algorithm (RSA): only RSA2 is accepted.
  const weak = signedForm(fields, ALIPAY_KEYS, 'RSA')
  for (const [how, body] of Object.entries({
    'another key': signedForm(fields, ALIPAY_APP.keys),
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
