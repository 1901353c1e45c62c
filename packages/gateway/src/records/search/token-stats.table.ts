import { bigint, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

/**
 * The number of a kind's records with a token, for frequent tokens. '' means all records; a character with a star means
 * all tokens that begin with it. An estimate: it only chooses between two correct ways to search. The recent parts with
 * an index of their own are stored here too (recent-index.ts).
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
