import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from '../platform/db/moment.column'

/** Puzzles that wait for an answer. The pictures are not stored. */
export const captchas = pgTable(
  'captchas',
  {
    id: uuid().primaryKey(),
    scene: text().notNull(),
    /** The mobile or account name it was requested for, if given. */
    subject: text(),
    x: integer().notNull(),
    tries: integer().notNull().default(0),
    expiresAt: moment('expires_at').notNull(),
  },
  (t) => [index('captchas_by_expiry').on(t.expiresAt)],
)

/** What a solved puzzle was exchanged for. Deleted on use. */
export const captchaSigns = pgTable(
  'captcha_signs',
  {
    signHash: text('sign_hash').primaryKey(),
    scene: text().notNull(),
    subject: text(),
    expiresAt: moment('expires_at').notNull(),
  },
  (t) => [index('captcha_signs_by_expiry').on(t.expiresAt)],
)
