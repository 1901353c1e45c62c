import { randomInt, randomUUID } from 'node:crypto'
import { and, desc, eq, gt, inArray, lte, type SQL } from 'drizzle-orm'
import type { Queryable } from '../../../platform/db'
import { isUuid } from '../../../platform/db/uuid'
import { cashierPayments } from '../../schema/cashier.table'

export type CashierPayment = typeof cashierPayments.$inferSelect
type Channel = CashierPayment['channel']

interface NewPayment {
  readonly channel: Channel
  readonly merchantId: string
  readonly outTradeNo: string
  readonly description: string
  /** fen */
  readonly amount: number
  readonly currency: string
  readonly expiresAt: number
}

/** Delays in ms before each repeated notification while the merchant does not answer. */
const RETRY_AFTER = [15_000, 15_000, 30_000, 180_000, 600_000]

const payable = inArray(cashierPayments.state, ['open', 'failed'])

const newTransactionId = () => `42${String(randomInt(10 ** 14)).padStart(14, '0')}${randomInt(10 ** 11)}`

const ofTrade = (channel: Channel, outTradeNo: string) =>
  and(eq(cashierPayments.channel, channel), eq(cashierPayments.outTradeNo, outTradeNo))

const change = async (
  orm: Queryable,
  id: string,
  set: Partial<CashierPayment>,
  condition: SQL | undefined = payable,
) => {
  const [changed] = await orm
    .update(cashierPayments)
    .set(set)
    .where(and(eq(cashierPayments.id, id), condition))
    .returning()
  return changed ?? null
}

const paidAt = (now: number) =>
  ({ state: 'paid', transactionId: newTransactionId(), paidAt: now, payAt: null, notifyAt: now }) as const

/** Repeated calls return the same payment of a channel and trade number. */
export async function openPayment(orm: Queryable, payment: NewPayment, now: number): Promise<CashierPayment> {
  const row = { ...payment, id: randomUUID(), state: 'open' as const, createdAt: now }
  await orm.insert(cashierPayments).values(row).onConflictDoNothing()
  const stored = await findPaymentByTrade(orm, payment.channel, payment.outTradeNo)
  if (!stored) throw new Error('A payment vanished between two statements')
  if (stored.state !== 'failed') return stored
  return (await change(orm, stored.id, { state: 'open' })) ?? stored
}

export async function findCashierPayment(orm: Queryable, id: string): Promise<CashierPayment | null> {
  if (!isUuid(id)) return null
  const [row] = await orm.select().from(cashierPayments).where(eq(cashierPayments.id, id))
  return row ?? null
}

export async function findPaymentByTrade(
  orm: Queryable,
  channel: Channel,
  outTradeNo: string,
): Promise<CashierPayment | null> {
  const [row] = await orm.select().from(cashierPayments).where(ofTrade(channel, outTradeNo))
  return row ?? null
}

/** Newest first; of one trade number, or of all. */
export async function findCashierPayments(
  orm: Queryable,
  outTradeNo: string | null = null,
): Promise<CashierPayment[]> {
  const where = outTradeNo === null ? undefined : eq(cashierPayments.outTradeNo, outTradeNo)
  return orm.select().from(cashierPayments).where(where).orderBy(desc(cashierPayments.createdAt)).limit(50)
}

/** Null when the payment is no longer open. */
export async function pay(orm: Queryable, id: string, now: number): Promise<CashierPayment | null> {
  return change(orm, id, paidAt(now), and(payable, gt(cashierPayments.expiresAt, now)))
}

export function failPayment(orm: Queryable, id: string): Promise<CashierPayment | null> {
  return change(orm, id, { state: 'failed' })
}

/** Schedules a payment after the order closes. The cashier accepts the money all the same. */
export async function schedulePayment(
  orm: Queryable,
  { id, expiresAt }: CashierPayment,
  now: number,
): Promise<CashierPayment | null> {
  const payAt = Math.max(expiresAt + 1000, now)
  const isUnpaid = inArray(cashierPayments.state, ['open', 'failed', 'closed'])
  return change(orm, id, { state: 'scheduled', payAt }, isUnpaid)
}

export async function payScheduled(orm: Queryable, now: number): Promise<void> {
  const isScheduled = eq(cashierPayments.state, 'scheduled')
  const due = and(isScheduled, lte(cashierPayments.payAt, now))
  for (const { id } of await orm.select({ id: cashierPayments.id }).from(cashierPayments).where(due))
    await change(orm, id, paidAt(now), isScheduled)
}

/** Closes an open or failed payment; paid and scheduled payments stay as they are. */
export async function closePayment(
  orm: Queryable,
  channel: Channel,
  outTradeNo: string,
): Promise<'closed' | 'paid' | 'unknown'> {
  const closing = { state: 'closed' } as const
  await orm
    .update(cashierPayments)
    .set(closing)
    .where(and(ofTrade(channel, outTradeNo), payable))
  const payment = await findPaymentByTrade(orm, channel, outTradeNo)
  if (!payment) return 'unknown'
  return payment.state === 'closed' ? 'closed' : 'paid'
}

/** Decides the result of the payment's next refund. */
export function letRefundFail(
  orm: Queryable,
  id: string,
  refundFails: boolean,
): Promise<CashierPayment | null> {
  return change(orm, id, { refundFails }, eq(cashierPayments.state, 'paid'))
}

export function omitFromBill(orm: Queryable, id: string): Promise<CashierPayment | null> {
  return change(orm, id, { billOmits: true }, eq(cashierPayments.state, 'paid'))
}

export async function findPaymentsToNotify(orm: Queryable, now: number): Promise<CashierPayment[]> {
  return orm.select().from(cashierPayments).where(lte(cashierPayments.notifyAt, now)).limit(50)
}

/** Time of the next notification after `attempts`; null when the merchant acknowledged it, or after the last one. */
export function nextNotification(attempts: number, isAcknowledged: boolean, now: number): number | null {
  const wait = RETRY_AFTER[attempts]
  return isAcknowledged || wait === undefined ? null : now + wait
}

export async function recordPaymentNotification(
  orm: Queryable,
  { id, notifyAttempts }: CashierPayment,
  isAcknowledged: boolean,
  now: number,
): Promise<void> {
  const notifyAt = nextNotification(notifyAttempts, isAcknowledged, now)
  const set = { notifyAt, notifyAttempts: notifyAttempts + 1 }
  await orm.update(cashierPayments).set(set).where(eq(cashierPayments.id, id))
}
