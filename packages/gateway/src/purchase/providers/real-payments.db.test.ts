import { DAY_MS, MINUTE_MS } from '@zhushutong/domain/formatting'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newBuyer, type TestBuyer } from '../../../test-support/buyer'
import { describeOnPostgres } from '../../../test-support/databases'
import { NOW, startGateway, type TestGateway } from '../../../test-support/gateway'
import { alipaySettings, openAlipay, type TestAlipay } from '../../../test-support/providers/alipay'
import { takenByAlipay } from '../../../test-support/providers/taken-by-alipay'
import { takenByWechat } from '../../../test-support/providers/taken-by-wechat'
import {
  type Notification,
  postNotification,
  type TakenBy,
} from '../../../test-support/providers/taken-payments'
import { openWechatPay, type TestWechatPay } from '../../../test-support/providers/wechat-pay'
import { wechatPaySettings } from '../../../test-support/providers/wechat-pay-keys'
import { accountFeature } from '../../account'
import { sandboxFeature } from '../../sandbox'
import { purchaseFeature } from '..'

const PRICE = 238_000

describeOnPostgres('payments by real providers', (database) => {
  let gateway: TestGateway
  let wechat: TestWechatPay
  let alipay: TestAlipay
  const now = () => gateway?.clock.now() ?? NOW
  const takers: Partial<Record<'wechat' | 'alipay', TakenBy>> = {}

  beforeAll(async () => {
    wechat = await openWechatPay(now)
    alipay = await openAlipay(now)
    takers.wechat = takenByWechat(wechat, now)
    takers.alipay = takenByAlipay(alipay)
    gateway = await startGateway(database(), [accountFeature, purchaseFeature, sandboxFeature], {
      ...wechatPaySettings(wechat.url),
      ...alipaySettings(alipay.url),
    })
  })
  afterAll(async () => {
    await gateway?.close()
    await wechat?.close()
    await alipay?.close()
  })

  const listOutcomes = async (orderId: string) =>
    (await database().sql`select outcome from payments where order_id = ${orderId}`).map((row) => row.outcome)

  describe.each(['wechat', 'alipay'] as const)('%s', (method) => {
    let taker: TakenBy
    beforeAll(() => {
      taker = takers[method]!
    })
    const post = (notification: Notification) => postNotification(gateway, method, notification)

    const order = async (who: TestBuyer) => {
      const { data: orderId } = await who.create({ productId: 'svip-year' })
      const { orderCode } = (await who.status(orderId)).order
      const { data: content } = await who.choose(orderId, taker.payType)
      return { orderId, orderCode, content }
    }
    const buyer = () => newBuyer(gateway, database())

    it('order, code, notification, membership', async () => {
      const who = await buyer()
      const { orderId, orderCode, content } = await order(who)
      expect(content).toBe(taker.codeOf(orderCode))
      expect((await who.choose(orderId, taker.payType)).data).toBe(content)
      taker.pay(orderCode)
      const answer = await post(taker.notify(orderCode))
      expect(answer).toEqual({ status: 200, body: taker.acknowledged })
      const { payStatus, order: paid } = await who.status(orderId)
      expect(payStatus).toBe(true)
      expect(paid).toMatchObject({ payType: taker.payType, succTime: now() + 365 * DAY_MS })
      expect(await who.svip()).toMatchObject({ type: 1, overTime: now() + 365 * DAY_MS })
      expect(taker.faults).toEqual([])
    })

    it('notifications that come before the code was answered are taken', async () => {
      const who = await buyer()
      const answers: unknown[] = []
      taker.beforeCode(async (orderCode) => {
        taker.pay(orderCode)
        const notified = taker.notify(orderCode)
        answers.push(...(await Promise.all(Array.from({ length: 20 }, () => post(notified)))))
      })
      const { orderId } = await order(who)
      expect(answers).toEqual(Array.from({ length: 20 }, () => ({ status: 200, body: taker.acknowledged })))
      expect((await who.status(orderId)).payStatus).toBe(true)
      expect(await listOutcomes(orderId)).toEqual(['granted'])
    })

    it('forged, stale and foreign notifications are refused and logged; the right one is taken, once', async () => {
      const who = await buyer()
      const { orderId, orderCode } = await order(who)
      const other = await order(await buyer())
      taker.pay(orderCode)
      const right = taker.notify(orderCode)
      const refused = (body: string) =>
        method === 'alipay' ? body === 'fail' : JSON.parse(body).code === 'FAIL'
      const wrong: [string, Notification, number, string][] = [
        ['signature', taker.forge(orderCode), 401, 'signature'],
        ['changed bytes', { ...right, body: right.body.replace(/e/, 'E') }, 401, 'signature'],
        ['one fen less', taker.notify(orderCode, { amount: PRICE - 1 }), 400, 'amount'],
        ['another app', taker.notify(orderCode, { appId: '2021000000000009' }), 400, 'merchant'],
        ['another merchant', taker.notify(orderCode, { merchantId: '2088000000000009' }), 400, 'merchant'],
        ['another order', taker.notify(orderCode, { orderCode: 'ZST0' }), 404, 'unknown-order'],
        ['six minutes ahead', taker.notify(orderCode, { at: now() + 6 * MINUTE_MS }), 400, 'stale'],
      ]
      if (method === 'wechat') {
        const old = taker.notify(orderCode, { at: now() - 6 * MINUTE_MS })
        const headers = { ...right.headers, 'wechatpay-nonce': 'other' }
        wrong.push(['six minutes old', old, 400, 'stale'], ['nonce', { ...right, headers }, 401, 'signature'])
      }
      for (const [how, notification, status, reason] of wrong) {
        const before = gateway.log.length
        const answer = await post(notification)
        expect(answer.status, how).toBe(status)
        expect(refused(answer.body), how).toBe(true)
        const line = gateway.log
          .slice(before)
          .find((logLine) => logLine.includes('payment notification refused'))
        expect(JSON.parse(line ?? '{}').reason, how).toBe(reason)
      }
      expect(await listOutcomes(orderId)).toEqual([])
      expect((await who.status(orderId)).order.status).toBe('pending')
      for (let times = 0; times < 2; times += 1) expect(await post(right)).toMatchObject({ status: 200 })
      expect(await listOutcomes(orderId)).toEqual(['granted'])
      expect(await listOutcomes(other.orderId)).toEqual([])
      if (method === 'wechat') {
        gateway.clock.advance(5 * MINUTE_MS + 1000)
        expect(await post(right)).toMatchObject({ status: 400 })
      }
    })
  })

  it('the sandbox takes no money where real providers do', async () => {
    const answer = await gateway.app.server.inject({
      method: 'POST',
      url: '/notify/sandbox/wechat',
      payload: {},
    })
    expect(answer.statusCode).toBe(404)
    expect((await gateway.app.server.inject({ url: '/sandbox/cashier' })).statusCode).toBe(404)
  })

  it('no key, code or signature is in the log', () => {
    const log = gateway.log.join('')
    expect(log).toContain('payment received')
    for (const secret of ['PRIVATE KEY', 'weixin://', 'qr.alipay.com', 'ciphertext', 'biz_content'])
      expect(log).not.toContain(secret)
  })
})
