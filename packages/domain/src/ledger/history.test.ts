import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DAY_MS as DAY } from '../formatting'
import { calculateRefund, countUsedDays } from '../membership'
import { applyPayment, closeWhenDue, type OrderStatus, splitRefund } from '../purchase'
import { NOW } from '../testing'
import {
  type CashSource,
  cashAccount,
  checkAccounts,
  earnedFen,
  isBalanced,
  type LedgerAccount,
  type Posting,
  postPayment,
  postPoints,
  postRefund,
  postRefundPaid,
  postRevenue,
} from './index'

interface Order {
  price: number
  points: number
  amount: number
  days: number
  createdAt: number
  status: OrderStatus
  transaction: string | null
  startedAt: number | null
  earnedDays: number
  isRefunded: boolean
}

/** A shop with one buyer: documents of its own on one side, what is posted on the other. */
function shop() {
  const orders: Order[] = []
  const owed: { source: CashSource; money: number; isPaid: boolean }[] = []
  const received = new Map<LedgerAccount, number>()
  const sums: Partial<Record<LedgerAccount, number>> = {}
  let wallet = 0
  let now = NOW
  let transactions = 0

  const post = (postings: readonly Posting[]) => {
    expect(isBalanced(postings)).toBe(true)
    for (const { account, amount } of postings) sums[account] = (sums[account] ?? 0) + amount
  }
  const movePoints = (points: number, cause: Parameters<typeof postPoints>[1]) => {
    wallet += points
    post(postPoints(points, cause))
  }
  const receive = (source: CashSource, money: number) => {
    const account = cashAccount(source)
    if (account) received.set(account, (received.get(account) ?? 0) + money)
  }
  const close = (order: Order) => {
    order.status = 'closed'
    if (order.points > 0) movePoints(order.points, 'return')
  }
  const payable = (order: Order) => ({ ...order, amountFen: order.amount, currency: 'CNY', method: null })

  return {
    gift: (points: number) => movePoints(points, 'gift'),
    order(price: number, wish: number, days: number) {
      const points = Math.min(wish, wallet, price)
      const order: Order = {
        price,
        points,
        amount: price - points,
        days,
        createdAt: now,
        status: 'pending',
        transaction: null,
        startedAt: null,
        earnedDays: 0,
        isRefunded: false,
      }
      orders.push(order)
      if (points > 0) movePoints(-points, 'reserve')
    },
    pay(at: number, source: CashSource) {
      const order = orders[at % Math.max(1, orders.length)]
      if (!order) return
      if (closeWhenDue(payable(order), now).status !== order.status) close(order)
      transactions += 1
      const payment = { transaction: `${source}:${transactions}`, currency: 'CNY', paidAt: now }
      const { outcome } = applyPayment(payable(order), { ...payment, amountFen: order.amount })
      const isGranted = outcome === 'granted'
      if (source === 'points' && !isGranted) return
      receive(source, order.amount)
      const { amount, points } = order
      post(postPayment({ source, amount, points: isGranted ? points : 0, isGranted }))
      if (!isGranted) owed.push({ source, money: amount, isPaid: false })
      if (isGranted)
        Object.assign(order, { status: 'paid', transaction: payment.transaction, startedAt: now })
      else if (order.status === 'closed') order.status = 'refund-due'
    },
    pass(days: number) {
      now += days * DAY
      for (const order of orders) {
        if (order.startedAt === null || order.isRefunded) continue
        const begun = Math.min(order.days, countUsedDays(order.startedAt, now))
        const { price, days: term, earnedDays } = order
        post(postRevenue(earnedFen(price, term, begun) - earnedFen(price, term, earnedDays)))
        order.earnedDays = begun
      }
    },
    refund(at: number, cause: 'buyer' | 'provider') {
      const order = orders[at % Math.max(1, orders.length)]
      if (!order || order.startedAt === null || order.isRefunded) return
      const { price: paidFen, days, startedAt, amount, points } = order
      const asked = { paidFen, originalFen: paidFen + 7, days, startedAt, now, activity: false, cause }
      const price = calculateRefund(asked)
      if (!price.refundable || price.fen === 0) return
      const shares = splitRefund(price.fen, { money: amount, points })
      order.isRefunded = true
      order.status = 'refund-due'
      if (shares.points > 0) movePoints(shares.points, 'refund')
      const deferred = order.price - earnedFen(order.price, order.days, order.earnedDays)
      post(postRefund({ deferred, ...shares }))
      const source = order.transaction?.split(':')[0] as CashSource
      owed.push({ source, money: shares.money, isPaid: false })
    },
    settleRefunds() {
      for (const refund of owed.filter(({ isPaid }) => !isPaid)) {
        refund.isPaid = true
        receive(refund.source, -refund.money)
        post(postRefundPaid(refund.source, refund.money))
      }
    },
    /** What the documents say, by themselves. */
    check() {
      const total = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0)
      const granted = orders.filter(({ startedAt, isRefunded }) => startedAt !== null && !isRefunded)
      const documents = {
        'cash-wechat': received.get('cash-wechat') ?? 0,
        'cash-alipay': received.get('cash-alipay') ?? 0,
        bank: received.get('bank') ?? 0,
        points: wallet,
        'points-reserved': total(
          orders.filter(({ status }) => status === 'pending').map(({ points }) => points),
        ),
        'refunds-due': total(owed.filter(({ isPaid }) => !isPaid).map(({ money }) => money)),
        'deferred-revenue': total(
          granted.map(({ price, days, earnedDays }) => price - earnedFen(price, days, earnedDays)),
        ),
      }
      expect(total(Object.values(sums))).toBe(0)
      expect(checkAccounts(sums, documents).filter(({ difference }) => difference !== 0)).toEqual([])
      return sums
    },
  }
}

type Shop = ReturnType<typeof shop>
const index = fc.nat(8)
const step: fc.Arbitrary<(shop: Shop) => void> = fc.oneof(
  fc.nat(1000).map((points) => (at: Shop) => at.gift(points)),
  fc.tuple(fc.integer({ min: 1, max: 300_000 }), fc.nat(2000), fc.integer({ min: 1, max: 400 })).map(
    ([price, points, days]) =>
      (at: Shop) =>
        at.order(price, points, days),
  ),
  fc.tuple(index, fc.constantFrom<CashSource>('wechat', 'alipay', 'transfer')).map(
    ([which, source]) =>
      (at: Shop) =>
        at.pay(which, source),
  ),
  fc.double({ min: 0, max: 40, noNaN: true }).map((days) => (at: Shop) => at.pass(days)),
  fc.tuple(index, fc.constantFrom('buyer' as const, 'provider' as const)).map(
    ([which, cause]) =>
      (at: Shop) =>
        at.refund(which, cause),
  ),
  fc.constant((at: Shop) => at.settleRefunds()),
)

describe('any history of orders, points, payments and refunds', () => {
  it('LED-03 LED-04 leaves the books balanced after every step, to the fen', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        const at = shop()
        for (const run of steps) {
          run(at)
          at.check()
        }
      }),
    )
  })

  it('LED-04 when all refunds are paid and all terms are over, nothing is owed any more', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        const at = shop()
        for (const run of steps) run(at)
        at.settleRefunds()
        at.pass(500)
        const sums = at.check()
        expect(sums['deferred-revenue'] ?? 0).toBe(0)
        expect(sums['refunds-due'] ?? 0).toBe(0)
      }),
    )
  })
})
