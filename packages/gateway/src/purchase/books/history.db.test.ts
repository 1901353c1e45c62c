import { randomUUID } from 'node:crypto'
import { DAY_MS, dayOf, MINUTE_MS } from '@zhushutong/domain/formatting'
import { eq } from 'drizzle-orm'
import * as fc from 'fast-check'
import { beforeAll, expect, it } from 'vitest'
import { runsAll } from '../../../../../scripts/lib/breadth.mjs'
import { describeOnPostgres, type TestDatabase } from '../../../test-support/databases'
import { NOW } from '../../../test-support/gateway'
import { movePoints } from '../../account'
import { users } from '../../account/account.table'
import { agreement } from '../../legal'
import { createOrder } from '../checkout/create-order'
import { createTopUp } from '../checkout/top-up'
import { findOverdueOrders } from '../orders/find-order'
import { lockOrder } from '../orders/lock-order'
import { closeOverdue } from '../payments/close-order'
import { enterTransfer } from '../payments/enter-transfer'
import { settlePayment } from '../payments/settle'
import { seedPackages } from '../prices/price-list'
import { approveLocked, askRefund, lockRefund, moveLockedRefund } from '../refunds'
import { askRest } from '../refunds/pay-out'
import { orders } from '../schema/purchase.table'
import { refunds } from '../schema/refund.table'
import { readBalance } from '../wallet/move-wallet'
import { checkBooks, earnRevenue } from './index'

const PRODUCTS = [
  { productId: 'svip-year', orderType: 'VIP' },
  { productId: 'svip-quarter', orderType: 'VIP' },
  { productId: 'svip-month', orderType: 'VIP' },
  { productId: 'staff-vacancy-year', orderType: 'INCREMENT' },
  { productId: 'enterprise-year', orderType: 'CWEB_COMBINE' },
  { productId: 'combine-growth-year', orderType: 'WEB_COMBINE' },
] as const

async function newHistory({ orm }: TestDatabase) {
  const userId = randomUUID()
  const mobile = `1${userId}`
  await orm.insert(users).values({ id: userId, mobile, nickName: 'x', createdAt: NOW })
  let now = NOW
  let steps = 0
  const findOrders = () =>
    orm.select().from(orders).where(eq(orders.userId, userId)).orderBy(orders.createdAt)
  const nth = async (index: number) => {
    const orderRows = await findOrders()
    return orderRows[index % Math.max(1, orderRows.length)]
  }
  const nthRefund = async (index: number) => {
    const orderRows = await orm
      .select({ id: refunds.id })
      .from(refunds)
      .innerJoin(orders, eq(orders.id, refunds.orderId))
      .where(eq(orders.userId, userId))
      .orderBy(refunds.requestedAt, refunds.id)
    return orderRows[index % Math.max(1, orderRows.length)]
  }
  return {
    async gift(points: number) {
      steps += 1
      await orm.transaction((tx) => movePoints(tx, userId, points, 'gift', `gift-${steps}`, now))
    },
    async order(index: number, points: number, wallet: number) {
      now += 1
      const part = Math.min(wallet, await readBalance(orm, userId))
      const product = PRODUCTS[index % PRODUCTS.length]!
      const { version: agreementVersion } = agreement('purchase')
      await createOrder(orm, userId, { ...product, points, wallet: part, agreementVersion }, now)
    },
    async topUp(amount: number) {
      now += 1
      await orm.transaction((tx) => createTopUp(tx, userId, amount, now))
    },
    async askRest(limitFen: number) {
      const payoutRequest = { reason: 'x', shown: null, actor: 'buyer' } as const
      await orm.transaction((tx) => askRest(tx, userId, payoutRequest, limitFen, now))
    },
    /** Pays any order, whatever its state, also twice; the payment was made `ago` ms before it is received. */
    async pay(index: number, source: 'wechat' | 'alipay' | 'transfer', ago: number) {
      const order = await nth(index)
      if (!order) return
      steps += 1
      const { orderCode, amount, currency } = order
      const payment = { orderCode, amount, currency, transactionId: `${userId}-${steps}`, paidAt: now - ago }
      await orm.transaction((tx) => settlePayment(tx, { source, ...payment }, now))
    },
    /** A bank transfer of `percent` of the order's price; may exceed 100. */
    async transfer(index: number, percent: number) {
      const order = await nth(index)
      if (!order) return
      steps += 1
      const amount = Math.max(1, Math.floor((order.amount * percent) / 100))
      const entry = { amount, bankReference: `${userId}-${steps}`, day: dayOf(now), by: 'x' }
      await orm.transaction((tx) => enterTransfer(tx, order, entry, now))
    },
    async pass(ms: number) {
      now += ms
      for (const order of await findOverdueOrders(orm, now)) await closeOverdue(orm, order, now)
      await earnRevenue(orm, now)
    },
    async ask(index: number, cause: 'buyer' | 'provider', limitFen: number) {
      const order = await nth(index)
      if (!order) return
      await orm.transaction(async (tx) => {
        const locked = await lockOrder(tx, userId, order.id)
        await askRefund(tx, locked, { cause, reason: 'x', shown: null, staff: null }, limitFen, now)
      })
    },
    async step(index: number, event: 'approve' | 'refuse' | 'accept' | 'fail' | 'retry' | 'finish') {
      const refund = await nthRefund(index)
      if (!refund) return
      await orm.transaction(async (tx) => {
        const locked = await lockRefund(tx, refund.id)
        if (!locked) return
        if (event === 'approve') await approveLocked(tx, locked, 'x', now)
        else await moveLockedRefund(tx, locked, { event, actor: 'x' }, now)
      })
    },
  }
}

