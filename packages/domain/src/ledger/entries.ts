import type { WalletCause } from '../wallet'
import { type CashSource, cashAccount, type LedgerAccount } from './accounts'

/** One line of an entry: fen, a debit positive, a credit negative. */
export interface Posting {
  readonly account: LedgerAccount
  readonly amount: number
}

/** What entries are written for (LED-02). */
export const ENTRY_KINDS = [
  'payment',
  'transfer',
  'points',
  'wallet',
  'refund',
  'refund-paid',
  'revenue',
  'fee',
] as const
export type EntryKind = (typeof ENTRY_KINDS)[number]

/** What is read of a kind of entry (LED-02). */
export const ENTRY_KIND_LABELS: Readonly<Record<EntryKind, string>> = {
  payment: '收款',
  transfer: '转账到账',
  points: '积分变动',
  wallet: '钱包变动',
  refund: '退款批准',
  'refund-paid': '退款到账',
  revenue: '确认收入',
  fee: '支付手续费',
}

/** Whether the debits of an entry equal its credits, in whole fen (LED-02). */
export function isBalanced(postings: readonly Posting[]): boolean {
  return (
    postings.every(({ amount }) => Number.isSafeInteger(amount)) &&
    postings.reduce((sum, { amount }) => sum + amount, 0) === 0
  )
}

/** One line for each account, without those of nothing. */
const merge = (postings: readonly Posting[]): readonly Posting[] => {
  const sums = new Map<LedgerAccount, number>()
  for (const { account, amount } of postings) sums.set(account, (sums.get(account) ?? 0) + amount)
  return [...sums].filter(([, amount]) => amount !== 0).map(([account, amount]) => ({ account, amount }))
}

const entry = (...lines: readonly (readonly [LedgerAccount | null, number])[]) =>
  merge(lines.flatMap(([account, amount]) => (account === null ? [] : [{ account, amount }])))

/** What a payment is for: a service that is granted, a top-up, or nothing, so that it goes back. */
const PAID_FOR = { service: 'deferred-revenue', wallet: 'wallet', nothing: 'refunds-due' } as const
export type PaidFor = keyof typeof PAID_FOR

/**
 * Money came in (LED-03). For an order that is granted: it and the reserved points and wallet are owed as service. For
 * a top-up it is the payer's wallet. Else all of it is owed back.
 */
export function postPayment(payment: {
  readonly source: CashSource
  readonly amount: number
  /** What the granted order had reserved; 0 for any other. */
  readonly points: number
  readonly wallet: number
  readonly paidFor: PaidFor
  /** The money has arrived before, by transfers (TRF-04). */
  readonly isHeld?: boolean
}): readonly Posting[] {
  const { source, amount, points, wallet, paidFor, isHeld = false } = payment
  return entry(
    [isHeld ? 'transfers-held' : cashAccount(source), amount],
    ['points-reserved', points],
    ['wallet-reserved', wallet],
    [PAID_FOR[paidFor], -(amount + points + wallet)],
  )
}

/** A transfer has arrived at the bank. It is held until it pays its order or goes back (TRF-04). */
export function postTransfer(amount: number): readonly Posting[] {
  return entry(['bank', amount], ['transfers-held', -amount])
}

/** Why a user's points change. forfeit: the account was closed. */
export type PointsCause = 'gift' | 'reserve' | 'return' | 'retake' | 'refund' | 'forfeit'

const AGAINST: Readonly<Record<PointsCause, LedgerAccount>> = {
  gift: 'points-issued',
  forfeit: 'points-issued',
  reserve: 'points-reserved',
  return: 'points-reserved',
  retake: 'points-reserved',
  refund: 'deferred-revenue',
}

/** A user's points change by `points`, negative where they lose some (LED-03). */
export function postPoints(points: number, cause: PointsCause): readonly Posting[] {
  return entry(['points', -points], [AGAINST[cause], points])
}

/** Where a wallet's money comes from or goes to; null: the payment of the top-up posts both sides. */
const WALLET_AGAINST: Readonly<Record<WalletCause, LedgerAccount | null>> = {
  'top-up': null,
  reserve: 'wallet-reserved',
  return: 'wallet-reserved',
  retake: 'wallet-reserved',
  refund: 'deferred-revenue',
  payout: 'wallet-reserved',
  'payout-refused': 'wallet-reserved',
}

/** A wallet's balance changes by `fen`, negative where it pays (LED-03). */
export function postWallet(fen: number, cause: WalletCause): readonly Posting[] {
  const against = WALLET_AGAINST[cause]
  return against === null ? [] : entry(['wallet', -fen], [against, fen])
}

/** The rest of a wallet is approved to go back to its payer (LED-03). */
export function postPayout(fen: number): readonly Posting[] {
  return entry(['wallet-reserved', fen], ['refunds-due', -fen])
}

/**
 * A refund of a granted order is approved (LED-03): what is still deferred of it, less what goes back to points and
 * wallet, is owed back or, where it is kept, earned. More than is deferred takes from what was earned.
 */
export function postRefund(refund: {
  /** fen of the order that are not yet revenue */
  readonly deferred: number
  readonly money: number
  readonly wallet: number
  readonly points: number
}): readonly Posting[] {
  const { deferred, money, wallet, points } = refund
  const revenue = deferred - points - wallet
  return entry(['deferred-revenue', revenue], ['refunds-due', -money], ['revenue', -(revenue - money)])
}

/** The money of a refund has left (LED-03). */
export function postRefundPaid(source: CashSource, money: number): readonly Posting[] {
  return entry(['refunds-due', money], [cashAccount(source), -money])
}

/** Service was rendered for so many fen (LED-04). */
export function postRevenue(fen: number): readonly Posting[] {
  return entry(['deferred-revenue', fen], ['revenue', -fen])
}

/** A provider kept a fee, or gave one back (negative) (LED-03). */
export function postFee(source: CashSource, fee: number): readonly Posting[] {
  return entry(['provider-fees', fee], [cashAccount(source), -fee])
}
