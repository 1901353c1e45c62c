import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { PurchaseState } from '../../packages/domain/src/purchase'
import { company, type StoredRecord } from '../../packages/domain/src/records'
import { trackTo } from '../../packages/gateway/test-support/gateway'
import type { PortalClient } from '../../packages/sdk/src/index-node'
import { payment$ } from '../../packages/sdk/src/rx'
import { describePortal, NOW, type Portal } from '../support/portal'
import { storedRecords } from '../support/stored'

/** A month of SVIP for a first purchase: price in fen, and days. */
const MONTH = { productId: 'svip-month', price: 34_800, days: 31 }
const DAY = 86_400_000

// The client's clock equals the gateway's: both compute a countdown.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: NOW }))
afterEach(() => void vi.useRealTimers())

/** A login with slider and code like a user's; the sandbox replaces the eyes and the telephone. */
async function loginBySms({ gateway, client }: Portal, mobile: string) {
  const { login } = client()
  const { captchaId } = await login.createSlider({ scene: 'login', mobile })
  const answer = await gateway.sandbox<{ x: number; nonce: string }>(`/sandbox/captcha/${captchaId}`)
  const { sign } = await login.verifySlider({ captchaId, ...answer, track: trackTo(answer.x) })
  const { smsId, resendAt } = await login.sendSms({ mobile, params: { sign, scene: 'login' } })
  expect(resendAt).toBe(NOW + 60_000)
  const { code } = await gateway.sandbox<{ code: string }>(`/sandbox/sms?mobile=${mobile}`)
  return login.bySms({ mobile, smsId, validationCode: code })
}

const whole = (record: StoredRecord) => ({
  contactPhone: record.contactPhone,
  qualifications: record.qualifications,
})

/** A company with hidden values of every type. */
async function aCompany({ database }: Portal): Promise<StoredRecord> {
  const companyRecord = (await storedRecords(database, company)).find(
    ({ contactPhone, qualifications }) => contactPhone && (qualifications as readonly object[])?.length > 0,
  )
  if (!companyRecord) throw new Error('No company has a telephone and a qualification')
  return companyRecord
}

async function pay(client: PortalClient, portal: Portal, orderId: string): Promise<PurchaseState[]> {
  const states: PurchaseState[] = []
  await payment$(client, { orderId, method: 'wechat' }).forEach((state) => {
    if (state.at === 'qr' && !states.some(({ at }) => at === 'qr')) {
      void portal.gateway.sandbox(`/sandbox/cashier/${orderId}`, { outcome: 'paid' })
    }
    states.push(state)
  })
  return states
}

describePortal('a user of the SDK', (portal) => {
  it('comes as a visitor, registers, buys SVIP and then sees what was hidden', async () => {
    const stored = await aCompany(portal())
    const { id } = stored

    const visitor = portal().client()
    const page = await visitor.companies.search({ pageSize: 10 })
    expect(page.records).toHaveLength(10)
    const seen = await visitor.companies.detail({ id })
    expect(seen.contactPhone).toContain('*')
    expect(seen.locks.contactPhone).toEqual({ state: 'masked', opensBy: 'login' })
    expect(seen.locks['qualifications.certificateNo']).toEqual({ state: 'masked', opensBy: 'login' })

    const { access_token, isNew, userId } = await loginBySms(portal(), '12200008001')
    expect(isNew).toBe(true)
    const client = portal().client(access_token)
    expect(await client.profile.memberInfo()).toMatchObject({ userId, mobile: '122****8001' })
    const asNonMember = await client.companies.detail({ id })
    expect(asNonMember.contactPhone).toContain('*')
    expect(asNonMember.locks.contactPhone).toEqual({ state: 'masked', opensBy: 'svip' })
    expect(asNonMember.locks).not.toHaveProperty(['qualifications.certificateNo'])
    expect((await client.profile.vipInfo()).meberInfo).toBe(false)

    const orderId = await client.orders.create({
      productId: MONTH.productId,
      orderType: 'VIP',
      businessPrice: MONTH.price,
      agreementVersion: (await client.purchase.payTypes()).agreementVersion,
    })
    const qr = await client.orders.setPayType({ orderId, payType: 'WeChat' })
    expect(qr).toContain('/sandbox/cashier/')
    expect(await client.orders.status({ orderId })).toMatchObject({
      payStatus: false,
      order: { status: 'pending', businessPrice: MONTH.price, payType: 'WeChat' },
    })

    const states = await pay(client, portal(), orderId)
    expect(states.find(({ at }) => at === 'qr')).toMatchObject({ content: qr })
    expect(states.at(-1)).toMatchObject({ at: 'success' })
    expect(await client.orders.status({ orderId })).toMatchObject({
      payStatus: true,
      order: { status: 'paid', succTime: NOW + MONTH.days * DAY },
    })
    expect(await client.profile.vipInfo()).toMatchObject({
      meberInfo: true,
      vipInfo: { overTime: NOW + MONTH.days * DAY },
    })

    const asMember = await client.companies.detail({ id })
    expect(asMember).toMatchObject(whole(stored))
    expect(asMember.locks).toEqual({})
    expect(await client.orders.numbers()).toMatchObject({ all: 1, paid: 1, pending: 0 })
  })
})
