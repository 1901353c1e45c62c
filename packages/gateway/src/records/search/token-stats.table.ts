import { bigint, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

/**
 * In how many records of a kind a token occurs, for the tokens that are frequent. '' stands for all records, and
 * a character with a star for what begins with it. An estimate: it chooses between two right ways to search. Where
 * the newest of a kind have an index of their own, it is told here too (recent-index.ts).
 */
export const recordGrams = pgTable(
  'record_grams',
  {
    kind: text('kind').notNull(),
    token: text('token').notNull(),
    count: bigint('count', { mode: 'number' }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.kind, t.token] })],
)
