import { sql } from 'drizzle-orm'
import type { Tx } from './connect'

/**
 * Serialises transactions that lock the same name, on all gateways, until they end. Code that counts rows and then
 * inserts locks a name, so that twenty parallel requests count as twenty. A name begins with its subject, as in
 * `api-key:{userId}`; several names are locked in sorted order, to avoid deadlocks.
 */
export const lockName = async (tx: Tx, name: string): Promise<void> => {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`)
}
