import { STAFF_ROLES } from '@zhushutong/domain/staff'
import { bigint, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from '../../platform/db/moment.column'

/** The staff of the back office; they are no users of the portal (STF-01, STF-05). */
export const staff = pgTable('staff', {
  id: uuid().primaryKey(),
  account: text().notNull().unique(),
  name: text().notNull(),
  role: text({ enum: STAFF_ROLES }).notNull(),
  /** argon2id in encoded form; before the first login, of a password for that login only. */
  passwordHash: text('password_hash').notNull(),
  /** The encrypted secret of the authenticator app; null until the first login begins. */
  totpSecret: text('totp_secret'),
  /** The time step of the last used code, which is not accepted again. */
  totpLastStep: bigint('totp_last_step', { mode: 'number' }),
  /** The time of the first login; null after a reset. */
  enrolledAt: moment('enrolled_at'),
  disabledAt: moment('disabled_at'),
  lastLoginAt: moment('last_login_at'),
  createdAt: moment('created_at').notNull(),
})

/** Only the SHA-256 of the token is stored, so that a leaked table opens no session. */
export const staffSession = pgTable(
  'staff_session',
  {
    tokenHash: text('token_hash').primaryKey(),
    staffId: uuid('staff_id')
      .notNull()
      .references(() => staff.id, { onDelete: 'cascade' }),
    ip: text().notNull(),
    userAgent: text('user_agent'),
    createdAt: moment('created_at').notNull(),
    lastSeenAt: moment('last_seen_at').notNull(),
  },
  (t) => [index('staff_session_by_staff').on(t.staffId), index('staff_session_by_seen').on(t.lastSeenAt)],
)

/** Failed and unfinished logins, for the limits by account and address (STF-03). */
export const staffLoginFailure = pgTable(
  'staff_login_failure',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    account: text().notNull(),
    ip: text().notNull(),
    at: moment().notNull(),
  },
  (t) => [
    index('staff_login_failure_by_account').on(t.account, t.at.desc()),
    index('staff_login_failure_by_ip').on(t.ip, t.at.desc()),
  ],
)
