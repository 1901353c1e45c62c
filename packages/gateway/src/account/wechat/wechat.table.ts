import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from '../../db/moment.column'
import { users } from '../account.table'

/** The WeChat of an account: one of each at most. */
export const wechatAccounts = pgTable('wechat_accounts', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  openId: text('open_id').notNull().unique(),
  /** The same person in every application of one owner; not every application is told of it. */
  unionId: text('union_id').unique(),
  createdAt: moment('created_at').notNull(),
})

/**
 * Codes that were shown to be scanned. Of what they are known by only the SHA-256 is kept, so that a copy of the table
 * takes no login and confirms none.
 */
export const wechatScans = pgTable(
  'wechat_scans',
  {
    taskHash: text('task_hash').primaryKey(),
    /** Of the `state` that WeChat brings back. */
    stateHash: text('state_hash').notNull().unique(),
    state: text({ enum: ['waiting', 'scanned', 'confirmed', 'cancelled', 'taken'] }).notNull(),
    /** Who confirmed. */
    openId: text('open_id'),
    unionId: text('union_id'),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (t) => [index('wechat_scans_by_expiry').on(t.expiresAt)],
)
