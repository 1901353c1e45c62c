import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from '../../platform/db/moment.column'
import { users } from '../account.table'

/** Bindings of accounts and WeChat identities: at most one on each side. */
export const wechatAccounts = pgTable('wechat_accounts', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  openId: text('open_id').notNull().unique(),
  /** Identifies a person in all applications of an owner; not every application receives it. */
  unionId: text('union_id').unique(),
  createdAt: moment('created_at').notNull(),
})

/**
 * Shown login codes. Only the SHA-256 of their secrets is stored, so that a leaked table allows neither login nor
 * confirmation.
 */
export const wechatScans = pgTable(
  'wechat_scans',
  {
    taskHash: text('task_hash').primaryKey(),
    /** SHA-256 of the `state` that WeChat returns. */
    stateHash: text('state_hash').notNull().unique(),
    state: text({ enum: ['waiting', 'scanned', 'confirmed', 'cancelled', 'taken'] }).notNull(),
    openId: text('open_id'),
    unionId: text('union_id'),
    /** SHA-256 of the requesting browser's secret; null for a program without one. */
    browserHash: text('browser_hash'),
    /** The requesting browser, shown to a user who confirms in another one. */
    userAgent: text('user_agent'),
    ip: text(),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (t) => [index('wechat_scans_by_expiry').on(t.expiresAt)],
)
