import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from '../db/moment.column'

/** Puzzles that wait for their answer. The pictures are not kept. */
export const captchas = pgTable(
  'captchas',
  {
    id: uuid().primaryKey(),
    scene: text().notNull(),
    /** The mobile or account name it was asked for, when one was given. */
    subject: text(),
    x: integer().notNull(),
    tries: integer().notNull().default(0),
    expiresAt: moment('expires_at').notNull(),
  },
  (t) => [index('captchas_by_expiry').on(t.expiresAt)],
)

/** What a solved puzzle was exchanged for. Deleted when it is used. */
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
