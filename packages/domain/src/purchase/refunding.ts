import { DAY_MS, HOUR_MS, MINUTE_MS } from '../formatting'
import type { OrderStatus } from './order'

/**
 * The states of a refund (REF-01). requested: waits for the staff or the rule; approved: the money has to be sent;
 * sent: its provider has accepted it; failed: the staff see why and send it again. It ends as done or refused.
 */
export const REFUND_STATES = ['requested', 'approved', 'sent', 'done', 'failed', 'refused'] as const
export type RefundState = (typeof REFUND_STATES)[number]

/** What is read of a state, by buyers and staff (REF-01). */
export const REFUND_STATE_LABELS: Readonly<Record<RefundState, string>> = {
  requested: '待审核',
  approved: '待退款',
  sent: '退款中',
  done: '已退款',
  failed: '退款未成功',
  refused: '未通过',
}

/**
 * Why money goes back (REF-01). late: it came for a closed order; paid-twice: the order was paid already; surplus: more
 * was transferred than the order costs; short: the order closed before enough was transferred; buyer: the buyer
 * cancels; provider: we cannot provide the service; wallet: the rest of a wallet goes back to its payer (WAL-04).
 */
export const REFUND_CAUSES = [
  'late',
  'paid-twice',
  'surplus',
  'short',
  'buyer',
  'provider',
  'wallet',
] as const
export type RefundCause = (typeof REFUND_CAUSES)[number]

/** What is read of a cause (REF-01). */
export const REFUND_CAUSE_LABELS: Readonly<Record<RefundCause, string>> = {
  late: '订单关闭后付款',
  'paid-twice': '重复付款',
  surplus: '转账多付',
  short: '转账不足，订单已关闭',
  buyer: '买家申请',
  provider: '无法提供服务',
  wallet: '钱包余额退回',
}

/** The shortest and the longest reason for a refund (REF-01). */
export const MIN_REFUND_REASON = 2
export const MAX_REFUND_REASON = 500

/** What is wrong with the reason that a buyer gives, without spaces around it (REF-01). */
export function checkRefundReason(
  reason: string,
): readonly { readonly field: 'reason'; readonly message: string }[] {
  if (reason === '') return [{ field: 'reason', message: '请填写退款理由' }]
  if (reason.length < MIN_REFUND_REASON)
    return [{ field: 'reason', message: `退款理由至少 ${MIN_REFUND_REASON} 字` }]
  if (reason.length <= MAX_REFUND_REASON) return []
  return [{ field: 'reason', message: `退款理由最多 ${MAX_REFUND_REASON} 字` }]
}

/** Causes of money beside what the order was paid with: giving it back leaves the order as it is (REF-05, TRF-03, WAL-04). */
export function leavesOrder(cause: RefundCause): boolean {
  return cause === 'paid-twice' || cause === 'surplus' || cause === 'wallet'
}

/** What happens to a refund: decisions of ours, and what its provider says (REF-01). */
export type RefundEvent = 'approve' | 'refuse' | 'accept' | 'finish' | 'fail' | 'retry'

const MOVES: Readonly<Record<RefundState, Partial<Record<RefundEvent, RefundState>>>> = {
  requested: { approve: 'approved', refuse: 'refused' },
  approved: { accept: 'sent', finish: 'done', fail: 'failed' },
  sent: { finish: 'done', fail: 'failed' },
  // Its provider may have paid it after all: what it says last holds.
  failed: { retry: 'approved', finish: 'done' },
  done: {},
  refused: {},
}

/** The state after an event; null for one that means nothing in this state, such as a repetition (REF-01). */
export function moveRefund(state: RefundState, event: RefundEvent): RefundState | null {
  return MOVES[state][event] ?? null
}

/** What an order shows while its money goes back; null as long as the order is what it was (REF-01). */
export function orderStatusDuring(state: RefundState): OrderStatus | null {
  if (state === 'sent') return 'refunding'
  if (state === 'done') return 'refunded'
  return state === 'approved' || state === 'failed' ? 'refund-due' : null
}

