import { randomUUID } from 'node:crypto'
import { DAY_MS } from '@zhushutong/domain/formatting'
import { UNPAID_TOP_UPS } from '@zhushutong/domain/wallet'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { decide, LIFETIME, newBuyer, type TestBuyer } from '../../../test-support/buyer'
import { describeOnPostgres } from '../../../test-support/databases'
import { startGateway, type TestGateway } from '../../../test-support/gateway'
import { accountFeature, movePoints, NAMELESS } from '../../account'
import { users } from '../../account/account.table'
import { demoAccountsFeature } from '../../demo-data'
import { sandboxFeature } from '../../sandbox'
import { purchaseFeature } from '..'
import { checkBooks } from '../books'
import { keepOrders } from '../keep-orders'
import { findOverdueOrders } from '../orders/find-order'
import { closeOverdue } from '../payments/close-order'
import { payOutClosed } from '../refunds/pay-out'
import { moveWallet } from '../wallet/move-wallet'

const WALLET = '/jian-butler-member-biz/member/walletManager'
const QUARTER = 'svip-quarter'

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
interface Refund {
  readonly refundCode: string
  readonly state: string
  readonly cause: string
  readonly amount: number
  readonly wallet: number
  readonly points: number
}
interface Order {
  readonly status: string
  readonly orderCode: string
  readonly businessPrice: number
  readonly wallet: number
  readonly balance: number | null
  readonly payTypeName: string | null
  readonly refunds: readonly Refund[]
}

