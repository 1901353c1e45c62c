import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from '../../platform/db/moment.column'
import { orders } from './purchase.table'

/** Arrived bank transfers, as entered by finance (TRF-01). Rows are neither changed nor deleted. */
export const bankTransfers = pgTable(
  'bank_transfers',
  {
    id: uuid().primaryKey(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    /** The bank's transfer number. A transfer counts once, whatever order it is entered for. */
    bankReference: text('bank_reference').notNull().unique(),
    /** fen */
    amount: integer().notNull(),
    arrivedAt: moment('arrived_at').notNull(),
    /** Account name of the staff member; `sandbox` for its cashier. */
    enteredBy: text('entered_by').notNull(),
    enteredAt: moment('entered_at').notNull(),
  },
  (t) => [
    index('bank_transfers_by_order').on(t.orderId, t.enteredAt),
    check('bank_transfers_amount', sql`${t.amount} > 0`),
  ],
)
