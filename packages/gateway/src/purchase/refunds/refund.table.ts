import { REFUND_CAUSES, REFUND_STATES } from '@zhushutong/domain/purchase'
import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { moment } from '../../platform/db/moment.column'
import { leaseColumns } from '../../platform/jobs/lease-columns'
import { orders, payments } from '../purchase.table'

/** Money and points that go back to a buyer (REF-01). Each is a job while a call of its provider is due (REF-02). Rows are never deleted. */
export const refunds = pgTable(
  'refunds',
  {
    id: uuid().primaryKey(),
    /** Told to the buyer, and the provider's out_refund_no; see `round`. */
    refundCode: text('refund_code').notNull().unique(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    paymentId: uuid('payment_id')
      .notNull()
      .references(() => payments.id),
    cause: text({ enum: REFUND_CAUSES }).notNull(),
    state: text({ enum: REFUND_STATES }).notNull(),
    /** fen by the provider that took them */
    amount: integer().notNull(),
    /** points that are given back */
    points: integer().notNull(),
    /** fen to the wallet that paid them */
    wallet: integer().notNull().default(0),
    /** In the buyer's or the staff's words. */
    reason: text().notNull(),
    /** How the sum came about, in fen and days (MEM-05); null where all of a payment goes back. */
    usedDays: integer('used_days'),
    differenceFen: integer('difference_fen'),
    usedFen: integer('used_fen'),
    /** The member of the staff who asked for it; null: the buyer, or nobody. */
    askedBy: uuid('asked_by'),
    /** The account of the staff who approved or refused it; `rule` for none. */
    decidedBy: text('decided_by'),
    /** Why it was refused, as the buyer reads it. */
    refusal: text(),
    /** Why it failed, for the staff. */
    failure: text(),
    /** Counts the codes: the provider's final failure ends one, so that the next attempt needs another. */
    round: integer().notNull().default(1),
    /** The provider's number, or the bank's for a transfer. */
    providerRefundId: text('provider_refund_id'),
    /** Calls of the provider in this state, and when the next one is due. */
    calls: integer().notNull().default(0),
    dueAt: moment('due_at'),
    isDue: boolean('is_due').notNull().default(false),
    requestedAt: moment('requested_at').notNull(),
    decidedAt: moment('decided_at'),
    sentAt: moment('sent_at'),
    doneAt: moment('done_at'),
    updatedAt: moment('updated_at').notNull(),
    ...leaseColumns(),
  },
  (t) => [
    // A payment goes back once; one that was refused may be asked for again. A top-up goes back in parts.
    uniqueIndex('refunds_one_of_payment')
      .on(t.paymentId)
      .where(sql`${t.state} <> 'refused' and ${t.cause} <> 'wallet'`),
    index('refunds_by_payment').on(t.paymentId),
    index('refunds_by_order').on(t.orderId),
    index('refunds_by_state').on(t.state, t.requestedAt.desc()),
    index('refunds_to_call').on(t.dueAt).where(sql`${t.state} in ('approved', 'sent')`),
    index('refunds_due').on(t.touchedAt).where(sql`${t.isDue}`),
    check(
      'refunds_amount',
      sql`${t.amount} >= 0 and ${t.points} >= 0 and ${t.wallet} >= 0 and ${t.amount} + ${t.points} + ${t.wallet} > 0`,
    ),
  ],
)
