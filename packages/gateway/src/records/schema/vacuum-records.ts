import { sql } from 'drizzle-orm'
import type { Orm } from '../../platform/db'
import { RECORD_TABLES } from './tables'

/**
 * Vacuums the tables of records after many rows came at once; not within a transaction. A search that goes along an
 * index then reads titles from the index alone and no row beside them. PostgreSQL does it by itself within minutes, the
 * embedded database never does.
 */
export async function vacuumRecords(orm: Orm): Promise<void> {
  for (const { table } of RECORD_TABLES) await orm.execute(sql`vacuum ${table}`)
}
