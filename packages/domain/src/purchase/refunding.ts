import { DAY_MS, HOUR_MS, MINUTE_MS } from '../formatting'
import type { OrderStatus } from './order'

/**
 * The states of a refund. requested: waits for the staff or the rule; approved: the money has to be sent;
 * sent: the provider has accepted it; failed: the staff see the reason and send it again. Final states: done, refused.
 */
export const REFUND_STATES = ['requested', 'approved', 'sent', 'done', 'failed', 'refused'] as const
export type RefundState = (typeof REFUND_STATES)[number]

/** Labels of a state for buyers and staff. */
export const REFUND_STATE_LABELS: Readonly<Record<RefundState, string>> = {
  requested: '待审核',
  approved: '待退款',
  sent: '退款中',
  done: '已退款',
  failed: '退款未成功',
  refused: '未通过',
}

/**
 * Causes of a refund. late: paid after the order closed; paid-twice: the order was paid already; surplus: more
 * was transferred than the order costs; short: the order closed before enough was transferred; buyer: the buyer
 * cancels; provider: we cannot provide the service; wallet: the rest of a wallet is paid out to its payer (WAL-04).
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

/** Labels of the causes. */
export const REFUND_CAUSE_LABELS: Readonly<Record<RefundCause, string>> = {
  late: '订单关闭后付款',
  'paid-twice': '重复付款',
  surplus: '转账多付',
  short: '转账不足，订单已关闭',
  buyer: '买家申请',
  provider: '无法提供服务',
  wallet: '钱包余额退回',
}

/** Minimum and maximum length of the reason for a refund, in UTF-16 units. */
export const MIN_REFUND_REASON = 2
export const MAX_REFUND_REASON = 500

/** Problems of a buyer's trimmed reason for a refund (REF-01). */
export function checkRefundReason(
  reason: string,
): readonly { readonly field: 'reason'; readonly message: string }[] {
  if (reason === '') return [{ field: 'reason', message: '请填写退款理由' }]
  if (reason.length < MIN_REFUND_REASON)
    return [{ field: 'reason', message: `退款理由至少 ${MIN_REFUND_REASON} 字` }]
  if (reason.length <= MAX_REFUND_REASON) return []
  return [{ field: 'reason', message: `退款理由最多 ${MAX_REFUND_REASON} 字` }]
}

/**
 * True for causes whose money did not pay for the order: such a refund leaves the order unchanged (REF-05, TRF-03,
 * WAL-04).
 */
export function leavesOrder(cause: RefundCause): boolean {
  return cause === 'paid-twice' || cause === 'surplus' || cause === 'wallet'
}

/** Events of a refund: decisions of ours, and answers of its provider (REF-01). */
export type RefundEvent = 'approve' | 'refuse' | 'accept' | 'finish' | 'fail' | 'retry'

const MOVES: Readonly<Record<RefundState, Partial<Record<RefundEvent, RefundState>>>> = {
  requested: { approve: 'approved', refuse: 'refused' },
  approved: { accept: 'sent', finish: 'done', fail: 'failed' },
  sent: { finish: 'done', fail: 'failed' },
  // A provider may have paid a failed refund after all: its last answer counts.
  failed: { retry: 'approved', finish: 'done' },
  done: {},
  refused: {},
}

/** The state after an event; null for an event that does not apply to this state, such as a repetition (REF-01). */
export function moveRefund(state: RefundState, event: RefundEvent): RefundState | null {
  return MOVES[state][event] ?? null
}

/** The status of an order during its refund; null if the refund does not change the status (REF-01). */
export function orderStatusDuring(state: RefundState): OrderStatus | null {
  if (state === 'sent') return 'refunding'
  if (state === 'done') return 'refunded'
  return state === 'approved' || state === 'failed' ? 'refund-due' : null
}

const WAITS_MS = [MINUTE_MS / 4, MINUTE_MS, 5 * MINUTE_MS, 30 * MINUTE_MS, 2 * HOUR_MS, 6 * HOUR_MS]

/**
 * Attempts, over about a week, at a provider that gives no answer or no result; then the staff have to look (REF-02).
 */
export const MAX_REFUND_ATTEMPTS = 30

/** The wait in ms after an attempt without a result; the first attempt is 1 (REF-02). */
export function refundRetryMs(attempt: number): number {
  return WAITS_MS[Math.min(Math.max(attempt, 1), WAITS_MS.length) - 1] as number
}

/** The period in which refunds add up, so that many small ones count as a large one, in ms. */
export const REFUND_SUM_WITHIN_MS = 30 * DAY_MS

/** The total that a clerk may approve alone, as a multiple of the limit for one refund. */
const CLERK_TIMES = 10

/**
 * True when a rule approves a buyer's refund without staff: the refund and the member's recently approved sum together
 * are at most `limitFen`; a limit of 0 approves nothing (REF-03).
 */
export function isApprovedByRule(fen: number, approvedFen: number, limitFen: number): boolean {
  return fen + approvedFen <= limitFen && limitFen > 0
}

/**
 * Refunds requested and approved by the same staff member within `REFUND_SUM_WITHIN_MS`, in fen: for the member, by the
 * clerk.
 */
export interface RefundsAlone {
  readonly toMember: number
  readonly byClerk: number
}

/**
 * True when a staff member may approve a refund. The clerk who requested it may do so only up to a limit: `limitFen`
 * for the member, ten times that for the clerk, each together with the recent refunds approved alone (REF-03).
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

/** The parts of a refund by source of payment, in fen: provider, wallet, points. */
interface RefundShares {
  readonly money: number
  readonly wallet: number
  readonly points: number
}

const partOf = (fen: number, part: number, total: number): number =>
  total === 0 ? 0 : Number((BigInt(fen) * BigInt(part)) / BigInt(total))

/**
 * Divides a refund in fen in the proportion of the sources that paid the order (REF-04). Points are rounded down, since
 * they are not money; of the money the wallet's part is rounded down. No part exceeds the amount paid from its source.
 */
export function splitRefund(fen: number, paid: RefundShares): RefundShares {
  const inMoney = paid.money + paid.wallet
  const points = partOf(fen, paid.points, inMoney + paid.points)
  const wallet = partOf(fen - points, paid.wallet, inMoney)
  return { money: fen - points - wallet, wallet, points }
}

/** The facts of a closed order when money for it arrives. */
interface LateArrival {
  /** The provider received the money before the order's closing time. */
  readonly inTime: boolean
  /** The order can still be carried out; a cancelled export cannot. */
  readonly deliverable: boolean
  /** A product of the same kind was bought after this order was made. */
  readonly boughtInstead: boolean
  /** The points and the wallet money that were returned at the closing are still available. */
  readonly pointsSuffice: boolean
  readonly walletSuffices: boolean
}

/**
 * Money for a closed order is granted if it was paid in time and the order is still possible and wanted, else it is
 * refunded (REF-05).
 */
export function decideLatePayment(arrival: LateArrival): 'grant' | 'refund' {
  const { inTime, deliverable, boughtInstead, pointsSuffice, walletSuffices } = arrival
  const isWorth = inTime && deliverable && !boughtInstead
  return isWorth && pointsSuffice && walletSuffices ? 'grant' : 'refund'
}
