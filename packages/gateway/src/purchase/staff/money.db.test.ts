import { DAY_MS } from '@zhushutong/domain/formatting'
import { expect, it } from 'vitest'
import { decide, type TestBuyer } from '../../../test-support/buyer'
import { describeShop, type Page, QUARTER, type Refund } from '../../../test-support/shop'

interface StaffRefund {
  readonly id: string
  readonly state: string
  readonly mobile: string
  readonly mayApprove: boolean
  readonly failure: string | null
}
interface StaffOrder {
  readonly status: string
  readonly events: readonly { readonly event: string; readonly actor: string }[]
  readonly entries: readonly {
    readonly kind: string
    readonly postings: readonly { readonly amount: number }[]
  }[]
  readonly refundable: { readonly amount: number } | null
}
interface StaffWallet {
  readonly id: string
  readonly mobile: string
  readonly movements: readonly { readonly cause: string; readonly refundState: string | null }[]
}

describeShop('money in the back office', { REFUND_FOUR_EYES_FEN: '50000' }, (shop) => {
  const { gateway, database, buyer, callStaff } = shop
  /** A paid order with a refund request. */
  const asked = async (payType?: string) => {
    const who = await buyer()
    const orderId = await shop.pay(who, { productId: QUARTER }, payType)
    const { data } = await shop.askRefund(who, orderId)
    expect(data.state).toBe('requested')
    return { who, orderId, id: data.refundCode }
  }
  const callRefund = (name: string, id: string, more: object = {}, role: 'finance' | 'admin' = 'finance') =>
    callStaff<StaffRefund>(role, `refund/${name}`, { id, ...more })
  const waitFor = (id: string, state: string) =>
    expect.poll(async () => (await callRefund('get', id)).data.state).toBe(state)
  const listRefunds = async (body: object) =>
    (await callStaff<Page<StaffRefund>>('finance', 'refund/list', body)).data.records
  /** A refund of an order that finance asks for, because the service cannot be provided. */
  const askAsProvider = async (who: TestBuyer, orderId: string) => {
    const { orderCode: id } = await shop.readOrder(who, orderId)
    const request = { id, cause: 'provider', reason: '服务无法提供' }
    expect((await callStaff('finance', 'order/askRefund', request)).statusCode).toBe('00000')
    expect((await callStaff('finance', 'order/askRefund', request)).statusCode).toBe('00400')
    return (await listRefunds({ words: id }))[0]!
  }

  it('REF-01 staff approve, the provider pays, and the order shows each step with its actor', async () => {
    const { who, orderId, id } = await asked()
    expect((await who.status(orderId)).order.status).toBe('paid')
    const waiting = await listRefunds({ state: 'requested' })
    expect(waiting.find((row) => row.id === id)?.mobile).toContain('****')
    expect((await callRefund('approve', id)).data).toMatchObject({ state: 'approved' })
    expect((await callRefund('approve', id)).statusCode).toBe('00400')
    await waitFor(id, 'done')
    const { orderCode } = await shop.readOrder(who, orderId)
    const { data } = await callStaff<StaffOrder>('admin', 'order/get', { id: orderCode })
    expect(data).toMatchObject({ status: 'refunded', refundable: null })
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
    const audit = await callStaff<Page<object>>('admin', 'audit/list', { subject: id })
    expect(audit.data.records).toMatchObject([{ action: 'approve', actor: 'finance' }])
  })

  it('REF-01 a refused refund leaves the order as it was, says why, and may be asked for again', async () => {
    const { who, orderId, id } = await asked()
    expect((await callRefund('refuse', id, { reason: ' ' })).statusCode).toBe('00400')
    expect((await callRefund('refuse', id, { reason: '已开发票' })).data.state).toBe('refused')
    expect(await shop.readOrder(who, orderId)).toMatchObject({
      status: 'paid',
      refunds: [{ state: 'refused', refusal: '已开发票' }],
    })
    expect(await who.svip()).not.toBeNull()
    expect((await shop.readRefundPrice(who, orderId)).refundable).toBe(true)
  })

  it('REF-03 above the limit, also of small ones together, nobody approves a refund they asked for', async () => {
    const who = await buyer()
    const { id, ...large } = await askAsProvider(who, await who.buy('svip-year'))
    expect(large).toMatchObject({ state: 'requested', mayApprove: false })
    expect((await callRefund('approve', id)).statusMessage).toContain('另一位同事')
    expect((await callRefund('approve', id, {}, 'admin')).data.state).toBe('approved')
    // An activity price, too, is refunded in full when we cannot provide the service; the membership ends at once.
    expect((await who.svip())?.overTime).toBeLessThanOrEqual(gateway().clock.now() + DAY_MS)
    const other = await buyer()
    const first = await askAsProvider(other, await other.buy('svip-month'))
    expect([first.mayApprove, (await callRefund('approve', first.id)).statusCode]).toEqual([true, '00000'])
    const second = await askAsProvider(other, await other.buy('svip-month'))
    expect([second.mayApprove, (await callRefund('approve', second.id)).statusCode]).toEqual([false, '00400'])
  })

  it('REF-01 a transfer is given back by finance, with the bank’s own reference, which is used once', async () => {
    const [{ who, orderId, id }, other, byQr] = [
      await asked('CompanyPay'),
      await asked('CompanyPay'),
      await asked(),
    ]
    for (const refund of [id, other.id]) await callRefund('approve', refund)
    expect((await shop.readOrder(who, orderId)).status).toBe('refund-due')
    const bankReference = `B-${id}`
    expect((await callRefund('confirm', id, { bankReference })).data.state).toBe('done')
    expect((await callRefund('confirm', other.id, { bankReference })).statusMessage).toContain('流水号')
    expect((await callRefund('confirm', byQr.id, { bankReference: 'X' })).statusCode).toBe('00400')
  })

  it('REF-02 a failed refund waits for the staff with its reason, and is sent again under another code', async () => {
    const { id, orderId } = await asked()
    await decide(gateway(), orderId, 'refund-fails')
    await callRefund('approve', id)
    await waitFor(id, 'failed')
    const [refund] = await listRefunds({ needs: 'staff', words: id })
    expect(refund).toMatchObject({ id, failure: expect.stringContaining('退款失败') })
    expect(await database().sql`select round from refunds where order_id = ${orderId}`).toEqual([
      { round: 2 },
    ])
    expect((await callRefund('retry', id)).data.state).toBe('approved')
    await waitFor(id, 'done')
    expect(await listRefunds({ needs: 'staff', words: id })).toEqual([])
  })

  it('WAL-02 WAL-04 finance reads wallets; a rest asked for is held, returned if refused, paid out if approved', async () => {
    const who = await buyer()
    const orderId = await shop.topUp(who, 150_000)
    const ask = (amount: number) =>
      shop.callWallet<{ refunds: Refund[] }>(who, 'askWalletRefund', { reason: '不再使用', amount })
    const readWallet = async () => {
      const { data } = await callStaff<Page<StaffWallet>>('finance', 'wallet/list', { words: who.mobile })
      expect(data.total).toBe(1)
      return data.records[0]!
    }
    expect(await ask(149_999)).toMatchObject({
      statusCode: '00400',
      statusMessage: '钱包余额已变化，请重新确认后提交',
    })
    const { refundCode: refused } = (await ask(150_000)).data.refunds[0]!
    expect(await readWallet()).toMatchObject({ balance: 0, inRefunds: 150_000, paidIn: 150_000 })
    expect((await who.create({ productId: QUARTER, wallet: 1 })).statusCode).toBe('40003')
    // The top-up's own order is no second way to the money.
    expect(await shop.readRefundPrice(who, orderId)).toMatchObject({ refundable: false, reason: 'wallet' })
    expect((await callRefund('refuse', refused, { reason: '请先开具发票' })).statusCode).toBe('00000')
    expect(await readWallet()).toMatchObject({ balance: 150_000, inRefunds: 0, paidOut: 0 })
    const { refundCode: approved } = (await ask(150_000)).data.refunds[0]!
    await callRefund('approve', approved)
    await waitFor(approved, 'done')
    const { id, mobile } = await readWallet()
    expect(mobile).toContain('****')
    const { data } = await callStaff<StaffWallet>('finance', 'wallet/get', { id })
    expect(data).toMatchObject({ balance: 0, paidIn: 150_000, paidOut: 150_000 })
    expect(data.movements.map(({ cause, refundState }) => `${cause} ${refundState}`)).toEqual([
      'payout done',
      'payout-refused refused',
      'payout refused',
      'top-up null',
    ])
    // A payment of a top-up is one row, however many refunds it has.
    const { orderCode: words } = await shop.readOrder(who, orderId)
    expect((await callStaff<Page<object>>('finance', 'payment/list', { words })).data).toMatchObject({
      total: 1,
      records: [{}],
    })
    expect((await callStaff('finance', 'wallet/get', { id: 'x' })).statusCode).toBe('00404')
    expect((await callStaff('service', 'wallet/list')).statusCode).toBe('00403')
  })

  it('LED-05 a payment out of the books is found', async () => {
    const listWrong = async () => {
      const { data } = await callStaff<Page<{ id: string; difference: number }>>('finance', 'ledger/list', {
        pageSize: 100,
      })
      return data.records.filter(({ difference }) => difference !== 0).map(({ id }) => id)
    }
    expect(await listWrong()).toEqual([])
    await database().sql`update payments set amount = amount + 1 where provider = 'transfer'`
    expect(await listWrong()).toEqual(['transfers-held'])
    await database().sql`update payments set amount = amount - 1 where provider = 'transfer'`
  })
})
