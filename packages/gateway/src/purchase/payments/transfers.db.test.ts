import { DAY_MS, dayOf } from '@zhushutong/domain/formatting'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { newBuyer, type TestBuyer } from '../../../test-support/buyer'
import { describeOnPostgres } from '../../../test-support/databases'
import { startGateway, type TestGateway } from '../../../test-support/gateway'
import { loginStaff } from '../../../test-support/staff'
import { accountFeature } from '../../account'
import { consoleFeature } from '../../app/staff-resources'
import { demoAccountsFeature, demoStaffFeature } from '../../demo-data'
import { sandboxFeature } from '../../sandbox'
import { purchaseFeature } from '..'
import { checkBooks } from '../books'
import { findOverdueOrders } from '../orders/find-order'
import { closeOverdue } from './close-order'

interface Transfer {
  readonly state: string
  readonly amount: number
  readonly arrived: number
  readonly missing: number
  readonly arrivals: readonly { readonly bankReference: string; readonly enteredBy: string }[]
  readonly events: readonly { readonly event: string; readonly actor: string }[]
}
interface Mine {
  readonly orderCode: string
  readonly status: string
  readonly arrived: number
  readonly businessPrice: number
  readonly refunds: readonly { readonly cause: string; readonly amount: number; readonly state: string }[]
}

const PRICE = 98_000

