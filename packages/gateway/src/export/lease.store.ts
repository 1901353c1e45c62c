import { randomUUID } from 'node:crypto'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Connection } from '../db'
import { type ExportRow, exportJobs } from './export.table'

type Orm = Connection['orm']

/** An export that this process alone may write, until its lease runs out. */
export type LeasedExport = ExportRow & { readonly lease: string }

/** How long nobody else writes an export, in seconds: a step takes a few at most, and a dead process none. */
const LEASE_S = 60
/** Failures in a row after which an export is given up, and how long the next try waits, in seconds. */
const MAX_ATTEMPTS = 3
const RETRY_AFTER_S = 5

const inSeconds = (seconds: number) => sql`clock_timestamp() + make_interval(secs => ${seconds})`

/**
 * Takes the export that has waited longest, whether it is new, in the middle, or left behind by a process that died.
 * Every step is leased anew, so that exports take turns and several gateways share them.
 */
export async function leaseNext(orm: Orm): Promise<LeasedExport | null> {
  const lease = randomUUID()
  const next = sql`(
    select id from ${exportJobs}
    where state in ('queued', 'running') and removed_at is null
      and (lease_until is null or lease_until < clock_timestamp())
    order by touched_at limit 1 for update skip locked
  )`
  const [job] = await orm
    .update(exportJobs)
    .set({ state: 'running', lease, leaseUntil: inSeconds(LEASE_S), touchedAt: sql`clock_timestamp()` })
    .where(sql`${exportJobs.id} = ${next}`)
    .returning()
  return job ? { ...job, lease } : null
}

const held = ({ id, lease }: LeasedExport) =>
  and(eq(exportJobs.id, id), eq(exportJobs.lease, lease), isNull(exportJobs.removedAt))

type Change = Partial<typeof exportJobs.$inferInsert>

/** Keeps what a step brought and lets go. False when the export was removed or taken over meanwhile. */
export async function keepStep(orm: Orm, job: LeasedExport, change: Change): Promise<boolean> {
  const kept = await orm
    .update(exportJobs)
    .set({ attempts: 0, lease: null, leaseUntil: null, ...change })
    .where(held(job))
    .returning({ id: exportJobs.id })
  return kept.length > 0
}

/** After a failed step: another try in a while, or none. */
export async function keepFailure(orm: Orm, job: LeasedExport): Promise<void> {
  const attempts = job.attempts + 1
  const change =
    attempts < MAX_ATTEMPTS
      ? { attempts, lease: null, leaseUntil: inSeconds(RETRY_AFTER_S * attempts) }
      : { attempts, lease: null, leaseUntil: null, state: 'failed' as const }
  await orm.update(exportJobs).set(change).where(held(job))
}
