import { POSTING_KINDS, POSTING_STATES, type PostingInput } from '@zhushutong/domain/labour'
import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { users } from '../account/account.table'
import { moment } from '../platform/db/moment.column'

/**
 * Postings of the labour hall; a shown posting is also a record of its kind with the same id (LAB-01,
 * LAB-02).
 */
export const labourPosting = pgTable(
  'labour_posting',
  {
    id: uuid().primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text({ enum: POSTING_KINDS }).notNull(),
    form: jsonb().$type<PostingInput>().notNull(),
    state: text({ enum: POSTING_STATES }).notNull(),
    /** The staff's reason for a refusal. */
    reason: text(),
    /** Time of expiry; null until the posting is shown. */
    until: moment('until_at'),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (t) => [
    index('labour_posting_by_user').on(t.userId, t.createdAt.desc()),
    index('labour_posting_by_state').on(t.state, t.updatedAt),
  ],
)
