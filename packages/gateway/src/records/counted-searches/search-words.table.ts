import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

/** The number of searches with results by word and day, without the searcher (SHL-03). Deleted after 90 days. */
export const searchWords = pgTable(
  'search_words',
  {
    /** The keyword as typed, with single spaces. */
    word: text().notNull(),
    kind: text().notNull(),
    /** In Asia/Shanghai, YYYY-MM-DD. */
    day: text().notNull(),
    count: integer().notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.day, t.word, t.kind] })],
)
