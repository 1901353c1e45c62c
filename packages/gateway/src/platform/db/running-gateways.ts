import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { Database } from './open'
import { readRows } from './read-rows'

/** Wait in ms for connections of a command that has just ended. */
const CLOSING_MS = 3_000
const LOOK_EVERY_MS = 200

const countGateways = async ({ orm }: Pick<Database, 'orm'>): Promise<number> => {
  const [row] = await readRows<{ gateways: number }>(
    orm,
    sql`select count(*) as gateways from pg_stat_activity where datname = current_database()
      and application_name = current_setting('application_name') and pid <> pg_backend_pid()`,
  )
  return Number(row?.gateways ?? 0)
}

/** True when gateways or commands are connected to the database besides this connection, and stay. */
export async function hasRunningGateways(database: Pick<Database, 'orm'>): Promise<boolean> {
  const end = performance.now() + CLOSING_MS
  while ((await countGateways(database)) > 0) {
    if (performance.now() > end) return true
    await sleep(LOOK_EVERY_MS)
  }
  return false
}
