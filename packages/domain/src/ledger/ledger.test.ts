import { describe, expect, it } from 'vitest'
import { readBalance } from './accounts'
import {
  BILL_FINDING_LABELS,
  BILL_FINDINGS,
  cashAccount,
  checkAccounts,
  compareBill,
  earnedFen,
  isBalanced,
  LEDGER_ACCOUNT_NAMES,
  LEDGER_ACCOUNTS,
  postFee,
  postPayment,
  postPayout,
  postPoints,
  postRefund,
  postRefundPaid,
  postRevenue,
  postWallet,
  shareFen,
} from './index'

const byAccount = (postings: ReturnType<typeof postPayment>) =>
  Object.fromEntries(postings.map(({ account, amount }) => [account, amount]))

describe('the ledger', () => {
  it('LED-01 money lies where it was paid, points and the wallet bring none', () => {
    expect((['wechat', 'alipay', 'transfer', 'points', 'wallet'] as const).map(cashAccount)).toEqual([
      'cash-wechat',
      'cash-alipay',
      'bank',
      null,
      null,
    ])
    expect([readBalance('bank', 5), readBalance('revenue', -5), readBalance('points', 0)]).toEqual([5, 5, 0])
    for (const name of LEDGER_ACCOUNT_NAMES) expect(LEDGER_ACCOUNTS[name].label).toMatch(/\S/)
  })

  it('LED-02 an entry balances in whole fen', () => {
    const on = (...amounts: number[]) => amounts.map((amount) => ({ account: 'bank' as const, amount }))
    expect([isBalanced(on(5, -5)), isBalanced([]), isBalanced(on(5, -4)), isBalanced(on(0.5, -0.5))]).toEqual(
      [true, true, false, false],
    )
  })

  it('LED-03 a payment is owed as service with its points and wallet, or owed back', () => {
    const payment = { source: 'wechat', amount: 900, points: 100, wallet: 50 } as const
    expect(byAccount(postPayment({ ...payment, paidFor: 'service' }))).toEqual({
      'cash-wechat': 900,
      'points-reserved': 100,
      'wallet-reserved': 50,
      'deferred-revenue': -1050,
    })
    expect(byAccount(postPayment({ ...payment, points: 0, wallet: 0, paidFor: 'nothing' }))).toEqual({
      'cash-wechat': 900,
      'refunds-due': -900,
    })
    const covered = { amount: 0, points: 7, wallet: 3, paidFor: 'service' } as const
    expect(byAccount(postPayment({ source: 'wallet', ...covered }))).toEqual({
      'points-reserved': 7,
      'wallet-reserved': 3,
      'deferred-revenue': -10,
    })
  })

  it('LED-03 a top-up is the wallet, which pays, gets back and pays out against an account each', () => {
    const topUp = { source: 'alipay', amount: 900, points: 0, wallet: 0, paidFor: 'wallet' } as const
    expect(byAccount(postPayment(topUp))).toEqual({ 'cash-alipay': 900, wallet: -900 })
    expect(postWallet(900, 'top-up')).toEqual([])
    for (const cause of ['reserve', 'retake', 'payout'] as const)
      expect(byAccount(postWallet(-5, cause))).toEqual({ wallet: 5, 'wallet-reserved': -5 })
    for (const cause of ['return', 'payout-refused'] as const)
      expect(byAccount(postWallet(5, cause))).toEqual({ wallet: -5, 'wallet-reserved': 5 })
    expect(byAccount(postWallet(5, 'refund'))).toEqual({ wallet: -5, 'deferred-revenue': 5 })
    expect(byAccount(postPayout(5))).toEqual({ 'wallet-reserved': 5, 'refunds-due': -5 })
  })

  it('LED-03 points are a cost when given, and reserved, returned and refunded against an account each', () => {
    expect(byAccount(postPoints(5, 'gift'))).toEqual({ points: -5, 'points-issued': 5 })
    expect(byAccount(postPoints(-5, 'forfeit'))).toEqual({ points: 5, 'points-issued': -5 })
    expect(byAccount(postPoints(-5, 'reserve'))).toEqual({ points: 5, 'points-reserved': -5 })
    expect(byAccount(postPoints(5, 'return'))).toEqual({ points: -5, 'points-reserved': 5 })
    expect(byAccount(postPoints(5, 'refund'))).toEqual({ points: -5, 'deferred-revenue': 5 })
  })

  it('LED-03 an approved refund leaves nothing deferred: it is owed back or earned', () => {
    expect(byAccount(postRefund({ deferred: 900, money: 600, wallet: 50, points: 100 }))).toEqual({
      'deferred-revenue': 750,
      'refunds-due': -600,
      revenue: -150,
    })
    // A refund above the deferred amount reduces revenue.
    expect(byAccount(postRefund({ deferred: 900, money: 1000, wallet: 0, points: 0 }))).toEqual({
      'deferred-revenue': 900,
      'refunds-due': -1000,
      revenue: 100,
    })
    expect(byAccount(postRefundPaid('alipay', 600))).toEqual({ 'refunds-due': 600, 'cash-alipay': -600 })
    expect(byAccount(postFee('wechat', 6))).toEqual({ 'provider-fees': 6, 'cash-wechat': -6 })
  })

  it('LED-04 revenue is earned by the day, a begun one whole, and all of it at the end', () => {
    expect([-1, 0, 1, 2, 3, 4].map((day) => earnedFen(100, 3, day))).toEqual([0, 0, 33, 66, 100, 100])
    expect(earnedFen(100, 0, 0)).toBe(100)
    expect(byAccount(postRevenue(33))).toEqual({ 'deferred-revenue': 33, revenue: -33 })
  })

  it('LED-04 the parts of a combined offer share its price to the fen, the first ones one more', () => {
    expect(shareFen(100, 3)).toEqual([34, 33, 33])
    expect(shareFen(101, 3)).toEqual([34, 34, 33])
    expect(shareFen(99, 3)).toEqual([33, 33, 33])
    expect([shareFen(5, 1), shareFen(1, 3), shareFen(0, 2)]).toEqual([[5], [1, 0, 0], [0, 0]])
  })

  it('LED-05 an account that differs from its documents is found, one without documents is listed', () => {
    const rows = checkAccounts({ bank: 5, points: -7 }, { bank: 6, points: 7 })
    const of = (name: string) => rows.find(({ account }) => account === name)
    expect(of('bank')).toEqual({ account: 'bank', balance: 5, documents: 6, difference: -1 })
    expect(of('points')).toMatchObject({ balance: 7, difference: 0 })
    expect(of('revenue')).toEqual({ account: 'revenue', balance: 0, documents: null, difference: 0 })
  })

  it('LED-06 a bill is compared with our movements both ways', () => {
    const payment = (reference: string, amount = 100) => ({ kind: 'payment' as const, reference, amount })
    const refund = { kind: 'refund' as const, reference: 'a', amount: 100 }
    const bill = [payment('a'), payment('b', 99), payment('x'), refund]
    const compared = compareBill(bill, [payment('a'), payment('b'), refund], [payment('a'), payment('c')])
    expect(compared.lines.map(({ finding }) => finding)).toEqual(['agrees', 'amount', 'unknown', 'agrees'])
    expect(compared.missing).toEqual([payment('c')])
    for (const finding of BILL_FINDINGS) expect(BILL_FINDING_LABELS[finding]).toMatch(/\S/)
  })
})
