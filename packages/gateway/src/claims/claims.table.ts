import { CLAIM_ROLES, CLAIM_STATES } from '@zhushutong/domain/claims'
import { sql } from 'drizzle-orm'
import { index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { users } from '../account/account.table'
import { moment } from '../platform/db/moment.column'

/** Claims of the own record by members (CLM-01); name and evidence are visible to staff only. */
export const recordClaim = pgTable(
  'record_claim',
  {
    id: uuid().primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text().notNull(),
    recordId: text('record_id').notNull(),
    /** The record's name at the time of the claim. */
    title: text().notNull(),
    role: text({ enum: CLAIM_ROLES }).notNull(),
    name: text().notNull(),
    evidence: text().notNull(),
    /** The number that received the code. */
    mobile: text().notNull(),
    state: text({ enum: CLAIM_STATES }).notNull(),
    answer: text(),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (t) => [
    uniqueIndex('record_claim_held')
      .on(t.userId, t.kind, t.recordId)
      .where(sql`${t.state} in ('submitted', 'accepted')`),
    uniqueIndex('record_claim_self')
      .on(t.kind, t.recordId)
      .where(sql`${t.state} = 'accepted' and ${t.role} = 'self'`),
    index('record_claim_accepted').on(t.kind, t.recordId).where(sql`${t.state} = 'accepted'`),
    index('record_claim_by_user').on(t.userId, t.createdAt.desc()),
    index('record_claim_by_state').on(t.state, t.createdAt),
  ],
)

export type Claim = typeof recordClaim.$inferSelect
