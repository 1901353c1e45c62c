import type { SQL } from 'drizzle-orm'
import type { Queryable } from './connect'

/**
 * Runs a raw statement and returns its rows by column name. int8 becomes a number; numeric, timestamps and dates are
 * text.
 */
export async function readRows<Row>(db: Pick<Queryable, 'execute'>, statement: SQL): Promise<Row[]> {
  const { rows } = await db.execute(statement)
  return rows as Row[]
}
