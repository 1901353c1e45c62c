import { randomUUID } from 'node:crypto'
import {
  and,
  eq,
  getTableName,
  gt,
  type InferInsertModel,
  type InferSelectModel,
  inArray,
  type SQL,
  sql,
} from 'drizzle-orm'
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core'
import { lockName, type Queryable } from '../db'
import type { LeasedTable } from './lease-columns'

type Change<T extends LeasedTable> = Partial<InferInsertModel<T>>

export interface Lease {
  readonly id: string
  readonly lease: string
}

/** A leased job: only its worker may change it until the lease expires. */
export type Leased<Row> = Row & Lease & { readonly attempts: number }

interface LeaseOptions<T extends LeasedTable> {
  readonly table: T
  /** The condition for unfinished jobs. */
  readonly open: SQL | undefined
  /**
   * A further condition for claiming, which may depend on leased jobs, for example one job at a time for each owner.
   */
  readonly claimable?: SQL
  /** Duration of a lease in seconds, unless it is renewed. */
  readonly seconds: number
  /** Attempts without progress, by failure or death of the worker, until the job is given up. */
  readonly maxAttempts: number
  /** Retry delay in seconds, multiplied by the consecutive failures. */
  readonly retryAfterSeconds: number
  readonly onClaim?: Change<T>
  readonly onGiveUp?: Change<T>
}

/** The jobs of one table. Every method runs in the given transaction, if any. */
export interface Leases<Row, Values> {
  /** Claims the job that has waited longest: new, in progress, or abandoned by a dead worker. */
  claim(orm: Queryable): Promise<Leased<Row> | null>
  /** True when the attempts exceed the limit, because workers died: the job must be given up. */
  isExhausted(job: Leased<unknown>): boolean
  /** SQL condition that the lease is still valid, for changes by the feature itself. */
  isHeldBy(job: Lease): SQL | undefined
  /**
   * Renews leases.
   * @returns the jobs still leased; the others are finished or were claimed by another worker
   */
  renew(orm: Queryable, jobs: readonly Lease[]): Promise<readonly Leased<Row>[]>
  /**
   * Stores the progress of a step and releases the lease.
   * @returns false when the job is finished or was claimed by another worker
   */
  release(orm: Queryable, job: Lease, progress: Values): Promise<boolean>
  /** Schedules a retry after a failure, or gives the job up. */
  fail(orm: Queryable, job: Leased<unknown>): Promise<boolean>
  giveUp(orm: Queryable, job: Lease): Promise<boolean>
  /** Ends every lease and retry delay: for a starting gateway that is the only one. */
  freeAll(orm: Queryable): Promise<void>
  /** Duration of a lease in ms. */
  readonly leaseMs: number
  /** The name of the table. */
  readonly queue: string
}

const afterSeconds = (seconds: number) => sql`clock_timestamp() + make_interval(secs => ${seconds})`

interface Queue {
  readonly table: LeasedTable
  /** The condition for jobs that wait for a worker. */
  readonly open: SQL | undefined
}

const queues: Queue[] = []

/** The tables of jobs in this process, for the metrics. */
export function listQueues(): readonly Queue[] {
  return queues
}

const LET_GO = { lease: null, leaseUntil: null }

export function newJobColumns() {
  return { ...LET_GO, attempts: 0, touchedAt: sql`clock_timestamp()` }
}

/** Column values of a new job that its creator processes at once. */
export function heldJobColumns(seconds: number) {
  return { lease: randomUUID(), leaseUntil: afterSeconds(seconds), attempts: 1 }
}

/**
 * Makes the rows of a feature's table jobs shared by all gateways of a database. A claimed job belongs to one worker
 * until its lease expires; then another worker may claim it, and changes by the first are rejected.
 */
export function defineLeases<T extends LeasedTable>({
  table,
  open,
  claimable,
  seconds,
  maxAttempts,
  retryAfterSeconds,
  onClaim,
  onGiveUp,
}: LeaseOptions<T>): Leases<InferSelectModel<T>, Change<T>> {
  type Job = Leased<InferSelectModel<T>>
  // Drizzle's types cannot express that a table with these columns accepts their values.
  const columns = (values: object) => values as PgUpdateSetSource<T>
  const isFree = sql`(${table.leaseUntil} is null or ${table.leaseUntil} < clock_timestamp())`

  const isHeldBy = ({ id, lease }: Lease) => and(eq(table.id, id), eq(table.lease, lease), open)
  const change = async (orm: Queryable, job: Lease, values: object): Promise<boolean> => {
    const where = isHeldBy(job)
    const changed = await orm.update(table).set(columns(values)).where(where).returning({ id: table.id })
    return changed.length > 0
  }
  const claimNext = async (orm: Queryable): Promise<Job | null> => {
    const next = sql`(
      select ${table.id} from ${table} where ${and(open, isFree, claimable)}
      order by ${table.touchedAt} limit 1 for update skip locked
    )`
    const leased = {
      ...heldJobColumns(seconds),
      attempts: sql`${table.attempts} + 1`,
      touchedAt: sql`clock_timestamp()`,
      ...onClaim,
    }
    const claimed = await orm.update(table).set(columns(leased)).where(eq(table.id, next)).returning()
    return (claimed as unknown as Job[])[0] ?? null
  }
  queues.push({ table, open: and(open, isFree) })
  const giveUp = (orm: Queryable, job: Lease) => change(orm, job, { ...LET_GO, ...onGiveUp })

  return {
    claim: (orm) =>
      claimable === undefined
        ? claimNext(orm)
        : orm.transaction(async (tx) => {
            // Claims run one after another, because a statement does not see an uncommitted claim.
            await lockName(tx, `claim:${getTableName(table)}`)
            return claimNext(tx)
          }),

    isExhausted: ({ attempts }) => attempts > maxAttempts,

    isHeldBy,

    async renew(orm, jobs) {
      const isHeld = and(
        inArray(
          table.lease,
          jobs.map(({ lease }) => lease),
        ),
        open,
      )
      const values = columns({ leaseUntil: afterSeconds(seconds) })
      return (await orm.update(table).set(values).where(isHeld).returning()) as unknown as Job[]
    },

    release: (orm, job, progress) => change(orm, job, { ...LET_GO, attempts: 0, ...progress }),

    fail: (orm, job) =>
      job.attempts < maxAttempts
        ? change(orm, job, { lease: null, leaseUntil: afterSeconds(retryAfterSeconds * job.attempts) })
        : giveUp(orm, job),

    giveUp,

    async freeAll(orm) {
      await orm
        .update(table)
        .set(columns({ leaseUntil: null }))
        .where(and(open, gt(table.leaseUntil, sql`clock_timestamp()`)))
    },

    leaseMs: seconds * 1000,
    queue: getTableName(table),
  }
}
