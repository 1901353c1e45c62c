import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { users } from '../account/account.table'
import { moment } from '../platform/db/moment.column'

const TYPES = ['agreement', 'privacy', 'disclaimers', 'purchase'] as const

/** Every version of an agreement that was ever offered, unchanged (AGR-01). Rows are only added. */
export const agreementTexts = pgTable('agreement_texts', {
  version: text().primaryKey(),
  type: text({ enum: TYPES }).notNull(),
  title: text().notNull(),
  content: text().notNull(),
  offeredFrom: moment('offered_from').notNull(),
})

/**
 * Agreements that a user accepted by registering (LOG-09). The version accepted with an order is stored in
 * the order.
 */
export const acceptedAgreements = pgTable(
  'accepted_agreements',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    version: text()
      .notNull()
      .references(() => agreementTexts.version),
    acceptedAt: moment('accepted_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.version] })],
)