const WAITS_MS = [MINUTE_MS / 4, MINUTE_MS, 5 * MINUTE_MS, 30 * MINUTE_MS, 2 * HOUR_MS, 6 * HOUR_MS]

/** How often a provider that gives no answer, or no result, is asked before the staff have to look: a week (REF-02). */
export const MAX_REFUND_ATTEMPTS = 30

/** The wait in ms after an attempt without a result, the first being 1 (REF-02). */
export function refundRetryMs(attempt: number): number {
  return WAITS_MS[Math.min(Math.max(attempt, 1), WAITS_MS.length) - 1] as number
}

/** The time in which refunds add up, so that many small ones count as a large one, in ms (REF-03). */
export const REFUND_SUM_WITHIN_MS = 30 * DAY_MS

/** Times the limit for one refund that a clerk may approve alone in all. */
const CLERK_TIMES = 10

/**
 * True when a rule approves a buyer's refund without staff: with the sum approved for the same member lately
 * at most `limitFen`; a limit of 0 approves nothing (REF-03).
 */
export function isApprovedByRule(fen: number, approvedFen: number, limitFen: number): boolean {
  return fen + approvedFen <= limitFen && limitFen > 0
}

/** Refunds that staff asked for and approved alone within `REFUND_SUM_WITHIN_MS`, in fen: for the member, by the clerk. */
export interface RefundsAlone {
  readonly toMember: number
  readonly byClerk: number
}

/**
 * True when a member of the staff may approve a refund: the clerk who asked for it only as long as it stays, with what
 * was approved alone lately, within the limit for the member and ten times of it for the clerk (REF-03).
 */
export function mayApproveRefund(
  refund: { readonly fen: number; readonly askedBy: string | null },
  staffId: string,
  limitFen: number,
  { toMember, byClerk }: RefundsAlone,
): boolean {
  if (refund.askedBy !== staffId) return true
  return refund.fen + toMember <= limitFen && refund.fen + byClerk <= limitFen * CLERK_TIMES
}

/** The parts of a refund by how the order was paid, in fen: its provider, the wallet, points. */
export interface RefundShares {
  readonly money: number
  readonly wallet: number
  readonly points: number
}

const partOf = (fen: number, part: number, total: number): number =>
  total === 0 ? 0 : Number((BigInt(fen) * BigInt(part)) / BigInt(total))

/**
 * Divides a refund in fen in the proportion in which the order was paid (REF-04). Points are rounded down: they are no
 * money; of the money the wallet's part is rounded down. None is ever more than was paid with.
 */
export function splitRefund(fen: number, paid: RefundShares): RefundShares {
  const inMoney = paid.money + paid.wallet
  const points = partOf(fen, paid.points, inMoney + paid.points)
  const wallet = partOf(fen - points, paid.wallet, inMoney)
  return { money: fen - points - wallet, wallet, points }
}

/** What is known of a closed order when money for it arrives. */
export interface LateArrival {
  /** Its provider took the money before the order's own end. */
  readonly inTime: boolean
  /** The order can still be carried out; an export that was given up cannot. */
  readonly deliverable: boolean
  /** Something of the same kind was bought since the order was made. */
  readonly boughtInstead: boolean
  /** The points and the part of the wallet that went back when it closed are there to be taken again. */
  readonly pointsSuffice: boolean
  readonly walletSuffices: boolean
}

/** Money for a closed order is granted if it was paid in time and is still worth it, else it goes back (REF-05). */
export function decideLatePayment(arrival: LateArrival): 'grant' | 'refund' {
  const { inTime, deliverable, boughtInstead, pointsSuffice, walletSuffices } = arrival
  const isWorth = inTime && deliverable && !boughtInstead
  return isWorth && pointsSuffice && walletSuffices ? 'grant' : 'refund'
}
