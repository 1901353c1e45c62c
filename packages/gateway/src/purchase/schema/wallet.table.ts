import { WALLET_CAUSES } from '@zhushutong/domain/wallet'
import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { users } from '../../account/account.table'
import { moment } from '../../platform/db/moment.column'
import { orders } from './purchase.table'

/** Changes of wallets, each with the balance after it (WAL-02). Rows are never deleted. */
export const walletMovements = pgTable(
  'wallet_movements',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    at: moment().notNull(),
    cause: text({ enum: WALLET_CAUSES }).notNull(),
    /** fen; negative for an expense */
    amount: integer().notNull(),
    balance: integer().notNull(),
    /** Id of the order or the refund; unique for each cause. */
    reference: uuid().notNull(),
    /** The paid order, the refunded order, or the order of the top-up. */
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
  },
  (t) => [
    unique('wallet_movements_once').on(t.cause, t.reference),
    index('wallet_movements_by_user').on(t.userId, t.id.desc()),
    check('wallet_movements_amount', sql`${t.amount} <> 0 and ${t.balance} >= 0`),
  ],
)
