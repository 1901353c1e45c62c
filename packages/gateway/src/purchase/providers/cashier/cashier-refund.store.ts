import { randomUUID } from 'node:crypto'
import { and, desc, eq, lte, ne, sql } from 'drizzle-orm'
import type { Queryable } from '../../../platform/db'
import { cashierPayments, cashierRefunds } from '../../schema/cashier.table'
import { nextNotification } from './cashier.store'

export type CashierRefund = typeof cashierRefunds.$inferSelect
type Channel = CashierRefund['channel']

interface NewRefund {
  readonly outTradeNo: string
  readonly outRefundNo: string
  /** fen */
  readonly amount: number
  readonly reason: string
}

/** A refund is processed for this time in ms, then done or, if the tester chose so, failed. */
const TAKES_MS = 2_000

const ofNumber = (channel: Channel, outRefundNo: string) =>
  and(eq(cashierRefunds.channel, channel), eq(cashierRefunds.outRefundNo, outRefundNo))

export async function findRefundByNumber(
  orm: Queryable,
  channel: Channel,
  outRefundNo: string,
): Promise<CashierRefund | null> {
  const [row] = await orm.select().from(cashierRefunds).where(ofNumber(channel, outRefundNo))
  return row ?? null
}

/** Stores a refund once for each number; refunds never exceed the payment. */
export async function insertCashierRefund(
  orm: Queryable,
  channel: Channel,
  request: NewRefund,
  now: number,
): Promise<CashierRefund | { readonly refused: string }> {
  return orm.transaction(async (tx) => {
    const { outTradeNo, outRefundNo, amount } = request
    const trade = and(eq(cashierPayments.channel, channel), eq(cashierPayments.outTradeNo, outTradeNo))
    const [payment] = await tx.select().from(cashierPayments).where(trade).for('update')
    if (payment?.state !== 'paid') return { refused: '没有这笔支付' }
    const stored = await findRefundByNumber(tx, channel, outRefundNo)
    if (stored) return stored.amount === amount ? stored : { refused: '退款单号已用于另一金额' }
    const counted = and(eq(cashierRefunds.paymentId, payment.id), ne(cashierRefunds.state, 'failed'))
    const [existing] = await tx
      .select({ sum: sql<number>`coalesce(sum(${cashierRefunds.amount}), 0)`.mapWith(Number) })
      .from(cashierRefunds)
      .where(counted)
    if ((existing?.sum ?? 0) + amount > payment.amount) return { refused: '退款金额超过支付金额' }
    const row = { ...request, id: randomUUID(), paymentId: payment.id, channel, createdAt: now }
    const [inserted] = await tx
      .insert(cashierRefunds)
      .values({ ...row, state: 'processing' })
      .returning()
    return inserted as CashierRefund
  })
}

/** Refunds of a trade, newest first. */
export async function findCashierRefunds(orm: Queryable, outTradeNo: string): Promise<CashierRefund[]> {
  const trade = eq(cashierRefunds.outTradeNo, outTradeNo)
  return orm.select().from(cashierRefunds).where(trade).orderBy(desc(cashierRefunds.createdAt)).limit(20)
}

export async function finishDueRefunds(orm: Queryable, now: number): Promise<void> {
  const due = and(eq(cashierRefunds.state, 'processing'), lte(cashierRefunds.createdAt, now - TAKES_MS))
  const rows = await orm
    .select({ id: cashierRefunds.id, paymentId: cashierPayments.id, fails: cashierPayments.refundFails })
    .from(cashierRefunds)
    .innerJoin(cashierPayments, eq(cashierPayments.id, cashierRefunds.paymentId))
    .where(due)
    .limit(50)
  for (const { id, paymentId, fails } of rows) {
    const ended = fails ? { state: 'failed' as const } : { state: 'done' as const, doneAt: now }
    const still = and(eq(cashierRefunds.id, id), eq(cashierRefunds.state, 'processing'))
    await orm
      .update(cashierRefunds)
      .set({ ...ended, notifyAt: now })
      .where(still)
    if (fails)
      await orm.update(cashierPayments).set({ refundFails: false }).where(eq(cashierPayments.id, paymentId))
  }
}

export async function findRefundsToNotify(orm: Queryable, now: number): Promise<CashierRefund[]> {
  return orm.select().from(cashierRefunds).where(lte(cashierRefunds.notifyAt, now)).limit(50)
}

export async function recordRefundNotification(
  orm: Queryable,
  { id, notifyAttempts }: CashierRefund,
  isAcknowledged: boolean,
  now: number,
): Promise<void> {
  const notifyAt = nextNotification(notifyAttempts, isAcknowledged, now)
  const set = { notifyAt, notifyAttempts: notifyAttempts + 1 }
  await orm.update(cashierRefunds).set(set).where(eq(cashierRefunds.id, id))
}

/** Payments and refunds of a channel, done from `from` to before `until`. */
export async function loadBill(orm: Queryable, channel: Channel, from: number, until: number) {
  const within = (column: typeof cashierPayments.paidAt | typeof cashierRefunds.doneAt) =>
    and(sql`${column} >= ${new Date(from).toISOString()}`, sql`${column} < ${new Date(until).toISOString()}`)
  const paid = await orm
    .select()
    .from(cashierPayments)
    .where(
      and(
        eq(cashierPayments.channel, channel),
        eq(cashierPayments.billOmits, false),
        within(cashierPayments.paidAt),
      ),
    )
  const refunded = await orm
    .select({ refund: cashierRefunds, transactionId: cashierPayments.transactionId })
    .from(cashierRefunds)
    .innerJoin(cashierPayments, eq(cashierPayments.id, cashierRefunds.paymentId))
    .where(and(eq(cashierRefunds.channel, channel), within(cashierRefunds.doneAt)))
  return { paid, refunded }
}
