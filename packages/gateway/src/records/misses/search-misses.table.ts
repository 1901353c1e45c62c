import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { moment } from '../../platform/db/moment.column'

/** How often a keyword found nothing, by day; nothing of who searched (TRK-04). Deleted after a time. */
export const searchMisses = pgTable(
  'search_misses',
  {
    /** In Asia/Shanghai, YYYY-MM-DD. */
    day: text().notNull(),
    /** The kind of record that was searched. */
    kind: text().notNull(),
    /** In search form. */
    keyword: text().notNull(),
    times: integer().notNull(),
    lastAt: moment('last_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.day, t.kind, t.keyword] }),
    index('search_misses_by_keyword').on(t.kind, t.keyword),
  ],
)
