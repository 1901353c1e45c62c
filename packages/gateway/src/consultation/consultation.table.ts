import { CONSULTATION_STATES } from '@zhushutong/domain/consultation'
import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { users } from '../account/account.table'
import { moment } from '../platform/db/moment.column'

/** Requests for advice by visitors and members, with the staff's progress (ASK-01, ASK-02). */
export const consultation = pgTable(
  'consultation',
  {
    /** The number given to the sender: ZX20261120-7K3M9Q. */
    number: text().primaryKey(),
    /** Null for a visitor. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    mobile: text().notNull(),
    company: text(),
    region: text().notNull(),
    topic: text().notNull(),
    message: text(),
    /** The route of the page with the form. */
    page: text(),
    /** Used for the limit per network only. */
    ip: text().notNull(),
    state: text({ enum: CONSULTATION_STATES }).notNull(),
    /** The staff's notes, one per line, each with its time. */
    notes: text(),
    /** The staff's answer to the member (ASK-03). */
    answer: text(),
    answeredAt: moment('answered_at'),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (t) => [
    index('consultation_by_state').on(t.state, t.createdAt),
    index('consultation_by_mobile').on(t.mobile, t.createdAt),
    index('consultation_by_ip').on(t.ip, t.createdAt),
    index('consultation_by_user').on(t.userId, t.createdAt),
  ],
)
