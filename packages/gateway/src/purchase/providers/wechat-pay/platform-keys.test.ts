import { setTimeout } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { NOW } from '../../../../test-support/gateway'
import { wechatNotification } from '../../../../test-support/providers/wechat-pay'
import { encrypt, newPlatformKey } from '../../../../test-support/providers/wechat-pay-keys'
import { wechatPayInTests } from './wechat-pay.fixture'

const YEAR = 365 * 86_400_000
const setup = wechatPayInTests()

it('certificates are exchanged while several hold: by the serial of each message', async () => {
  const { trade, order } = await setup.payOne()
  const old = setup.wechat.signer()
  const next = newPlatformKey('4A00000000000000000000000000000000000002')
  const answer = (key: typeof next) =>
    wechatNotification(key, 'TRANSACTION.SUCCESS', setup.wechat.transaction(trade), NOW)
  setup.wechat.rotate(old, next)
  await setup.restart()
  expect(setup.parse(answer(old))).toMatchObject({ orderCode: order.orderCode })
  expect(setup.parse(answer(next))).toMatchObject({ orderCode: order.orderCode })
  expect(await setup.provider.query(order.orderCode)).toMatchObject({ amount: 238_000 })
  setup.wechat.rotate(next)
  await setup.restart()
  expect(setup.parse(answer(old))).toEqual({ error: 'signature' })
  expect(setup.parse(answer(next))).toMatchObject({ orderCode: order.orderCode })
  setup.wechat.rotate(old)
})

it('an unknown serial loads the certificates once; the repeated notification is then read', async () => {
  const { trade } = await setup.payOne()
  setup.provider = setup.start().provider
  const answer = wechatNotification(
    setup.wechat.signer(),
    'TRANSACTION.SUCCESS',
    setup.wechat.transaction(trade),
    NOW,
  )
  const before = setup.wechat.asked.filter((request) => request.endsWith('/v3/certificates')).length
  for (let n = 0; n < 5; n++) expect(setup.parse(answer)).toEqual({ error: 'signature' })
  await expect.poll(() => setup.parse(answer)).toMatchObject({ amount: 238_000 })
  expect(setup.wechat.asked.filter((request) => request.endsWith('/v3/certificates')).length).toBe(before + 1)
  const invented = { ...answer, headers: { ...answer.headers, 'wechatpay-serial': '4A99' } }
  for (let n = 0; n < 5; n++) {
    expect(setup.parse(invented)).toEqual({ error: 'signature' })
    await setTimeout(20)
  }
  expect(setup.wechat.asked.filter((request) => request.endsWith('/v3/certificates')).length).toBe(before + 1)
})

it('certificates that are over, misnamed, encrypted or signed by somebody else are not taken', async () => {
  const right = setup.wechat.signer()
  const { trade } = await setup.payOne()
  const over = newPlatformKey('4A00000000000000000000000000000000000003', NOW - 1)
  const answer = (key: typeof over) =>
    wechatNotification(key, 'TRANSACTION.SUCCESS', setup.wechat.transaction(trade), NOW)
  setup.wechat.rotate(right, over)
  setup.wechat.signWith(right)
  await setup.restart()
  expect(setup.parse(answer(over))).toEqual({ error: 'signature' })
  expect(setup.parse(answer(right))).toMatchObject({ amount: 238_000 })

  const foreign = newPlatformKey('4A00000000000000000000000000000000000004')
  const listed = (apiKey?: string, serial = foreign.serial) => ({
    data: [{ serial_no: serial, encrypt_certificate: encrypt(foreign.certificate, 'certificate', apiKey) }],
  })
  for (const body of [listed('x'.repeat(32)), listed(undefined, '4A05'), { data: [] }, { data: 1 }]) {
    setup.wechat.rotate(foreign)
    setup.wechat.spoil((response) => setup.wechat.answer(response, { status: 200, body }))
    await setup.restart()
    expect(setup.parse(answer(foreign))).toEqual({ error: 'signature' })
  }
  // The list and the signatures both use a serial that differs from the certificate's.
  const misnamed = { ...foreign, serial: '4A05' }
  setup.wechat.rotate(misnamed)
  setup.wechat.spoil((response) =>
    setup.wechat.answer(response, { status: 200, body: listed(undefined, '4A05') }),
  )
  await setup.restart()
  expect(setup.parse(answer(misnamed))).toEqual({ error: 'signature' })
  // Genuine content with a foreign signature.
  setup.wechat.spoil((response) => {
    setup.wechat.signWith(newPlatformKey(foreign.serial))
    setup.wechat.answer(response, { status: 200, body: listed() })
  })
  await setup.restart()
  expect(setup.parse(answer(foreign))).toEqual({ error: 'signature' })
  setup.wechat.rotate(right)
})

it('a public key instead of certificates: by its id, and none is downloaded', async () => {
  const right = setup.wechat.signer()
  const key = { ...newPlatformKey('4A07', NOW + YEAR), serial: 'PUB_KEY_ID_0119000001092026112000000001' }
  const pem = key.keys.publicKey.export({ type: 'spki', format: 'pem' }).toString()
  const { trade, order } = await setup.payOne()
  setup.wechat.rotate(key)
  const before = setup.wechat.asked.length
  await setup.restart({ WECHAT_PAY_PUBLIC_KEY_ID: key.serial, WECHAT_PAY_PUBLIC_KEY: pem })
  expect(await setup.provider.query(order.orderCode)).toMatchObject({ amount: 238_000 })
  expect(
    setup.parse(wechatNotification(key, 'TRANSACTION.SUCCESS', setup.wechat.transaction(trade), NOW)),
  ).toMatchObject({
    amount: 238_000,
  })
  expect(setup.wechat.asked.slice(before)).toEqual([
    `GET /v3/pay/transactions/out-trade-no/${order.orderCode}`,
  ])
  setup.wechat.rotate(right)
})
