import { sql } from 'drizzle-orm'
import type { Queryable } from './connect'
import { readRows } from './read-rows'

/** True for a database with tables on several servers (docs/OPERATIONS.md). */
export async function isDistributed(db: Pick<Queryable, 'execute'>): Promise<boolean> {
  const there = await readRows(db, sql`select from pg_extension where extname = 'citus'`)
  return there.length > 0 && (await readRows(db, sql`select from pg_dist_partition limit 1`)).length > 0
}
