import { WALLET_CAUSES } from '@zhushutong/domain/wallet'
import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { users } from '../../account/account.table'
import { moment } from '../../platform/db/moment.column'
import { orders } from '../purchase.table'

/** The changes of wallets, one row each, with the balance after it (WAL-02). Rows are never deleted. */
export const walletMovements = pgTable(
  'wallet_movements',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    at: moment().notNull(),
    cause: text({ enum: WALLET_CAUSES }).notNull(),
    /** fen, negative where the wallet pays */
    amount: integer().notNull(),
    /** fen after it */
    balance: integer().notNull(),
    /** The order or the refund, once for each cause. */
    reference: uuid().notNull(),
    /** The order that it paid, that was refunded, or the top-up that it came by. */
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
