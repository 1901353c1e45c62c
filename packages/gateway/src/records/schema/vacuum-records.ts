import { sql } from 'drizzle-orm'
import type { Orm } from '../../platform/db'
import { RECORD_TABLES } from './tables'

/**
 * Vacuums the record tables after many rows were added at once; not within a transaction. A scan along an index can
 * then read titles from the index alone. PostgreSQL vacuums by itself within minutes, the embedded database never does.
 */
export async function vacuumRecords(orm: Orm): Promise<void> {
  for (const { table } of RECORD_TABLES) await orm.execute(sql`vacuum ${table}`)
}
