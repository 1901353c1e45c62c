import { randomUUID } from 'node:crypto'
import { DAY_MS } from '@zhushutong/domain/formatting'
import { UNPAID_TOP_UPS } from '@zhushutong/domain/wallet'
import { expect, it } from 'vitest'
import { decide, LIFETIME, type TestBuyer } from '../../../test-support/buyer'
import { describeShop, type Page, QUARTER, type Refund } from '../../../test-support/shop'
import { movePoints, NAMELESS } from '../../account'
import { users } from '../../account/account.table'
import { keepOrders } from '../keep-orders'
import { findOverdueOrders } from '../orders/find-order'
import { closeOverdue } from '../payments/close-order'
import { payOutClosed } from '../refunds/pay-out'
import { moveWallet } from '../wallet/move-wallet'

interface Info {
  readonly balance: number
  readonly inOrders: number
  readonly inRefunds: number
}
interface Movement {
  readonly cause: string
  readonly amount: number
  readonly balance: number
  readonly refundState: string | null
}

describeShop('the wallet', { REFUND_RULE_FEN: '100000' }, (shop) => {
  const { gateway, database, buyer, callWallet, readOrder, topUp } = shop
  const readInfo = async (who: TestBuyer) => (await callWallet<Info>(who, 'getWalletInfo')).data
  const readBalance = async (who: TestBuyer) => (await readInfo(who)).balance
  const listMovements = async (who: TestBuyer, sort?: string) =>
    (await callWallet<Page<Movement>>(who, 'pageWalletRecord', sort ? { sort } : {})).data.records
  const recharge = (who: TestBuyer, amount: number) => callWallet<string>(who, 'walletRecharge', { amount })
  const askRest = async (who: TestBuyer) => {
    const { amount } = (await callWallet<{ amount: number }>(who, 'priceWalletRefund')).data
    return callWallet<{ refunds: Refund[] }>(who, 'askWalletRefund', { reason: '不再使用', amount })
  }

  it('WAL-01 a top-up is paid as an order, credited once and only in time; another’s is not there', async () => {
    const [who, other] = [await buyer(), await buyer()]
    const { data: orderId } = await recharge(who, 10_000)
    const read = (reader = who, id = orderId) => callWallet(reader, 'getRechargeStatus', { orderId: id })
    expect((await read()).data).toMatchObject({ payStatus: false, status: 'pending', amount: 10_000 })
    await who.choose(orderId)
    for (let times = 0; times < 2; times += 1) await decide(gateway(), orderId, 'paid')
    expect((await read()).data).toMatchObject({ payStatus: true, status: 'paid', balance: 10_000 })
    expect(await listMovements(who)).toMatchObject([{ cause: 'top-up', amount: 10_000, balance: 10_000 }])
    expect(await readOrder(who, orderId)).toMatchObject({ balance: 10_000, payTypeName: '微信支付' })

    const { data: late } = await recharge(who, 30_000)
    await who.choose(late)
    await decide(gateway(), late, 'paid-late')
    gateway().clock.advance(LIFETIME + 2000)
    await shop.waitForRefund(who, late, 'done')
    expect(await readOrder(who, late)).toMatchObject({ status: 'refunded', refunds: [{ cause: 'late' }] })
    expect(await readBalance(who)).toBe(10_000)

    expect((await read(other)).statusCode).toBe('30002')
    const { data: svip } = await who.create({ productId: QUARTER })
    expect((await read(who, svip)).statusCode).toBe('30002')
    const sold = await who.create({ productId: 'wallet-recharge', orderType: 'RECHARGE' })
    expect(sold.statusCode).toBe('40000')
  })

  it('WAL-02 a repeated debit changes nothing, not even on an emptied wallet', async () => {
    const who = await buyer(50)
    const orderId = await topUp(who, 10_000)
    const debit = { userId: who.id, fen: -10_000, cause: 'reserve', reference: orderId, orderId } as const
    const spend = (now: number) =>
      database().orm.transaction(async (tx) => {
        await moveWallet(tx, debit, now)
        return movePoints(tx, who.id, -50, 'reserve', orderId, now)
      })
    expect([await spend(1), await spend(2)]).toEqual([true, true])
    expect(await who.points()).toBe(0)
    expect((await listMovements(who)).map(({ amount }) => amount)).toEqual([-10_000, 10_000])
    await database().orm.transaction(async (tx) => {
      await moveWallet(tx, { ...debit, fen: 10_000, cause: 'return' }, 3)
      await movePoints(tx, who.id, 50, 'return', orderId, 3)
    })
  })

  it('WAL-01 refuses a sum beyond the bounds, more than a wallet holds, and endless unpaid ones', async () => {
    const who = await buyer()
    expect(await recharge(who, 2_000_001)).toMatchObject({ statusCode: '00400' })
    for (let i = 0; i < 5; i += 1) await topUp(who, 1_999_980)
    expect(await recharge(who, 101)).toMatchObject({
      statusCode: '00400',
      statusMessage: '钱包余额最多 100,000 元，请减少充值金额',
    })
    const other = await buyer()
    const { data: same } = await recharge(other, 500)
    expect((await recharge(other, 500)).data).toBe(same)
    for (let i = 0; i < UNPAID_TOP_UPS; i += 1)
      expect((await recharge(other, 600 + i)).statusCode).toBe('00000')
    expect((await recharge(other, 100)).statusCode).toBe('00429')
  })

  it('WAL-03 REF-04 pays after points and before a code, at once if it covers the rest; refunds return each part', async () => {
    const who = await buyer(9_800)
    await topUp(who, 49_000)
    const parts = { points: 9_800, wallet: 49_000 }
    const { data: orderId } = await who.create({ productId: QUARTER, ...parts })
    expect(await readOrder(who, orderId)).toMatchObject({ status: 'pending', businessPrice: 39_200 })
    expect(await readInfo(who)).toMatchObject({ balance: 0, inOrders: 49_000 })
    await shop.expectBooksToAgree()
    await who.choose(orderId)
    await decide(gateway(), orderId, 'paid')
    expect(await readInfo(who)).toMatchObject({ balance: 0, inOrders: 0 })
    gateway().clock.advance(5 * DAY_MS + 1)
    const price = await shop.readRefundPrice(who, orderId)
    // 6 of 92 days of 98,000 fen are used. A tenth of the rest was paid by points, half of it by the wallet.
    expect(price).toMatchObject({ amount: 36_644, wallet: 45_804, points: 9_160 })
    const incomplete = { orderId, reason: '不再需要', amount: price.amount, points: price.points }
    expect((await who.manager('askRefund', incomplete)).statusCode).toBe('00400')
    expect((await shop.askRefund(who, orderId)).data).toMatchObject({ state: 'approved', wallet: 45_804 })
    expect([await readBalance(who), await who.points()]).toEqual([45_804, 9_160])

    const other = await buyer()
    await topUp(other, 100_000)
    const { data: covered } = await other.create({ productId: QUARTER, wallet: 98_000 })
    expect(await readOrder(other, covered)).toMatchObject({
      ...{ status: 'paid', businessPrice: 0, balance: 2_000, payTypeName: '钱包支付' },
    })
    expect(await listMovements(other, 'order')).toMatchObject([{ cause: 'reserve', amount: -98_000 }])
    expect((await shop.askRefund(other, covered)).data).toMatchObject({ state: 'done', amount: 0 })
    expect(await readBalance(other)).toBe(100_000)
  })

  it('WAL-03 takes no more than it holds or the price leaves, of four at once from one, and gives back on closing', async () => {
    const who = await buyer()
    await topUp(who, 60_000)
    expect((await who.create({ productId: QUARTER, wallet: 60_001 })).statusCode).toBe('40003')
    expect((await who.create({ productId: 'svip-month', wallet: 39_801 })).statusCode).toBe('40003')
    const answers = await Promise.all([
      who.create({ productId: QUARTER, wallet: 60_000 }),
      ...['staff-vacancy-year', 'company-dynamic-year', 'company-outnews-year'].map((productId) =>
        who.create({ productId, orderType: 'INCREMENT', wallet: 60_000 }),
      ),
    ])
    expect(answers.filter(({ statusCode }) => statusCode === '00000')).toHaveLength(1)
    expect(await readInfo(who)).toMatchObject({ balance: 0, inOrders: 60_000 })
    gateway().clock.advance(LIFETIME + 1000)
    expect(await readInfo(who)).toMatchObject({ balance: 60_000, inOrders: 0 })
    await who.create({ productId: QUARTER, wallet: 60_000 })
    expect((await who.create({ productId: QUARTER, wallet: 10_000 })).statusCode).toBe('00000')
    expect(await readInfo(who)).toMatchObject({ balance: 50_000, inOrders: 10_000 })
    const movements = await listMovements(who)
    for (const [at, { amount, balance }] of movements.entries())
      expect(balance).toBe((movements[at + 1]?.balance ?? 0) + amount)
  })

  it('WAL-04 the rest goes back to its payments, the newest first, and is held from the asking', async () => {
    const who = await buyer()
    const first = await topUp(who, 10_000)
    gateway().clock.advance(1000)
    const second = await topUp(who, 30_000, 'AliPay')
    await who.create({ productId: QUARTER, wallet: 5_000 })
    expect((await askRest(who)).data.refunds).toMatchObject([
      { cause: 'wallet', state: 'approved', amount: 30_000 },
      { cause: 'wallet', state: 'approved', amount: 5_000 },
    ])
    expect(await readBalance(who)).toBe(0)
    await shop.expectBooksToAgree()
    await shop.waitForRefund(who, first, 'done')
    await shop.waitForRefund(who, second, 'done')
    expect(await readOrder(who, second)).toMatchObject({ status: 'paid', refunds: [{ amount: 30_000 }] })
    expect((await listMovements(who, 'payout')).map(({ refundState }) => refundState)).toEqual([
      'done',
      'done',
    ])
    // The money reserved by the order returns later and is refunded to the rest of the first top-up.
    gateway().clock.advance(LIFETIME)
    expect(await readBalance(who)).toBe(5_000)
    expect((await askRest(who)).data.refunds).toMatchObject([{ amount: 5_000 }])
    expect((await readOrder(who, first)).refunds).toHaveLength(2)
    expect(await askRest(who)).toMatchObject({ statusCode: '00400', statusMessage: '钱包里没有可退的余额' })
  })

  it('WAL-04 the wallet of a closed account is paid out by itself, also what came back to it later', async () => {
    const who = await buyer()
    await topUp(who, 30_000)
    await who.create({ productId: QUARTER, wallet: 10_000 })
    const { orm, sql } = database()
    const anonymousId = randomUUID()
    const nameless = { id: anonymousId, mobile: `${NAMELESS}${anonymousId}`, nickName: '已注销用户' }
    await orm.insert(users).values({ ...nameless, createdAt: gateway().clock.now() })
    await orm.transaction((tx) => keepOrders(tx, { userId: who.id, anonymousId }))
    await payOutClosed(orm, gateway().clock.now())
    const listPayouts = () =>
      sql`select r.state, r.amount, r.decided_by from refunds r join orders o on o.id = r.order_id
        where o.user_id = ${anonymousId} and r.cause = 'wallet' order by r.requested_at`
    expect(await listPayouts()).toMatchObject([{ amount: 20_000, decided_by: 'rule' }])
    gateway().clock.advance(LIFETIME + 1000)
    for (const open of await findOverdueOrders(orm, gateway().clock.now(), anonymousId))
      await closeOverdue(orm, open, gateway().clock.now())
    for (let times = 0; times < 2; times += 1) await payOutClosed(orm, gateway().clock.now())
    expect(await listPayouts()).toMatchObject([{ amount: 20_000 }, { amount: 10_000 }])
  })
})