describeOnPostgres('transfers', (database) => {
  let gateway: TestGateway
  let token = ''
  beforeAll(async () => {
    const features = [demoAccountsFeature, demoStaffFeature, accountFeature, purchaseFeature, consoleFeature]
    gateway = await startGateway(database(), [...features, sandboxFeature])
    token = await loginStaff(gateway, 'finance')
  })
  afterAll(() => gateway?.close())
  // The ledger must agree with the documents after every test.
  afterEach(async () => {
    const { agree, accounts } = await checkBooks(database().orm)
    expect({ agree, wrong: accounts.filter(({ difference }) => difference !== 0) }).toEqual({
      agree: true,
      wrong: [],
    })
  })

  const call = <T = Transfer>(path: string, body: object, sent = token) => {
    gateway.clock.advance(2_000)
    return gateway.call<T>(`/console/${path}`, body, { token: sent })
  }
  const ordered = async (productId = 'svip-quarter') => {
    const who = await newBuyer(gateway, database())
    const { data: orderId } = await who.create({ productId })
    await who.choose(orderId, 'CompanyPay')
    const mine = async () => (await who.manager<Mine>('getMyOrderOne', { orderId })).data
    return { who, orderId, mine, id: (await mine()).orderCode }
  }
  let numbers = 0
  const reference = () => {
    numbers += 1
    return `BANK-${numbers}`
  }
  const enter = (id: string, amount: number, bankReference = reference()) =>
    call('transfer/enter', { id, amount, bankReference, day: dayOf(gateway.clock.now()) })
  const account = async (who: TestBuyer, orderId: string) =>
    (await who.manager<{ arrived: number; missing: number }>('getTransferAccount', { orderId })).data
  const held = async () =>
    (await checkBooks(database().orm)).accounts.find((one) => one.account === 'transfers-held')?.balance

  it('TRF-02 an order waits while it is short, shows what is missing, and is granted when the sum suffices', async () => {
    const { who, orderId, mine, id } = await ordered()
    expect((await call('transfer/get', { id })).data).toMatchObject({ state: 'waiting', missing: PRICE })
    const first = await enter(id, 60_000)
    expect(first.data).toMatchObject({ state: 'short', arrived: 60_000, missing: 38_000 })
    expect(await mine()).toMatchObject({ status: 'pending', arrived: 60_000, businessPrice: PRICE })
    expect(await account(who, orderId)).toMatchObject({ arrived: 60_000, missing: 38_000 })
    expect([await who.svip(), await held()]).toEqual([null, 60_000])
    const { data } = await enter(id, 38_000)
    expect(data).toMatchObject({ state: 'paid', arrived: PRICE, missing: 0 })
    expect(data.arrivals.map(({ enteredBy }) => enteredBy)).toEqual(['finance', 'finance'])
    expect(data.events.map(({ event, actor }) => `${event} ${actor}`)).toEqual([
      'created buyer',
      'agreed buyer',
      'method buyer',
      'transfer-arrived finance',
      'transfer-arrived finance',
      'paid transfer',
    ])
    expect([(await who.svip()) !== null, (await mine()).refunds, await held()]).toEqual([true, [], 0])
  })

  it('TRF-03 what is too much goes back as a refund that finance transfers; the order stays paid', async () => {
    const { who, mine, id } = await ordered()
    await enter(id, 60_000)
    await enter(id, 40_000)
    expect(await mine()).toMatchObject({
      status: 'paid',
      refunds: [{ cause: 'surplus', amount: 2_000, state: 'approved' }],
    })
    expect(await who.svip()).not.toBeNull()
    const { data } = await call<{ records: { id: string; state: string }[] }>('refund/list', {
      needs: 'staff',
      cause: 'surplus',
      words: id,
    })
    const [refund] = data.records
    const done = await call<{ state: string }>('refund/confirm', {
      id: refund!.id,
      bankReference: reference(),
    })
    expect([done.data.state, (await mine()).status]).toEqual(['done', 'paid'])
  })

  it('TRF-03 a transfer for an order that is paid goes back whole', async () => {
    const { mine, id } = await ordered()
    await enter(id, PRICE)
    await enter(id, 500)
    expect((await mine()).refunds).toMatchObject([{ cause: 'surplus', amount: 500 }])
    expect(await held()).toBe(0)
  })

  /** Advances the clock, closes due orders and renews the expired staff session. */
  const passDays = async (days: number) => {
    gateway.clock.advance(days * DAY_MS)
    const now = gateway.clock.now()
    for (const order of await findOverdueOrders(database().orm, now))
      await closeOverdue(database().orm, order, now)
    token = await loginStaff(gateway, 'finance')
  }
  const seen = async (id: string) => {
    const { data } = await call<{ status: string; until: number | null }>('order/get', { id })
    const refunds = await call<{ records: Mine['refunds'] }>('refund/list', { words: id })
    return { status: data.status, isGranted: data.until !== null, refunds: refunds.data.records }
  }

  it('TRF-03 what arrived for an order that closes short goes back, once', async () => {
    const { id } = await ordered()
    await enter(id, 10_000)
    await enter(id, 20_000)
    await passDays(7)
    expect(await seen(id)).toMatchObject({
      ...{ status: 'refund-due', isGranted: false },
      refunds: [{ cause: 'short', amount: 30_000, state: 'approved' }],
    })
    expect((await call('transfer/get', { id })).data).toMatchObject({ state: 'over', missing: 0 })
    // A further part that arrives later is refunded automatically, too.
    await enter(id, 500)
    expect((await seen(id)).refunds.map(({ amount }) => amount).sort()).toEqual([30_000, 500])
    expect(await held()).toBe(0)
  })

  it('TRF-02 REF-05 enough that arrived in time is granted although the order has closed', async () => {
    const { id } = await ordered()
    const day = dayOf(gateway.clock.now())
    await passDays(8)
    expect((await seen(id)).status).toBe('closed')
    await call('transfer/enter', { id, amount: PRICE + 1, bankReference: reference(), day })
    expect(await seen(id)).toMatchObject({
      ...{ status: 'paid', isGranted: true },
      refunds: [{ cause: 'surplus', amount: 1 }],
    })
  })

  it('REF-05 enough that arrived too late goes back whole', async () => {
    const [closed, open] = [await ordered(), await ordered()]
    await passDays(8)
    await enter(closed.id, PRICE)
    // The overdue order is still open when its money is entered.
    await database().sql`update orders set status = 'pending', closed_at = null, close_reason = null
      where order_code = ${open.id}`
    await enter(open.id, PRICE)
    for (const { id } of [closed, open])
      expect(await seen(id)).toMatchObject({
        isGranted: false,
        refunds: [{ cause: 'late', amount: PRICE }],
      })
  })

  it('TRF-03 a part of an order that is then paid by a code goes back', async () => {
    const { who, orderId, mine, id } = await ordered()
    await enter(id, 10_000)
    await who.choose(orderId, 'WeChat')
    await gateway.sandbox(`/sandbox/cashier/${orderId}`, { outcome: 'paid' })
    expect(await mine()).toMatchObject({
      status: 'paid',
      refunds: [{ cause: 'surplus', amount: 10_000 }],
    })
  })

  it('TRF-01 the bank’s number is used once, whatever the order, and what is wrong is told by field', async () => {
    const [one, two] = [await ordered(), await ordered()]
    const bankReference = reference()
    await enter(one.id, 5_000, bankReference)
    const again = await enter(two.id, 5_000, bankReference)
    expect(again.statusMessage).toContain('已经登记过')
    expect((await two.mine()).arrived).toBe(0)
    const day = dayOf(gateway.clock.now() + 2 * DAY_MS)
    const wrong = await call<{ fields: { field: string }[] }>('transfer/enter', {
      ...{ id: two.id, amount: 0, bankReference: ' ', day },
    })
    expect(wrong.data.fields.map(({ field }) => field)).toEqual(['amount', 'bankReference', 'day'])
    const none = await enter('ZST0', 1)
    expect(none.statusMessage).toContain('没有这个订单编号')
  })

  it('TRF-01 two entries at once of one number count once', async () => {
    const { mine, id } = await ordered()
    const bankReference = reference()
    await Promise.all([enter(id, 5_000, bankReference), enter(id, 5_000, bankReference)])
    expect((await mine()).arrived).toBe(5_000)
  })

  it('STF-01 is finance’s: without its session nothing is entered', async () => {
    const { mine, id } = await ordered()
    const body = { id, amount: PRICE, bankReference: reference(), day: dayOf(gateway.clock.now()) }
    const editor = await loginStaff(gateway, 'editor')
    expect((await call('transfer/enter', body, editor)).statusCode).toBe('00403')
    const { who } = await ordered()
    expect((await call('transfer/enter', body, who.token)).statusCode).toBe('00401')
    expect((await mine()).arrived).toBe(0)
  })
})
