import { sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { integer, uuid } from 'drizzle-orm/pg-core'
import { moment } from '../db/moment.column'

/** Columns that turn the rows of a table into jobs. All times are by the database's clock. */
export function leaseColumns() {
  return {
    /** The worker that holds the lease; null if none. */
    lease: uuid(),
    /** Nobody claims the job before this time: the end of a lease, a retry delay, or a scheduled start. */
    leaseUntil: moment('lease_until'),
    /** Attempts since the last progress. */
    attempts: integer().notNull().default(0),
    /** Time of the last claim, initially of creation: the job that has waited longest comes first. */
    touchedAt: moment('touched_at').notNull().default(sql`clock_timestamp()`),
  }
}

/** A table with the columns of `leaseColumns`. */
export type LeasedTable = PgTable & {
  readonly [C in 'id' | keyof ReturnType<typeof leaseColumns>]: PgColumn
}
