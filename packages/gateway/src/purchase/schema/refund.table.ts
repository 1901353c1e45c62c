import { REFUND_CAUSES, REFUND_STATES } from '@zhushutong/domain/purchase'
import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { moment } from '../../platform/db/moment.column'
import { leaseColumns } from '../../platform/jobs/lease-columns'
import { orders, payments } from './purchase.table'

/**
 * Refunds of money and points to buyers (REF-01). A refund is a job while a call of its provider is due (REF-02).
 * Rows are never deleted.
 */
export const refunds = pgTable(
  'refunds',
  {
    id: uuid().primaryKey(),
    /** Shown to the buyer; with `round` the provider's out_refund_no. */
    refundCode: text('refund_code').notNull().unique(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    paymentId: uuid('payment_id')
      .notNull()
      .references(() => payments.id),
    cause: text({ enum: REFUND_CAUSES }).notNull(),
    state: text({ enum: REFUND_STATES }).notNull(),
    /** fen returned by the provider */
    amount: integer().notNull(),
    points: integer().notNull(),
    /** fen returned to the wallet */
    wallet: integer().notNull().default(0),
    reason: text().notNull(),
    /** Calculation of the sum, in fen and days (MEM-05); null for the refund of a whole payment. */
    usedDays: integer('used_days'),
    differenceFen: integer('difference_fen'),
    usedFen: integer('used_fen'),
    /** The requesting staff member; null for the buyer and for automatic refunds. */
    askedBy: uuid('asked_by'),
    /** Account name of the deciding staff member, or `rule`. */
    decidedBy: text('decided_by'),
    /** Reason of the refusal, shown to the buyer. */
    refusal: text(),
    /** Cause of the failure, shown to staff. */
    failure: text(),
    /** Number of the current refund code: a final failure of the provider requires a new code. */
    round: integer().notNull().default(1),
    /** The refund number of the provider, or of the bank for a transfer. */
    providerRefundId: text('provider_refund_id'),
    /** Number of provider calls in this state, and the time of the next one. */
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
    // A payment is refunded once; a refused refund may be requested again. A top-up may be refunded in parts.
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
