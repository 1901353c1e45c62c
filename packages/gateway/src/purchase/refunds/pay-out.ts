import { randomUUID } from 'node:crypto'
import { isApprovedByRule } from '@zhushutong/domain/purchase'
import { dividePayout, PAYOUT_REFUSALS } from '@zhushutong/domain/wallet'
import { and, desc, eq, gt, like, sql } from 'drizzle-orm'
import { lockUser, NAMELESS } from '../../account'
import { users, wallets } from '../../account/account.table'
import type { Queryable, Tx } from '../../platform/db'
import { lockOrder } from '../orders/lock-order'
import { orders, payments } from '../schema/purchase.table'
import { refunds } from '../schema/refund.table'
import { moveWallet, readBalance } from '../wallet/move-wallet'
import { approveLocked } from './approve-refund'
import { requestRefund } from './ask-refund'
import type { RefundRow } from './queue-refund'
import { sumByRule } from './refund-sums'

/** A user's top-ups with the sum not yet refunded of each, newest first. */
const findTopUps = (orm: Queryable, userId: string) =>
  orm
    .select({
      paymentId: payments.id,
      provider: payments.provider,
      paidAt: payments.paidAt,
      orderId: orders.id,
      orderCode: orders.orderCode,
      left: sql<number>`${payments.amount} - coalesce((select sum(${refunds.amount}) from ${refunds}
        where ${refunds.paymentId} = ${payments.id} and ${refunds.state} <> 'refused'), 0)`.mapWith(Number),
    })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(and(eq(orders.userId, userId), eq(orders.grants, 'wallet'), eq(payments.outcome, 'granted')))
    .orderBy(desc(payments.paidAt), desc(payments.id))

/** The balance of a wallet, divided among the payments to refund (WAL-04). */
export async function priceRest(orm: Queryable, userId: string) {
  const amount = await readBalance(orm, userId)
  const topUps = await findTopUps(orm, userId)
  const parts = dividePayout(amount, topUps).flatMap((part) => {
    const topUp = topUps.find(({ paymentId }) => paymentId === part.paymentId)
    return topUp ? [{ ...topUp, amount: part.amount }] : []
  })
  return { amount, parts }
}

interface PayoutRequest {
  readonly reason: string
  /** Balance in fen shown to the requester; null to accept the current one. */
  readonly shown: number | null
  readonly actor: 'buyer' | 'system'
}

/**
 * Requests the payout of a wallet: a refund for each payment, deducted from the balance at once (WAL-04). A small
 * payout is approved by rule.
 */
export async function askRest(
  tx: Tx,
  userId: string,
  { reason, shown, actor }: PayoutRequest,
  limitFen: number,
  now: number,
): Promise<readonly RefundRow[] | { readonly error: string }> {
  await lockUser(tx, userId)
  const { amount, parts } = await priceRest(tx, userId)
  if (amount === 0) return { error: PAYOUT_REFUSALS.nothing }
  if (shown !== null && shown !== amount) return { error: PAYOUT_REFUSALS.changed }
  const requested: RefundRow[] = []
  const approvedByRule = isApprovedByRule(amount, await sumByRule(tx, userId, now), limitFen)
  for (const { paymentId, orderId, amount: fen } of parts) {
    const order = await lockOrder(tx, userId, orderId)
    const sums = { amount: fen, points: 0, wallet: 0 }
    const wanted = { ...sums, id: randomUUID(), paymentId, cause: 'wallet', reason } as const
    const locked = await requestRefund(tx, order, wanted, actor, now)
    const move = { userId, fen: -fen, cause: 'payout', reference: wanted.id, orderId } as const
    await moveWallet(tx, move, now)
    const approved = approvedByRule ? await approveLocked(tx, locked, 'rule', now) : locked.refund
    requested.push(approved ?? locked.refund)
  }
  return requested
}

/** Pays out wallets of closed accounts, including money that returned to them later (WAL-04). */
export async function payOutClosed(orm: Queryable, now: number): Promise<void> {
  const closedAccounts = await orm
    .select({ userId: users.id })
    .from(wallets)
    .innerJoin(users, eq(users.id, wallets.userId))
    .where(and(gt(wallets.balance, 0), like(users.mobile, `${NAMELESS}%`)))
    .limit(100)
  for (const { userId } of closedAccounts) {
    const payoutRequest = { reason: '账号已注销', shown: null, actor: 'system' } as const
    await orm.transaction((tx) => askRest(tx, userId, payoutRequest, Number.MAX_SAFE_INTEGER, now))
  }
}
