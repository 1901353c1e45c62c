import { sql } from 'drizzle-orm'
import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { Queryable } from '../src/platform/db'
import { defineLeases, leaseColumns } from '../src/platform/jobs'

/** Jobs for testing leases: each needs `steps` steps. */
export const testJobs = pgTable('test_jobs', {
  id: uuid().primaryKey().defaultRandom(),
  state: text({ enum: ['open', 'done', 'failed'] })
    .notNull()
    .default('open'),
  steps: integer().notNull().default(1),
  ...leaseColumns(),
})

export const LEASE_S = 3

/** For isolated tests: the metrics of every gateway in this process would read the table too. */
export const testLeases = defineLeases({
  table: testJobs,
  open: sql`${testJobs.state} = 'open'`,
  seconds: LEASE_S,
  maxAttempts: 3,
  retryAfterSeconds: 1,
  onGiveUp: { state: 'failed' },
})

export function createTestJobs(orm: Queryable) {
  return orm.execute(sql`
    create table test_jobs (
      id uuid primary key default gen_random_uuid(), state text not null default 'open',
      steps integer not null default 1, lease uuid, lease_until timestamp(3) with time zone,
      attempts integer not null default 0,
      touched_at timestamp(3) with time zone not null default clock_timestamp()
    )`)
}
