import { date, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from '../../platform/db/moment.column'
import { users } from '../account.table'

/** Members' keys for programs (KEY-01). Only the SHA-256 of a key is stored. */
export const apiKeys = pgTable(
  'api_keys',
  {
    id: uuid().primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    keyHash: text('key_hash').notNull().unique(),
    /** The first characters, which identify the key for its owner. */
    prefix: text().notNull(),
    scopes: text().array().notNull(),
    createdAt: moment('created_at').notNull(),
    lastUsedAt: moment('last_used_at'),
    revokedAt: moment('revoked_at'),
  },
  (t) => [index('api_keys_by_user').on(t.userId, t.createdAt.desc())],
)

/** Calls of a key by day in Shanghai, refused ones included. */
export const apiKeyUsage = pgTable(
  'api_key_usage',
  {
    keyId: uuid('key_id')
      .notNull()
      .references(() => apiKeys.id, { onDelete: 'cascade' }),
    day: date().notNull(),
    calls: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.keyId, t.day] })],
)