describeOnPostgres('the wallet', (database) => {
  let gateway: TestGateway
  beforeAll(async () => {
    const features = [demoAccountsFeature, accountFeature, purchaseFeature, sandboxFeature]
    gateway = await startGateway(database(), features, { REFUND_RULE_FEN: '100000' })
  })
  afterAll(() => gateway?.close())

  const buyer = (points = 0) => newBuyer(gateway, database(), points)
  const wallet = <T>({ token }: TestBuyer, name: string, body: object = {}) =>
    gateway.call<T>(`${WALLET}/${name}`, body, { token })
  const infoOf = async (who: TestBuyer) => (await wallet<Info>(who, 'getWalletInfo')).data
  const balanceOf = async (who: TestBuyer) => (await infoOf(who)).balance
  const statementOf = async (who: TestBuyer, sort?: string) =>
    (await wallet<{ records: Movement[]; total: number }>(who, 'pageWalletRecord', sort ? { sort } : {})).data
  const order = async (who: TestBuyer, orderId: string) =>
    (await who.manager<Order>('getMyOrderOne', { orderId })).data
  const recharge = (who: TestBuyer, amount: number) => wallet<string>(who, 'walletRecharge', { amount })
  const topUp = async (who: TestBuyer, amount: number, payType = 'WeChat') => {
    const { data: orderId } = await recharge(who, amount)
    await who.choose(orderId, payType)
    await decide(gateway, orderId, payType === 'CompanyPay' ? 'transfer-confirmed' : 'paid')
    return orderId
  }
  const askRest = async (who: TestBuyer) => {
    const { amount } = (await wallet<{ amount: number }>(who, 'priceWalletRefund')).data
    return wallet<{ refunds: Refund[] }>(who, 'askWalletRefund', { reason: '不再使用', amount })
  }
  const expectBooksToAgree = async () => {
    const { accounts, agree } = await checkBooks(database().orm)
    expect([agree, accounts.filter(({ difference }) => difference !== 0)]).toEqual([true, []])
  }

  it('WAL-01 a top-up is paid as an order and credited once', async () => {
    const who = await buyer()
    const { data: orderId } = await recharge(who, 10_000)
    const status = async () =>
      (
        await wallet<{ payStatus: boolean; balance: number; amount: number }>(who, 'getRechargeStatus', {
          orderId,
        })
      ).data
    expect(await status()).toMatchObject({ payStatus: false, status: 'pending', amount: 10_000, balance: 0 })
    await who.choose(orderId)
    await decide(gateway, orderId, 'paid')
    expect(await status()).toMatchObject({ payStatus: true, status: 'paid', balance: 10_000 })
    expect((await statementOf(who)).records).toMatchObject([
      { cause: 'top-up', amount: 10_000, balance: 10_000 },
    ])
    expect(await order(who, orderId)).toMatchObject({ balance: 10_000, payTypeName: '微信支付' })
    expect(await who.points()).toBe(0)
    await expectBooksToAgree()
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
    expect((await statementOf(who)).records.map(({ amount }) => amount)).toEqual([-10_000, 10_000])
    await database().orm.transaction(async (tx) => {
      await moveWallet(tx, { ...debit, fen: 10_000, cause: 'return' }, 3)
      await movePoints(tx, who.id, 50, 'return', orderId, 3)
    })
    await expectBooksToAgree()
  })

  it('WAL-01 refuses sums beyond the bounds, more than a wallet holds, and endless unpaid ones', async () => {
    const who = await buyer()
    for (const amount of [99, 2_000_001, -1])
      expect(await recharge(who, amount)).toMatchObject({ statusCode: '00400' })
    for (let i = 0; i < 5; i++) await topUp(who, 1_999_980)
    expect(await recharge(who, 101)).toMatchObject({
      statusCode: '00400',
      statusMessage: '钱包余额最多 100,000 元，请减少充值金额',
    })
    const other = await buyer()
    const { data: same } = await recharge(other, 500)
    expect((await recharge(other, 500)).data).toBe(same)
    for (let i = 0; i < UNPAID_TOP_UPS; i++) expect((await recharge(other, 600 + i)).statusCode).toBe('00000')
    expect((await recharge(other, 100)).statusCode).toBe('00429')
  })

  it('WAL-01 of two payments of a top-up the second goes back; one that comes late goes back too', async () => {
    const who = await buyer()
    const { data: twice } = await recharge(who, 20_000)
    await who.choose(twice, 'AliPay')
    await who.choose(twice, 'WeChat')
    const { orderCode } = await order(who, twice)
    await database().sql`update cashier_payments set state = 'paid', transaction_id = channel || id,
      paid_at = ${new Date(gateway.clock.now()).toISOString()} where out_trade_no = ${orderCode}`
    await expect
      .poll(async () => {
        gateway.clock.advance(5_000)
        return (await order(who, twice)).refunds[0]?.state
      })
      .toBe('done')
    expect(await order(who, twice)).toMatchObject({ status: 'paid', refunds: [{ cause: 'paid-twice' }] })
    const { data: late } = await recharge(who, 30_000)
    await who.choose(late)
    await decide(gateway, late, 'paid-late')
    gateway.clock.advance(LIFETIME + 2000)
    await expect
      .poll(async () => {
        gateway.clock.advance(5_000)
        return (await order(who, late)).refunds[0]?.state
      })
      .toBe('done')
    expect(await order(who, late)).toMatchObject({ status: 'refunded', refunds: [{ cause: 'late' }] })
    expect(await balanceOf(who)).toBe(20_000)
    await expectBooksToAgree()
  })

  it('WAL-03 points pay first, then the wallet, then a code; what it took is held until then', async () => {
    const who = await buyer(8_000)
    await topUp(who, 50_000)
    const { data: orderId } = await who.create({ productId: QUARTER, points: 8_000, wallet: 50_000 })
    expect(await order(who, orderId)).toMatchObject({
      status: 'pending',
      wallet: 50_000,
      businessPrice: 40_000,
    })
    expect(await infoOf(who)).toMatchObject({ balance: 0, inOrders: 50_000 })
    await expectBooksToAgree()
    await who.choose(orderId)
    await decide(gateway, orderId, 'paid')
    expect(await order(who, orderId)).toMatchObject({ status: 'paid', balance: 0 })
    expect(await infoOf(who)).toMatchObject({ balance: 0, inOrders: 0 })
    await expectBooksToAgree()
  })

  it('WAL-03 a price that points and wallet cover is paid at once', async () => {
    const who = await buyer(8_000)
    await topUp(who, 100_000)
    const { data: orderId } = await who.create({ productId: QUARTER, points: 8_000, wallet: 90_000 })
    expect(await order(who, orderId)).toMatchObject({
      status: 'paid',
      businessPrice: 0,
      balance: 10_000,
      payTypeName: '钱包支付',
    })
    expect(await who.svip()).not.toBeNull()
    expect((await statementOf(who, 'order')).records).toMatchObject([
      { cause: 'reserve', amount: -90_000, balance: 10_000 },
    ])
    await expectBooksToAgree()
  })

  it('WAL-03 takes no more than the wallet holds or the price leaves, of two at once neither', async () => {
    const who = await buyer()
    await topUp(who, 60_000)
    const create = (productId: string, more: object = {}) =>
      who.create({ productId, wallet: 60_000, ...more })
    expect((await who.create({ productId: QUARTER, wallet: 60_001 })).statusCode).toBe('40003')
    expect((await who.create({ productId: 'svip-month', wallet: 39_801 })).statusCode).toBe('40003')
    expect((await who.create({ productId: QUARTER, wallet: -1 })).statusCode).toBe('00400')
    const addOn = { orderType: 'INCREMENT' }
    const answers = await Promise.all([
      create(QUARTER),
      create('staff-vacancy-year', addOn),
      create('company-dynamic-year', addOn),
      create('company-outnews-year', addOn),
    ])
    expect(answers.filter(({ statusCode }) => statusCode === '00000')).toHaveLength(1)
    expect(await infoOf(who)).toMatchObject({ balance: 0, inOrders: 60_000 })
    await expectBooksToAgree()
  })

  it('WAL-03 an order that closes unpaid gives back what it held, also when another takes its place', async () => {
    const who = await buyer()
    await topUp(who, 60_000)
    await who.create({ productId: QUARTER, wallet: 60_000 })
    expect((await who.create({ productId: QUARTER, wallet: 10_000 })).statusCode).toBe('00000')
    expect(await infoOf(who)).toMatchObject({ balance: 50_000, inOrders: 10_000 })
    gateway.clock.advance(LIFETIME + 1000)
    expect(await infoOf(who)).toMatchObject({ balance: 60_000, inOrders: 0 })
    const { records } = await statementOf(who)
    for (const [at, { amount, balance }] of records.entries())
      expect(balance).toBe((records[at + 1]?.balance ?? 0) + amount)
    await expectBooksToAgree()
  })

  it('REF-04 a refund returns each part where it came from', async () => {
    const who = await buyer(9_800)
    await topUp(who, 49_000)
    const { data: orderId } = await who.create({ productId: QUARTER, points: 9_800, wallet: 49_000 })
    await who.choose(orderId)
    await decide(gateway, orderId, 'paid')
    gateway.clock.advance(5 * DAY_MS + 1)
    const price = (await who.manager<Refund & { refundable: boolean }>('priceRefund', { orderId })).data
    const back = price.amount + price.wallet + price.points
    // 6 of 92 days of 98,000 fen are used. A tenth of the rest was paid by points, half of it by the wallet.
    expect([back, price.points, price.wallet]).toEqual([91_608, 9_160, 45_804])
    const asked = { orderId, reason: '不再需要', amount: price.amount, points: price.points }
    expect((await who.manager('askRefund', asked)).statusCode).toBe('00400')
    const { data } = await who.manager<Refund>('askRefund', { ...asked, wallet: price.wallet })
    expect(data).toMatchObject({ state: 'approved', amount: 36_644, wallet: 45_804, points: 9_160 })
    expect([await balanceOf(who), await who.points()]).toEqual([45_804, 9_160])
    await expectBooksToAgree()
  })

  it('REF-04 an order paid by the wallet alone is refunded at once', async () => {
    const who = await buyer()
    await topUp(who, 98_000)
    const { data: orderId } = await who.create({ productId: QUARTER, wallet: 98_000 })
    const price = (await who.manager<Refund>('priceRefund', { orderId })).data
    const { amount, wallet: toWallet, points } = price
    const asked = { orderId, reason: '不需要', amount, wallet: toWallet, points }
    expect((await who.manager<Refund>('askRefund', asked)).data).toMatchObject({ state: 'done', amount: 0 })
    expect(await balanceOf(who)).toBe(toWallet)
    await expectBooksToAgree()
  })

  it('WAL-04 the rest goes back to its payments, the newest first, and is held from the asking', async () => {
    const who = await buyer()
    const first = await topUp(who, 10_000)
    gateway.clock.advance(1000)
    const second = await topUp(who, 30_000, 'AliPay')
    await who.create({ productId: QUARTER, wallet: 5_000 })
    const { refunds } = (await askRest(who)).data
    expect(refunds).toMatchObject([
      { cause: 'wallet', state: 'approved', amount: 30_000 },
      { cause: 'wallet', state: 'approved', amount: 5_000 },
    ])
    expect(await balanceOf(who)).toBe(0)
    await expectBooksToAgree()
    await expect
      .poll(async () => {
        gateway.clock.advance(5_000)
        return (await statementOf(who, 'payout')).records.map(({ refundState }) => refundState)
      })
      .toEqual(['done', 'done'])
    expect(await order(who, second)).toMatchObject({ status: 'paid', refunds: [{ amount: 30_000 }] })
    // The money reserved by the order returns later and is refunded to the rest of the first top-up.
    gateway.clock.advance(LIFETIME)
    expect(await balanceOf(who)).toBe(5_000)
    expect((await askRest(who)).data.refunds).toMatchObject([{ amount: 5_000 }])
    expect((await order(who, first)).refunds).toHaveLength(2)
    expect(await askRest(who)).toMatchObject({ statusCode: '00400', statusMessage: '钱包里没有可退的余额' })
    await expectBooksToAgree()
  })

  it('WAL-04 above the rule’s limit it waits for the staff, who cannot pay it twice by an order’s refund', async () => {
    const who = await buyer()
    const orderId = await topUp(who, 150_000)
    const wrong = await wallet(who, 'askWalletRefund', { reason: '不需要', amount: 149_999 })
    expect(wrong).toMatchObject({ statusCode: '00400', statusMessage: '钱包余额已变化，请重新确认后提交' })
    expect((await askRest(who)).data.refunds).toMatchObject([{ state: 'requested' }])
    expect(await infoOf(who)).toMatchObject({ balance: 0, inRefunds: 150_000 })
    expect((await who.create({ productId: QUARTER, wallet: 1 })).statusCode).toBe('40003')
    const price = (await who.manager<{ reason: string }>('priceRefund', { orderId })).data
    expect(price).toMatchObject({ refundable: false, reason: 'wallet' })
    await expectBooksToAgree()
  })

  it('WAL-04 the wallet of a closed account is paid out by itself, also what came back to it later', async () => {
    const who = await buyer()
    await topUp(who, 30_000)
    await who.create({ productId: QUARTER, wallet: 10_000 })
    const { orm, sql } = database()
    const [user] = await sql<{ id: string }[]>`select id from users where mobile = ${who.mobile}`
    const [userId, anonymousId] = [user!.id, randomUUID()]
    const nameless = { id: anonymousId, mobile: `${NAMELESS}${anonymousId}`, nickName: '已注销用户' }
    await orm.insert(users).values({ ...nameless, createdAt: gateway.clock.now() })
    await orm.transaction((tx) => keepOrders(tx, { userId, anonymousId }))
    await expectBooksToAgree()
    await payOutClosed(orm, gateway.clock.now())
    const payouts = () =>
      sql`select r.state, r.amount, r.decided_by from refunds r join orders o on o.id = r.order_id
        where o.user_id = ${anonymousId} and r.cause = 'wallet' order by r.requested_at`
    expect(await payouts()).toMatchObject([{ amount: 20_000, decided_by: 'rule' }])
    gateway.clock.advance(LIFETIME + 1000)
    for (const open of await findOverdueOrders(orm, gateway.clock.now(), anonymousId))
      await closeOverdue(orm, open, gateway.clock.now())
    await payOutClosed(orm, gateway.clock.now())
    await payOutClosed(orm, gateway.clock.now())
    expect(await payouts()).toMatchObject([{ amount: 20_000 }, { amount: 10_000 }])
    await expectBooksToAgree()
  })

  it('another’s top-up is not there, and no order is a top-up', async () => {
    const [who, other] = [await buyer(), await buyer()]
    const { data: orderId } = await recharge(who, 500)
    expect((await wallet(other, 'getRechargeStatus', { orderId })).statusCode).toBe('30002')
    const { data: svip } = await who.create({ productId: QUARTER })
    expect((await wallet(who, 'getRechargeStatus', { orderId: svip })).statusCode).toBe('30002')
    const sold = await who.create({ productId: 'wallet-recharge', orderType: 'RECHARGE' })
    expect(sold.statusCode).toBe('40000')
  })
})
