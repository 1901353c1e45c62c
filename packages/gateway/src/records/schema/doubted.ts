import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'

/** True when the value of a column is doubted, by the `doubts` of its record; null without any doubts (DAT-24). */
export function isDoubted(doubts: SQLWrapper, column: string): SQL {
  return sql`${doubts} @> ${JSON.stringify([{ column }])}::jsonb`
}