type History = Awaited<ReturnType<typeof newHistory>>
type Step = (history: History) => Promise<void>
const index = fc.nat(6)

/** A step with random arguments, `weight` times as frequent as the others. */
const stepOf = <Args>(
  weight: number,
  args: fc.Arbitrary<Args>,
  run: (at: History, args: Args) => Promise<void>,
) => ({
  weight,
  arbitrary: args.map(
    (values): Step =>
      (at) =>
        run(at, values),
  ),
})
const limit = fc.constantFrom(0, 10 ** 9)
const source = fc.constantFrom('wechat' as const, 'alipay' as const, 'transfer' as const)
const cause = fc.constantFrom('buyer' as const, 'provider' as const)
const event = fc.constantFrom<Parameters<History['step']>[1]>(
  ...(['approve', 'refuse', 'accept', 'fail', 'retry', 'finish'] as const),
)
const points = fc.constantFrom(0, 0, 1, 1000, 39_800, 98_000)
const wallet = fc.constantFrom(0, 0, 1, 20_000, 10 ** 6)
const ago = fc.constantFrom(0, 0, MINUTE_MS, DAY_MS)

const step: fc.Arbitrary<Step> = fc.oneof(
  stepOf(1, fc.integer({ min: 1, max: 300_000 }), (at, gift) => at.gift(gift)),
  stepOf(3, fc.tuple(index, points, wallet), (at, args) => at.order(...args)),
  stepOf(4, fc.tuple(index, source, ago), (at, args) => at.pay(...args)),
  stepOf(3, fc.tuple(index, fc.constantFrom(1, 40, 60, 100, 130)), (at, args) => at.transfer(...args)),
  stepOf(2, fc.constantFrom(100, 50_000, 300_000), (at, amount) => at.topUp(amount)),
  stepOf(1, limit, (at, fen) => at.askRest(fen)),
  stepOf(1, fc.constantFrom(MINUTE_MS, 31 * MINUTE_MS, DAY_MS, 40 * DAY_MS), (at, ms) => at.pass(ms)),
  stepOf(2, fc.tuple(index, cause, limit), (at, args) => at.ask(...args)),
  stepOf(3, fc.tuple(index, event), (at, args) => at.step(...args)),
)

/**
 * Steps at the start of every history, so that each one covers: a purchase, a second payment, a refund, a top-up, a
 * purchase from it, its rest, an order overpaid by two transfers, and an order that closes short.
 */
const BEGINNING: readonly Step[] = [
  (at) => at.gift(5000),
  (at) => at.order(1, 1000, 0),
  (at) => at.pay(0, 'wechat', 0),
  (at) => at.pay(0, 'alipay', 0),
  (at) => at.ask(0, 'buyer', 10 ** 9),
  (at) => at.step(0, 'finish'),
  (at) => at.step(1, 'finish'),
  (at) => at.topUp(50_000),
  (at) => at.pay(1, 'wechat', 0),
  (at) => at.order(2, 0, 20_000),
  (at) => at.pay(2, 'alipay', 0),
  (at) => at.askRest(0),
  (at) => at.step(2, 'refuse'),
  (at) => at.askRest(10 ** 9),
  (at) => at.order(3, 0, 0),
  (at) => at.transfer(3, 60),
  (at) => at.transfer(3, 60),
  (at) => at.order(1, 0, 0),
  (at) => at.transfer(4, 40),
  (at) => at.pass(31 * MINUTE_MS),
]

describeOnPostgres('any history of orders, points, wallets, payments and refunds', (database) => {
  beforeAll(() => seedPackages(database()))

  it('LED-05 leaves books that agree with the documents to the fen', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 25 }), async (steps) => {
        const history = await newHistory(database())
        for (const run of [...BEGINNING, ...steps]) await run(history)
        const { accounts, unbalanced, agree } = await checkBooks(database().orm)
        const wrong = accounts.filter(({ difference }) => difference !== 0)
        expect({ agree, unbalanced, wrong }).toEqual({ agree: true, unbalanced: 0, wrong: [] })
      }),
      { numRuns: runsAll('LONG') ? 40 : 4, endOnFailure: true },
    )
    const [seen] = await database().sql`select
      (select count(*)::int from payments where outcome <> 'granted') as back,
      (select count(*)::int from refunds where state = 'done') as done,
      (select count(*)::int from payments where outcome = 'surplus') as surplus,
      (select count(*)::int from payments where outcome = 'short') as short,
      (select count(*)::int from grants where refunded_at is not null) as ended,
      (select count(*)::int from grants g join orders o on o.id = g.order_id where o.wallet > 0) as from_wallet,
      (select count(distinct cause)::int from wallet_movements) as causes`
    expect(
      Math.min(seen?.back, seen?.done, seen?.surplus, seen?.short, seen?.ended, seen?.from_wallet),
    ).toBeGreaterThan(0)
    expect(seen?.causes).toBeGreaterThan(3)
    const wrong = await database().sql`
      select user_id from (select user_id, balance, amount,
        lag(balance, 1, 0) over (partition by user_id order by id) as before from wallet_movements) m
      where balance <> before + amount`
    expect(wrong).toEqual([])
  })
})
