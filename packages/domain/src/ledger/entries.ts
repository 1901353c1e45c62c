import type { PaymentSource } from '../payment-methods'
import type { WalletCause } from '../wallet'
import { cashAccount, type LedgerAccount } from './accounts'

/** One line of an entry: fen, a debit positive, a credit negative. */
export interface Posting {
  readonly account: LedgerAccount
  readonly amount: number
}

/** Causes of entries (LED-02). */
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

/** Labels of the kinds of entries (LED-02). */
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

/** True when the debits of an entry equal its credits, in whole fen (LED-02). */
export function isBalanced(postings: readonly Posting[]): boolean {
  return (
    postings.every(({ amount }) => Number.isSafeInteger(amount)) &&
    postings.reduce((sum, { amount }) => sum + amount, 0) === 0
  )
}

/** Lines merged to one per account; accounts with a sum of 0 are left out. */
const merge = (postings: readonly Posting[]): readonly Posting[] => {
  const sums = new Map<LedgerAccount, number>()
  for (const { account, amount } of postings) sums.set(account, (sums.get(account) ?? 0) + amount)
  return [...sums].filter(([, amount]) => amount !== 0).map(([account, amount]) => ({ account, amount }))
}

const entry = (...lines: readonly (readonly [LedgerAccount | null, number])[]) =>
  merge(lines.flatMap(([account, amount]) => (account === null ? [] : [{ account, amount }])))

/**
 * The accounts credited by a payment: for a granted service, for a top-up, or, if the payment is for nothing, for its
 * refund.
 */
const PAID_FOR = { service: 'deferred-revenue', wallet: 'wallet', nothing: 'refunds-due' } as const
type PaidFor = keyof typeof PAID_FOR

/**
 * The postings of received money (LED-03). Granted order: the money, the reserved points and the reserved wallet money
 * become deferred revenue. Top-up: the money is credited to the payer's wallet. Otherwise all of it is due for a
 * refund.
 */
export function postPayment(payment: {
  readonly source: PaymentSource
  readonly amount: number
  /** Points and wallet money reserved by the granted order; 0 otherwise. */
  readonly points: number
  readonly wallet: number
  readonly paidFor: PaidFor
  /** True when the money has already arrived, by transfers (TRF-04). */
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

/**
 * The postings of a transfer that arrived at the bank. The money is held until it pays its order or is returned
 * (TRF-04).
 */
export function postTransfer(amount: number): readonly Posting[] {
  return entry(['bank', amount], ['transfers-held', -amount])
}

/** Causes of a change of points. forfeit: the account was closed. */
export type PointsCause = 'gift' | 'reserve' | 'return' | 'retake' | 'refund' | 'forfeit'

const AGAINST: Readonly<Record<PointsCause, LedgerAccount>> = {
  gift: 'points-issued',
  forfeit: 'points-issued',
  reserve: 'points-reserved',
  return: 'points-reserved',
  retake: 'points-reserved',
  refund: 'deferred-revenue',
}

/** The postings of a change of a user's points, negative for a decrease (LED-03). */
export function postPoints(points: number, cause: PointsCause): readonly Posting[] {
  return entry(['points', -points], [AGAINST[cause], points])
}

/** The other account of a change of a wallet; null: the payment of the top-up posts both sides. */
const WALLET_AGAINST: Readonly<Record<WalletCause, LedgerAccount | null>> = {
  'top-up': null,
  reserve: 'wallet-reserved',
  return: 'wallet-reserved',
  retake: 'wallet-reserved',
  refund: 'deferred-revenue',
  payout: 'wallet-reserved',
  'payout-refused': 'wallet-reserved',
}

/** The postings of a change of a wallet's balance, in fen, negative for a decrease (LED-03). */
export function postWallet(fen: number, cause: WalletCause): readonly Posting[] {
  const against = WALLET_AGAINST[cause]
  return against === null ? [] : entry(['wallet', -fen], [against, fen])
}

/** The postings of an approved payout of the rest of a wallet to its payer. */
export function postPayout(fen: number): readonly Posting[] {
  return entry(['wallet-reserved', fen], ['refunds-due', -fen])
}

/**
 * The postings of an approved refund of a granted order: the deferred amount, less the part that returns to
 * points and wallet, becomes refunds due and, for the kept part, revenue. A refund above the deferred amount reduces
 * revenue.
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

/** The postings of a refund that was paid out. */
export function postRefundPaid(source: PaymentSource, money: number): readonly Posting[] {
  return entry(['refunds-due', money], [cashAccount(source), -money])
}

/** The postings of revenue for rendered service, in fen (LED-04). */
export function postRevenue(fen: number): readonly Posting[] {
  return entry(['deferred-revenue', fen], ['revenue', -fen])
}

/** The postings of a provider's fee, negative for a returned fee. */
export function postFee(source: PaymentSource, fee: number): readonly Posting[] {
  return entry(['provider-fees', fee], [cashAccount(source), -fee])
}
