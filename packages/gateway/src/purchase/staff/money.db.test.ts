import type { StaffRole } from '@zhushutong/domain/staff'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { decide, newBuyer, type TestBuyer } from '../../../test-support/buyer'
import { describeOnPostgres } from '../../../test-support/databases'
import { startGateway, type TestGateway } from '../../../test-support/gateway'
import { loginStaff } from '../../../test-support/staff'
import { accountFeature } from '../../account'
import { consoleFeature } from '../../app/staff-resources'
import { demoAccountsFeature, demoStaffFeature } from '../../demo-data'
import { sandboxFeature } from '../../sandbox'
import { purchaseFeature } from '../purchase.feature'

const QUARTER = 'svip-quarter'

interface Refund {
  readonly id: string
  readonly state: string
  readonly mobile: string
  readonly mayApprove: boolean
  readonly failure: string | null
}
interface Order {
  readonly id: string
  readonly status: string
  readonly events: readonly { readonly event: string; readonly actor: string }[]
  readonly entries: readonly {
    readonly kind: string
    readonly postings: readonly { readonly amount: number }[]
  }[]
  readonly refundable: { readonly amount: number } | null
}
interface Page<T> {
  readonly records: T[]
  readonly total: number
}

describeOnPostgres('money in the back office', (database) => {
  let gateway: TestGateway
  const tokens = new Map<StaffRole, string>()
  beforeAll(async () => {
    const features = [demoAccountsFeature, demoStaffFeature, accountFeature, purchaseFeature, consoleFeature]
    gateway = await startGateway(database(), [...features, sandboxFeature], { REFUND_FOUR_EYES_FEN: '50000' })
    for (const role of ['finance', 'admin'] as const) tokens.set(role, await loginStaff(gateway, role))
  })
  afterAll(() => gateway?.close())

  const call = <T = Refund>(role: StaffRole, path: string, body: object = {}) => {
    gateway.clock.advance(2_000)
    return gateway.call<T>(`/console/${path}`, body, { token: tokens.get(role) })
  }
  const buyer = () => newBuyer(gateway, database())
  const codeOf = async (who: TestBuyer, orderId: string) => (await who.status(orderId)).order.orderCode
  /** A buyer with a paid order and a refund request. */
  const asked = async (pay: (who: TestBuyer) => Promise<string> = (who) => who.buy(QUARTER)) => {
    const who = await buyer()
    const orderId = await pay(who)
    const price = (await who.manager<{ amount: number; points: number }>('priceRefund', { orderId })).data
    const { amount, points } = price
    const { data } = await who.manager<{ refundCode: string; state: string }>('askRefund', {
      orderId,
      reason: '不再需要',
      amount,
      points,
    })
    expect(data.state).toBe('requested')
    return { who, orderId, id: data.refundCode, orderCode: await codeOf(who, orderId) }
  }
  const state = async (id: string) => (await call('finance', 'refund/get', { id })).data.state
  const byTransfer = async (who: TestBuyer) => {
    const { data: orderId } = await who.create({ productId: QUARTER })
    await who.choose(orderId, 'CompanyPay')
    await decide(gateway, orderId, 'transfer-confirmed')
    return orderId
  }

  it('REF-01 staff approve, the provider pays, and the order tells all of it with its actors', async () => {
    const { who, orderId, id, orderCode } = await asked()
    expect((await who.status(orderId)).order.status).toBe('paid')
    const waiting = await call<Page<Refund>>('finance', 'refund/list', { state: 'requested' })
    expect(waiting.data.records.find((row) => row.id === id)?.mobile).toContain('****')
    expect((await call('finance', 'refund/approve', { id })).data).toMatchObject({ state: 'approved' })
    expect((await call('finance', 'refund/approve', { id })).statusCode).toBe('00400')
    expect(await who.svip()).toMatchObject({ overTime: expect.any(Number) })
    await expect.poll(() => state(id)).toBe('done')
    const { data } = await call<Order>('admin', 'order/get', { id: orderCode })
    expect(data.status).toBe('refunded')
    expect(data.events.map(({ event, actor }) => `${event} ${actor}`)).toEqual([
      'created buyer',
      'agreed buyer',
      'method buyer',
      'paid wechat',
      'refund-requested buyer',
      'refund-approved finance',
      'refund-sent wechat',
      'refund-done wechat',
    ])
    expect(data.entries.map(({ kind }) => kind)).toEqual(['payment', 'refund', 'refund-paid'])
    for (const { postings } of data.entries)
      expect(postings.reduce((sum, { amount }) => sum + amount, 0)).toBe(0)
    expect(data.refundable).toBeNull()
    const log = await call<Page<{ action: string; actor: string }>>('admin', 'audit/list', { subject: id })
    expect(log.data.records).toMatchObject([{ action: 'approve', actor: 'finance' }])
  })

  it('REF-01 what staff refuse stays as it was, says why, and may be asked for again', async () => {
    const { who, orderId, id } = await asked()
    for (const reason of [' ', 'x'])
      expect((await call('finance', 'refund/refuse', { id, reason })).statusCode).toBe('00400')
    expect((await call('finance', 'refund/refuse', { id, reason: '已开发票' })).data.state).toBe('refused')
    const { data } = await who.manager<{ status: string; refunds: object[] }>('getMyOrderOne', { orderId })
    expect(data).toMatchObject({ status: 'paid', refunds: [{ state: 'refused', refusal: '已开发票' }] })
    expect(await who.svip()).not.toBeNull()
    const priced = await who.manager<{ refundable: boolean }>('priceRefund', { orderId })
    expect(priced.data.refundable).toBe(true)
  })

  it('REF-03 above the limit nobody approves what they asked for themselves', async () => {
    const who = await buyer()
    const id = await codeOf(who, await who.buy('svip-year'))
    const { data: order } = await call<Order>('finance', 'order/get', { id })
    expect(order.refundable?.amount).toBeGreaterThan(50_000)
    const refundRequest = { id, cause: 'provider', reason: '服务无法提供' }
    expect((await call('finance', 'order/askRefund', refundRequest)).statusCode).toBe('00000')
    expect((await call('finance', 'order/askRefund', refundRequest)).statusCode).toBe('00400')
    const listed = await call<Page<Refund>>('finance', 'refund/list', { words: id })
    const [refund] = listed.data.records
    expect(refund).toMatchObject({ state: 'requested', mayApprove: false })
    expect((await call('finance', 'refund/approve', { id: refund!.id })).statusMessage).toContain(
      '另一位同事',
    )
    expect((await call('admin', 'refund/approve', { id: refund!.id })).data.state).toBe('approved')
    // An activity price, too, is refunded in full when we cannot provide the service; the membership ends at once.
    expect((await who.svip())?.overTime).toBeLessThanOrEqual(gateway.clock.now() + 86_400_000)
  })

  it('REF-03 small refunds of one member add up: the second needs another person', async () => {
    const who = await buyer()
    const alone = async (orderId: string) => {
      const id = await codeOf(who, orderId)
      await call('finance', 'order/askRefund', { id, cause: 'provider', reason: '服务无法提供' })
      const listed = await call<Page<Refund>>('finance', 'refund/list', { words: id })
      const [refund] = listed.data.records
      return { ...refund!, answer: await call('finance', 'refund/approve', { id: refund!.id }) }
    }
    const first = await alone(await who.buy('svip-month'))
    expect([first.mayApprove, first.answer.statusCode]).toEqual([true, '00000'])
    const second = await alone(await who.buy('svip-month'))
    expect([second.mayApprove, second.answer.statusCode]).toEqual([false, '00400'])
    expect((await call('admin', 'refund/approve', { id: second.id })).data.state).toBe('approved')
  })

  it('REF-01 a transfer is given back by finance, with the bank’s own reference, which is used once', async () => {
    const { who, orderId, id } = await asked(byTransfer)
    await call('finance', 'refund/approve', { id })
    expect((await who.manager<{ status: string }>('getMyOrderOne', { orderId })).data.status).toBe(
      'refund-due',
    )
    const bankReference = `B-${id}`
    expect((await call('finance', 'refund/confirm', { id, bankReference })).data.state).toBe('done')
    const other = await asked(byTransfer)
    await call('finance', 'refund/approve', { id: other.id })
    const again = await call('finance', 'refund/confirm', { id: other.id, bankReference })
    expect(again.statusMessage).toContain('流水号')
    const byQr = await asked()
    expect((await call('finance', 'refund/confirm', { id: byQr.id, bankReference: 'X' })).statusCode).toBe(
      '00400',
    )
  })

  it('REF-02 one that failed is seen with its reason, and sent again', async () => {
    const { id, orderId } = await asked()
    await decide(gateway, orderId, 'refund-fails')
    await call('finance', 'refund/approve', { id })
    await expect.poll(() => state(id)).toBe('failed')
    expect((await call('finance', 'refund/get', { id })).data.failure).toContain('退款失败')
    const waiting = await call<Page<Refund>>('finance', 'refund/list', { needs: 'staff', words: id })
    expect(waiting.data.records.map((row) => row.id)).toEqual([id])
    expect((await call('finance', 'refund/retry', { id })).data.state).toBe('approved')
    await expect.poll(() => state(id)).toBe('done')
    const none = await call<Page<Refund>>('finance', 'refund/list', { needs: 'staff', words: id })
    expect(none.data.total).toBe(0)
  })

  it('LED-05 the accounts agree with the documents, and a payment out of the books is found', async () => {
    interface Account {
      readonly id: string
      readonly difference: number
      readonly balance: number
    }
    const wrong = async () => {
      const { data } = await call<Page<Account>>('finance', 'ledger/list', { pageSize: 100 })
      return data.records.filter(({ difference }) => difference !== 0).map(({ id }) => id)
    }
    expect(await wrong()).toEqual([])
    const paid = await call<Page<{ refundCode: string | null }>>('finance', 'payment/list', {
      provider: 'wechat',
    })
    expect(paid.data.total).toBeGreaterThan(2)
    expect(paid.data.records.some(({ refundCode }) => refundCode !== null)).toBe(true)
    await database().sql`update payments set amount = amount + 1 where provider = 'transfer'`
    // The entered transfer is booked in two accounts; neither matches the payment any more.
    expect(await wrong()).toEqual(['bank', 'transfers-held'])
    await database().sql`update payments set amount = amount - 1 where provider = 'transfer'`
    expect(await wrong()).toEqual([])
  })
})
