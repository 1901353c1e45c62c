import { sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { integer, uuid } from 'drizzle-orm/pg-core'
import { moment } from '../db/moment.column'

/** Columns that make the rows of a table jobs. All times are by the database's clock. */
export function leaseColumns() {
  return {
    /** Id of the current lease; null without one. */
    lease: uuid(),
    /** Earliest time of the next claim: the end of a lease, of a retry delay, or a scheduled start. */
    leaseUntil: moment('lease_until'),
    /** Attempts since the last progress. */
    attempts: integer().notNull().default(0),
    /** Time of the last claim, initially of creation: the longest waiting job is claimed first. */
    touchedAt: moment('touched_at').notNull().default(sql`clock_timestamp()`),
  }
}

/** A table with the columns of `leaseColumns`. */
export type LeasedTable = PgTable & {
  readonly [C in 'id' | keyof ReturnType<typeof leaseColumns>]: PgColumn
}
