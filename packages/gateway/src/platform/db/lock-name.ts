import { sql } from 'drizzle-orm'
import type { Tx } from './connect'

/**
 * Lets the transactions that lock the same name run one after another, in all gateways: whoever counts and then
 * inserts holds it, so that twenty at once count as twenty. It ends with the transaction. Names begin with what
 * they are about, as in `api-key:{userId}`; whoever needs several takes them sorted.
 */
export const lockName = async (tx: Tx, name: string): Promise<void> => {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`)
}
