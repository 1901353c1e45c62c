import { INVITE_TYPES, type InviteScope } from '@zhushutong/domain/invite'
import { index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { users } from '../account/account.table'
import { moment } from '../platform/db/moment.column'

/** Codes by which members give days of their membership to friends (INV-02). */
export const inviteCodes = pgTable(
  'invite_codes',
  {
    code: text().primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    scope: text().$type<InviteScope>().notNull(),
    days: integer().notNull(),
    type: text({ enum: INVITE_TYPES }).notNull(),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (t) => [index('invite_codes_by_user').on(t.userId, t.createdAt)],
)

/**
 * Claims of codes, with the inviter's reward. The primary key allows one gift per person and membership
 * (INV-03).
 */
export const inviteClaims = pgTable(
  'invite_claims',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    scope: text().$type<InviteScope>().notNull(),
    code: text()
      .notNull()
      .references(() => inviteCodes.code, { onDelete: 'cascade' }),
    rewardDays: integer('reward_days').notNull(),
    claimedAt: moment('claimed_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.scope] }),
    index('invite_claims_by_code').on(t.code, t.claimedAt),
  ],
)
