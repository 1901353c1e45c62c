import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from '../platform/db/moment.column'

/** Short links of promotions: /{token}.html leads to a page of the portal (PRO-01). */
export const shortLink = pgTable('short_link', {
  token: text().primaryKey(),
  /** A path of the portal, with its query. */
  target: text().notNull(),
  /** Null: never expires. */
  expiresAt: moment('expires_at'),
  visits: integer().notNull().default(0),
  lastVisitAt: moment('last_visit_at'),
  createdAt: moment('created_at').notNull(),
})
