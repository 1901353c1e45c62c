import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { moment } from '../../platform/db/moment.column'

/** The number of searches without results by keyword and day, without the searcher (TRK-04). Deleted after 90 days. */
export const searchMisses = pgTable(
  'search_misses',
  {
    /** In Asia/Shanghai, YYYY-MM-DD. */
    day: text().notNull(),
    kind: text().notNull(),
    /** The keyword in search form. */
    keyword: text().notNull(),
    times: integer().notNull(),
    lastAt: moment('last_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.day, t.kind, t.keyword] }),
    index('search_misses_by_keyword').on(t.kind, t.keyword),
  ],
)
