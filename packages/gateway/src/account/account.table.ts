import { GIFT_STATES, type MembershipKind } from '@zhushutong/domain/membership'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { moment } from '../platform/db/moment.column'

export const users = pgTable('users', {
  id: uuid().primaryKey(),
  mobile: text().notNull().unique(),
  /** Account name, an alternative to the mobile for password login. */
  loginName: text('login_name').unique(),
  nickName: text('nick_name').notNull(),
  headImgUrl: text('head_img_url'),
  wxNickName: text('wx_nick_name'),
  /** argon2id in encoded form; null until the user sets a password. */
  passwordHash: text('password_hash'),
  createdAt: moment('created_at').notNull(),
  frozenAt: moment('frozen_at'),
})

/** Sessions store the SHA-256 of a token only, so that a leaked table opens no session. */
export const sessions = pgTable(
  'sessions',
  {
    tokenHash: text('token_hash').primaryKey(),
    /** Id of the login in its owner's list of devices. */
    id: uuid().notNull().unique().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull(),
    lastSeenAt: moment('last_seen_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    revokedAt: moment('revoked_at'),
    /** Device data from the login's request, shown to its owner only. */
    userAgent: text('user_agent'),
    ip: text(),
    /** Names of the client and the device, as sent by the login. */
    clientName: text('client_name'),
    deviceName: text('device_name'),
  },
  (t) => [index('sessions_by_user').on(t.userId), index('sessions_by_expiry').on(t.expiresAt)],
)

/** A user's entitlements and their ends; `kind` is svip, enterprise, or an add-on type (analysis_vip included). */
export const memberships = pgTable(
  'memberships',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text().notNull(),
    overTime: moment('over_time').notNull(),
    /** Number of accounts that may share an enterprise VIP. */
    childNumber: integer('child_number'),
  },
  (t) => [primaryKey({ columns: [t.userId, t.kind] }), index('memberships_by_end').on(t.overTime)],
)

/** Points, one row for each change; the balance is their sum, stored in `wallets`. */
export const walletEntries = pgTable(
  'wallet_entries',
  {
    id: uuid().primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    points: integer().notNull(),
    /** gift, reserve, return, retake, refund or forfeit. */
    reason: text().notNull(),
    /** Id of the cause: an order id, or the name of a gift. */
    reference: text().notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [unique('wallet_entries_once').on(t.userId, t.reason, t.reference)],
)

export const wallets = pgTable(
  'wallets',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    points: integer().notNull(),
    /** fen, without points: the sum of the wallet's movements */
    balance: integer().notNull().default(0),
  },
  (t) => [check('wallets_not_negative', sql`${t.points} >= 0 and ${t.balance} >= 0`)],
)

/** Staff actions on accounts with their reasons. Rows are never deleted. */
export const accountActions = pgTable(
  'account_actions',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    action: text().notNull(),
    reason: text().notNull(),
    at: moment().notNull(),
  },
  (t) => [index('account_actions_by_user').on(t.userId, t.at)],
)

/** Password login attempts, for the rate limits by account and address. Deleted after a day. */
export const loginAttempts = pgTable(
  'login_attempts',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    account: text().notNull(),
    ip: text().notNull(),
    succeeded: boolean().notNull(),
    at: moment().notNull(),
  },
  (t) => [
    index('login_attempts_by_account').on(t.account, t.at.desc()),
    index('login_attempts_by_ip').on(t.ip, t.at.desc()),
  ],
)

/**
 * Membership days that staff gave, or want to give, without a payment (MEM-07). Retained without the account after
 * its closing.
 */
export const membershipGifts = pgTable(
  'membership_gifts',
  {
    id: uuid().primaryKey(),
    /** Null after the account is closed. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    kind: text().$type<MembershipKind>().notNull(),
    days: integer().notNull(),
    reason: text().notNull(),
    state: text({ enum: GIFT_STATES }).notNull(),
    askedBy: text('asked_by').notNull(),
    decidedBy: text('decided_by'),
    refusal: text(),
    until: moment(),
    createdAt: moment('created_at').notNull(),
    decidedAt: moment('decided_at'),
  },
  (t) => [
    index('membership_gifts_by_state').on(t.state, t.createdAt),
    index('membership_gifts_by_user').on(t.userId, t.createdAt),
  ],
)
