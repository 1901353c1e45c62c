import { randomInt, randomUUID } from 'node:crypto'
import { and, desc, eq, gt, inArray, lte, type SQL } from 'drizzle-orm'
import type { Clock } from '../../../platform/clock'
import type { Database } from '../../../platform/db'
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
export const RETRY_AFTER = [15_000, 15_000, 30_000, 180_000, 600_000]

const payable = inArray(cashierPayments.state, ['open', 'failed'])

const newTransactionId = () => `42${String(randomInt(10 ** 14)).padStart(14, '0')}${randomInt(10 ** 11)}`

export function cashierStore({ orm }: Pick<Database, 'orm'>, clock: Clock) {
  const change = async (id: string, set: Partial<CashierPayment>, condition: SQL | undefined = payable) => {
    const [changed] = await orm
      .update(cashierPayments)
      .set(set)
      .where(and(eq(cashierPayments.id, id), condition))
      .returning()
    return changed ?? null
  }

  return {
    /** Repeated calls return the same payment of a channel and trade number. */
    async open(payment: NewPayment): Promise<CashierPayment> {
      const row = { ...payment, id: randomUUID(), state: 'open' as const, createdAt: clock.now() }
      const { channel, outTradeNo } = payment
      await orm.insert(cashierPayments).values(row).onConflictDoNothing()
      const [result] = await orm.select().from(cashierPayments).where(of(channel, outTradeNo))
      if (!result) throw new Error('A payment vanished between two statements')
      if (result.state !== 'failed') return result
      return (await change(result.id, { state: 'open' })) ?? result
    },

    async find(id: string): Promise<CashierPayment | null> {
      if (!isUuid(id)) return null
      const [row] = await orm.select().from(cashierPayments).where(eq(cashierPayments.id, id))
      return row ?? null
    },

    async findByTrade(channel: Channel, outTradeNo: string): Promise<CashierPayment | null> {
      const [row] = await orm.select().from(cashierPayments).where(of(channel, outTradeNo))
      return row ?? null
    },

    async list(outTradeNo: string | null = null): Promise<CashierPayment[]> {
      const where = outTradeNo === null ? undefined : eq(cashierPayments.outTradeNo, outTradeNo)
      return orm
        .select()
        .from(cashierPayments)
        .where(where)
        .orderBy(desc(cashierPayments.createdAt))
        .limit(50)
    },

    /** Null when the payment is no longer open. */
    async pay(id: string): Promise<CashierPayment | null> {
      const now = clock.now()
      const paid = {
        state: 'paid',
        transactionId: newTransactionId(),
        paidAt: now,
        payAt: null,
        notifyAt: now,
      } as const
      return change(id, paid, and(payable, gt(cashierPayments.expiresAt, now)))
    },

    fail: (id: string) => change(id, { state: 'failed' }),

    /** Schedules a payment after the order closes. The cashier accepts the money all the same. */
    async payLate(payment: CashierPayment): Promise<CashierPayment | null> {
      const payAt = Math.max(payment.expiresAt + 1000, clock.now())
      return change(
        payment.id,
        { state: 'scheduled', payAt },
        inArray(cashierPayments.state, ['open', 'failed', 'closed']),
      )
    },

    async payScheduled(): Promise<void> {
      const now = clock.now()
      const due = and(eq(cashierPayments.state, 'scheduled'), lte(cashierPayments.payAt, now))
      for (const { id } of await orm.select({ id: cashierPayments.id }).from(cashierPayments).where(due)) {
        const paid = {
          state: 'paid',
          transactionId: newTransactionId(),
          paidAt: now,
          payAt: null,
          notifyAt: now,
        } as const
        await change(id, paid, eq(cashierPayments.state, 'scheduled'))
      }
    },

    /** Closes an open or failed payment; paid and scheduled payments stay as they are. */
    async close(channel: Channel, outTradeNo: string): Promise<'closed' | 'paid' | 'unknown'> {
      const closing = { state: 'closed' } as const
      await orm
        .update(cashierPayments)
        .set(closing)
        .where(and(of(channel, outTradeNo), payable))
      const [row] = await orm.select().from(cashierPayments).where(of(channel, outTradeNo))
      if (!row) return 'unknown'
      return row.state === 'closed' ? 'closed' : 'paid'
    },

    letRefundFail: (id: string, refundFails: boolean) =>
      change(id, { refundFails }, eq(cashierPayments.state, 'paid')),

    omitFromBill: (id: string) => change(id, { billOmits: true }, eq(cashierPayments.state, 'paid')),

    async findToNotify(): Promise<CashierPayment[]> {
      return orm.select().from(cashierPayments).where(lte(cashierPayments.notifyAt, clock.now())).limit(50)
    },

    async recordNotification(payment: CashierPayment, heard: boolean): Promise<void> {
      const wait = RETRY_AFTER[payment.notifyAttempts]
      const notifyAt = heard || wait === undefined ? null : clock.now() + wait
      const set = { notifyAt, notifyAttempts: payment.notifyAttempts + 1 }
      await orm.update(cashierPayments).set(set).where(eq(cashierPayments.id, payment.id))
    },
  }
}

const of = (channel: Channel, outTradeNo: string) =>
  and(eq(cashierPayments.channel, channel), eq(cashierPayments.outTradeNo, outTradeNo))

export type CashierStore = ReturnType<typeof cashierStore>
