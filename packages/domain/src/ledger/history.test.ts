import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DAY_MS as DAY } from '../formatting'
import { calculateRefund, countUsedDays } from '../membership'
import type { PaymentSource } from '../payment-methods'
import { applyPayment, closeWhenDue, type OrderStatus, splitRefund } from '../purchase'
import { NOW } from '../testing'
import { dividePayout, type WalletCause, walletShare } from '../wallet'
import {
  cashAccount,
  checkAccounts,
  earnedFen,
  isBalanced,
  type LedgerAccount,
  type Posting,
  postPayment,
  postPayout,
  postPoints,
  postRefund,
  postRefundPaid,
  postRevenue,
  postWallet,
} from './index'

interface Order {
  price: number
  points: number
  wallet: number
  amount: number
  days: number
  createdAt: number
  status: OrderStatus
  transaction: string | null
  startedAt: number | null
  earnedDays: number
  isRefunded: boolean
}

interface Payout {
  readonly parts: ReturnType<typeof dividePayout>
  state: 'requested' | 'approved' | 'refused'
}

/** A shop with one buyer: its own documents on one side, the postings on the other. */
function shop() {
  const orders: Order[] = []
  const owed: { source: PaymentSource; money: number; isPaid: boolean }[] = []
  const received = new Map<LedgerAccount, number>()
  const sums: Partial<Record<LedgerAccount, number>> = {}
  /** Top-ups with the amount not returned yet, the newest last. */
  const topUps: { id: string; source: PaymentSource; left: number }[] = []
  const payouts: Payout[] = []
  let held = 0
  let balance = 0
  let now = NOW
  let transactions = 0

  const post = (postings: readonly Posting[]) => {
    expect(isBalanced(postings)).toBe(true)
    for (const { account, amount } of postings) sums[account] = (sums[account] ?? 0) + amount
  }
  const movePoints = (points: number, cause: Parameters<typeof postPoints>[1]) => {
    held += points
    post(postPoints(points, cause))
  }
  const moveWallet = (fen: number, cause: WalletCause) => {
    balance += fen
    expect(balance).toBeGreaterThanOrEqual(0)
    post(postWallet(fen, cause))
  }
  const receive = (source: PaymentSource, money: number) => {
    const account = cashAccount(source)
    if (account) received.set(account, (received.get(account) ?? 0) + money)
  }
  const close = (order: Order) => {
    order.status = 'closed'
    if (order.points > 0) movePoints(order.points, 'return')
    if (order.wallet > 0) moveWallet(order.wallet, 'return')
  }
  const payable = (order: Order) => ({ ...order, amountFen: order.amount, currency: 'CNY', method: null })

  return {
    gift: (points: number) => movePoints(points, 'gift'),
    order(price: number, wantedPoints: number, days: number) {
      const points = Math.min(wantedPoints, held, price)
      const wallet = wantedPoints % 2 === 0 ? walletShare(balance, price, points) : 0
      const order: Order = {
        price,
        points,
        wallet,
        amount: price - points - wallet,
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
      if (wallet > 0) moveWallet(-wallet, 'reserve')
    },
    topUp(fen: number, source: PaymentSource) {
      receive(source, fen)
      topUps.push({ id: String(topUps.length), source, left: fen })
      balance += fen
      post(postPayment({ source, amount: fen, points: 0, wallet: 0, paidFor: 'wallet' }))
    },
    askRest() {
      const lefts = topUps.map(({ id, left }) => ({ paymentId: id, left })).reverse()
      const parts = dividePayout(balance, lefts)
      for (const { paymentId, amount } of parts) {
        const topUp = topUps[Number(paymentId)]
        if (topUp) topUp.left -= amount
        moveWallet(-amount, 'payout')
      }
      payouts.push({ parts, state: 'requested' })
    },
    decideRest(approves: boolean) {
      for (const payout of payouts.filter(({ state }) => state === 'requested')) {
        payout.state = approves ? 'approved' : 'refused'
        for (const { paymentId, amount } of payout.parts) {
          const topUp = topUps[Number(paymentId)]
          if (!topUp) throw new Error('A payout of no top-up')
          if (approves) {
            post(postPayout(amount))
            owed.push({ source: topUp.source, money: amount, isPaid: false })
          } else {
            topUp.left += amount
            moveWallet(amount, 'payout-refused')
          }
        }
      }
    },
    pay(at: number, source: PaymentSource) {
      const order = orders[at % Math.max(1, orders.length)]
      if (!order) return
      if (closeWhenDue(payable(order), now).status !== order.status) close(order)
      transactions += 1
      const payment = { transaction: `${source}:${transactions}`, currency: 'CNY', paidAt: now }
      const { outcome } = applyPayment(payable(order), { ...payment, amountFen: order.amount })
      const isGranted = outcome === 'granted'
      receive(source, order.amount)
      const { amount, points, wallet } = order
      if (isGranted) post(postPayment({ source, amount, points, wallet, paidFor: 'service' }))
      else post(postPayment({ source, amount, points: 0, wallet: 0, paidFor: 'nothing' }))
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
      const { price: paidFen, days, startedAt, amount, wallet, points } = order
      const asked = { paidFen, originalFen: paidFen + 7, days, startedAt, now, activity: false, cause }
      const price = calculateRefund(asked)
      if (!price.refundable || price.fen === 0) return
      const shares = splitRefund(price.fen, { money: amount, wallet, points })
      order.isRefunded = true
      order.status = 'refund-due'
      if (shares.points > 0) movePoints(shares.points, 'refund')
      if (shares.wallet > 0) moveWallet(shares.wallet, 'refund')
      const deferred = order.price - earnedFen(order.price, order.days, order.earnedDays)
      post(postRefund({ deferred, ...shares }))
      const source = order.transaction?.split(':')[0] as PaymentSource
      owed.push({ source, money: shares.money, isPaid: false })
    },
    settleRefunds() {
      for (const refund of owed.filter(({ isPaid }) => !isPaid)) {
        refund.isPaid = true
        receive(refund.source, -refund.money)
        post(postRefundPaid(refund.source, refund.money))
      }
    },
    /** Compares the ledger with sums computed from the documents alone. */
    check() {
      const total = (numbers: readonly number[]) => numbers.reduce((sum, item) => sum + item, 0)
      const granted = orders.filter(({ startedAt, isRefunded }) => startedAt !== null && !isRefunded)
      const pending = orders.filter(({ status }) => status === 'pending')
      const documents = {
        'cash-wechat': received.get('cash-wechat') ?? 0,
        'cash-alipay': received.get('cash-alipay') ?? 0,
        bank: received.get('bank') ?? 0,
        points: held,
        'points-reserved': total(pending.map(({ points }) => points)),
        wallet: balance,
        'wallet-reserved':
          total(pending.map(({ wallet }) => wallet)) +
          total(
            payouts
              .filter(({ state }) => state === 'requested')
              .flatMap(({ parts }) => parts.map(({ amount }) => amount)),
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
  fc.tuple(index, fc.constantFrom<PaymentSource>('wechat', 'alipay', 'transfer')).map(
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
  fc
    .tuple(
      fc.integer({ min: 100, max: 400_000 }),
      fc.constantFrom<PaymentSource>('wechat', 'alipay', 'transfer'),
    )
    .map(
      ([fen, source]) =>
        (at: Shop) =>
          at.topUp(fen, source),
    ),
  fc.constant((at: Shop) => at.askRest()),
  fc.boolean().map((approves) => (at: Shop) => at.decideRest(approves)),
)

describe('any history of orders, points, wallet, payments and refunds', () => {
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
        at.decideRest(true)
        at.settleRefunds()
        at.pass(500)
        const sums = at.check()
        expect(sums['deferred-revenue'] ?? 0).toBe(0)
        expect(sums['refunds-due'] ?? 0).toBe(0)
      }),
    )
  })
})
