import { sql } from 'drizzle-orm'
import type { Transaction } from './existing'

/** An arbitrary, unused lock number. */
const LOCK = 7_310_002

/** Lets writes of composed records run one after another, until the transaction ends. */
export async function lockWrites(tx: Pick<Transaction, 'execute'>): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`)
}
