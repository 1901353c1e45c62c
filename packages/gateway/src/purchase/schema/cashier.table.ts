import { QR_METHODS } from '@zhushutong/domain/payment-methods'
import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { moment } from '../../platform/db/moment.column'

/** Tables of the sandbox cashier. It replaces WeChat Pay and Alipay and has no access to our orders. */
export const cashierPayments = pgTable(
  'cashier_payments',
  {
    id: uuid().primaryKey(),
    channel: text({ enum: QR_METHODS }).notNull(),
    merchantId: text('merchant_id').notNull(),
    outTradeNo: text('out_trade_no').notNull(),
    description: text().notNull(),
    /** fen */
    amount: integer().notNull(),
    currency: text().notNull(),
    state: text({ enum: ['open', 'failed', 'scheduled', 'paid', 'closed'] }).notNull(),
    expiresAt: moment('expires_at').notNull(),
    payAt: moment('pay_at'),
    transactionId: text('transaction_id'),
    paidAt: moment('paid_at'),
    /** True when the next refund of the payment fails. */
    refundFails: boolean('refund_fails').notNull().default(false),
    billOmits: boolean('bill_omits').notNull().default(false),
    notifyAttempts: integer('notify_attempts').notNull().default(0),
    /** Null when no notification is due. */
    notifyAt: moment('notify_at'),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [
    unique('cashier_payments_once').on(t.channel, t.outTradeNo),
    index('cashier_payments_to_notify').on(t.notifyAt),
    index('cashier_payments_to_pay').on(t.payAt),
  ],
)

export const cashierRefunds = pgTable(
  'cashier_refunds',
  {
    id: uuid().primaryKey(),
    paymentId: uuid('payment_id')
      .notNull()
      .references(() => cashierPayments.id),
    channel: text({ enum: QR_METHODS }).notNull(),
    outTradeNo: text('out_trade_no').notNull(),
    outRefundNo: text('out_refund_no').notNull(),
    /** fen */
    amount: integer().notNull(),
    reason: text().notNull(),
    state: text({ enum: ['processing', 'done', 'failed'] }).notNull(),
    doneAt: moment('done_at'),
    notifyAttempts: integer('notify_attempts').notNull().default(0),
    notifyAt: moment('notify_at'),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [
    unique('cashier_refunds_once').on(t.channel, t.outRefundNo),
    index('cashier_refunds_of_payment').on(t.paymentId),
    index('cashier_refunds_to_notify').on(t.notifyAt),
    index('cashier_refunds_processing').on(t.createdAt).where(sql`${t.state} = 'processing'`),
  ],
)
