import { DAY_MS, dayOf } from '@zhushutong/domain/formatting'
import { expect, it } from 'vitest'
import { decide, type TestBuyer } from '../../../test-support/buyer'
import { describeShop, type Page, QUARTER, QUARTER_PRICE, type Refund } from '../../../test-support/shop'
import { checkBooks } from '../books'
import { findOverdueOrders } from '../orders/find-order'
import { closeOverdue } from './close-order'

interface Transfer {
  readonly state: string
  readonly arrived: number
  readonly missing: number
  readonly arrivals: readonly { readonly enteredBy: string }[]
  readonly events: readonly { readonly event: string; readonly actor: string }[]
}

describeShop('transfers', {}, (shop) => {
  const { gateway, database, callStaff } = shop
  let references = 0
  const nextReference = () => {
    references += 1
    return `BANK-${references}`
  }
  const enter = (id: string, amount: number, more: object = {}) =>
    callStaff<Transfer & { fields: { field: string }[] }>('finance', 'transfer/enter', {
      ...{ id, amount, bankReference: nextReference(), day: dayOf(gateway().clock.now()) },
      ...more,
    })
  const order = async () => {
    const who = await shop.buyer()
    const { data: orderId } = await who.create({ productId: QUARTER })
    await who.choose(orderId, 'CompanyPay')
    const read = () => shop.readOrder(who, orderId)
    return { who, orderId, read, id: (await read()).orderCode }
  }
  const readAccount = async (who: TestBuyer, orderId: string) =>
    (await who.manager('getTransferAccount', { orderId })).data
  const readHeld = async () =>
    (await checkBooks(database().orm)).accounts.find(({ account }) => account === 'transfers-held')?.balance
  /** The order and its refunds as the staff see them; the buyer's session may have expired. */
  const readByStaff = async (id: string) => {
    const { data } = await callStaff<{ status: string; until: number | null }>('finance', 'order/get', { id })
    const refunds = await callStaff<Page<Refund & { id: string }>>('finance', 'refund/list', { words: id })
    return { status: data.status, isGranted: data.until !== null, refunds: refunds.data.records }
  }
  const closeAfter = async (days: number) => {
    gateway().clock.advance(days * DAY_MS)
    const now = gateway().clock.now()
    for (const overdue of await findOverdueOrders(database().orm, now))
      await closeOverdue(database().orm, overdue, now)
  }

  it('TRF-02 TRF-03 an order waits while it is short, is granted when the sum suffices; the surplus goes back', async () => {
    const { who, orderId, read, id } = await order()
    expect((await callStaff('finance', 'transfer/get', { id })).data).toMatchObject({
      state: 'waiting',
      missing: QUARTER_PRICE,
    })
    const short = { arrived: 60_000, missing: 38_000 }
    expect((await enter(id, 60_000)).data).toMatchObject({ state: 'short', ...short })
    expect(await read()).toMatchObject({ status: 'pending', arrived: 60_000, businessPrice: QUARTER_PRICE })
    expect(await readAccount(who, orderId)).toMatchObject(short)
    expect([await who.svip(), await readHeld()]).toEqual([null, 60_000])
    const { data } = await enter(id, 40_000)
    expect(data).toMatchObject({ state: 'paid', arrived: 100_000, missing: 0 })
    expect(data.arrivals.map(({ enteredBy }) => enteredBy)).toEqual(['finance', 'finance'])
    expect(data.events.map(({ event, actor }) => `${event} ${actor}`)).toEqual(
      expect.arrayContaining(['method buyer', 'transfer-arrived finance', 'paid transfer']),
    )
    expect(await read()).toMatchObject({
      status: 'paid',
      refunds: [{ cause: 'surplus', amount: 2_000, state: 'approved' }],
    })
    expect([(await who.svip()) !== null, await readHeld()]).toEqual([true, 0])
    const [surplus] = (await readByStaff(id)).refunds
    const confirmed = await callStaff<Refund>('finance', 'refund/confirm', {
      id: surplus?.id,
      bankReference: nextReference(),
    })
    expect([confirmed.data.state, (await read()).status]).toEqual(['done', 'paid'])
    // A further transfer for the paid order goes back whole.
    await enter(id, 500)
    expect((await read()).refunds.map(({ amount }) => amount).sort()).toEqual([2_000, 500])
    expect(await readHeld()).toBe(0)
  })

  it('TRF-03 a part of an order that is then paid by a code goes back', async () => {
    const { who, orderId, read, id } = await order()
    await enter(id, 10_000)
    await who.choose(orderId, 'WeChat')
    await decide(gateway(), orderId, 'paid')
    expect(await read()).toMatchObject({
      status: 'paid',
      refunds: [{ cause: 'surplus', amount: 10_000 }],
    })
  })

  it('TRF-01 the bank’s number is used once, also at once; wrong fields are named; entering is finance’s', async () => {
    const [first, second] = [await order(), await order()]
    const bankReference = nextReference()
    await Promise.all([5_000, 5_000].map((amount) => enter(first.id, amount, { bankReference })))
    expect((await first.read()).arrived).toBe(5_000)
    expect((await enter(second.id, 5_000, { bankReference })).statusMessage).toContain('已经登记过')
    const day = dayOf(gateway().clock.now() + 2 * DAY_MS)
    const wrong = await enter(second.id, 0, { bankReference: ' ', day })
    expect(wrong.data.fields.map(({ field }) => field)).toEqual(['amount', 'bankReference', 'day'])
    expect((await enter('ZST0', 1)).statusMessage).toContain('没有这个订单编号')
    const body = { id: second.id, amount: QUARTER_PRICE, bankReference: nextReference() }
    expect((await callStaff('editor', 'transfer/enter', body)).statusCode).toBe('00403')
    expect((await second.read()).arrived).toBe(0)
  })

  it('TRF-03 what arrived for an order that closes short goes back, once', async () => {
    const { id } = await order()
    await enter(id, 10_000)
    await enter(id, 20_000)
    await closeAfter(7)
    expect(await readByStaff(id)).toMatchObject({
      ...{ status: 'refund-due', isGranted: false },
      refunds: [{ cause: 'short', amount: 30_000, state: 'approved' }],
    })
    expect((await callStaff('finance', 'transfer/get', { id })).data).toMatchObject({ state: 'over' })
    // A further part that arrives later is refunded automatically, too.
    await enter(id, 500)
    expect((await readByStaff(id)).refunds.map(({ amount }) => amount).sort()).toEqual([30_000, 500])
    expect(await readHeld()).toBe(0)
  })

  it('TRF-02 REF-05 enough that arrived in time is granted although the order closed; too late it goes back', async () => {
    const [inTime, closed, open] = [await order(), await order(), await order()]
    const day = dayOf(gateway().clock.now())
    await closeAfter(8)
    await enter(inTime.id, QUARTER_PRICE + 1, { day })
    expect(await readByStaff(inTime.id)).toMatchObject({
      ...{ status: 'paid', isGranted: true },
      refunds: [{ cause: 'surplus', amount: 1 }],
    })
    await enter(closed.id, QUARTER_PRICE)
    // The overdue order is still open when its money is entered.
    await database().sql`update orders set status = 'pending', closed_at = null, close_reason = null
      where order_code = ${open.id}`
    await enter(open.id, QUARTER_PRICE)
    for (const { id } of [closed, open])
      expect(await readByStaff(id)).toMatchObject({
        isGranted: false,
        refunds: [{ cause: 'late', amount: QUARTER_PRICE }],
      })
  })
})
