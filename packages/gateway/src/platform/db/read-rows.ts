import type { SQL } from 'drizzle-orm'
import type { Queryable } from './connect'

/**
 * Runs a statement that the query builder cannot say and gives its rows, by the names it gives its columns. int8 is a
 * number, numeric, points in time and days are text.
 */
export async function readRows<Row>(db: Pick<Queryable, 'execute'>, statement: SQL): Promise<Row[]> {
  const { rows } = await db.execute(statement)
  return rows as Row[]
}
