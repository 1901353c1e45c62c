import { BILL_FINDINGS } from '@zhushutong/domain/ledger'
import { QR_METHODS } from '@zhushutong/domain/payment-methods'
import { index, integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import { moment } from '../../platform/db/moment.column'

/** Daily bills of providers that were compared with our documents (LED-06). */
export const providerBills = pgTable(
  'provider_bills',
  {
    provider: text({ enum: QR_METHODS }).notNull(),
    /** YYYY-MM-DD in Asia/Shanghai */
    day: text().notNull(),
    loadedAt: moment('loaded_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.provider, t.day] })],
)

/** Lines of these bills, and our movements that a bill lacks. */
export const providerBillLines = pgTable(
  'provider_bill_lines',
  {
    id: uuid().primaryKey(),
    provider: text({ enum: QR_METHODS }).notNull(),
    day: text().notNull(),
    kind: text({ enum: ['payment', 'refund'] }).notNull(),
    orderCode: text('order_code').notNull(),
    /** The provider's payment number, or our refund code. */
    reference: text().notNull(),
    /** fen, positive */
    amount: integer().notNull(),
    /** fen that the provider charged; negative when it returned a fee */
    fee: integer().notNull(),
    at: moment().notNull(),
    finding: text({ enum: BILL_FINDINGS }).notNull(),
  },
  (t) => [
    unique('provider_bill_lines_once').on(t.provider, t.kind, t.reference),
    index('provider_bill_lines_by_time').on(t.at.desc()),
  ],
)
