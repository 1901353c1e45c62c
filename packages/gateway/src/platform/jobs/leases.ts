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

/** New values of some columns of a row. */
type Change<T extends LeasedTable> = Partial<InferInsertModel<T>>

/** Identifies a job and the lease under which a change is made. */
export interface Lease {
  readonly id: string
  readonly lease: string
}

/** A leased job, which only its holder may change until the lease expires. */
export type Leased<Row> = Row & Lease & { readonly attempts: number }

export interface LeaseOptions<T extends LeasedTable> {
  readonly table: T
  /** The condition for unfinished jobs. */
  readonly open: SQL | undefined
  /** A further condition for a job that is claimed, which may depend on those that are held: one at a time for an owner. */
  readonly claimable?: SQL
  /** Duration of a lease in seconds, unless it is renewed. */
  readonly seconds: number
  /** Attempts without progress, by failure or death of the worker, before a job is given up. */
  readonly maxAttempts: number
  /** Retry delay in seconds, multiplied by the consecutive failures. */
  readonly retryAfterSeconds: number
  /** Column values when a job is claimed. */
  readonly onClaim?: Change<T>
  /** Column values when a job is given up. */
  readonly onGiveUp?: Change<T>
}

/** The jobs of one table. Each call is one statement, within the given transaction if any. */
export interface Leases<Row, Values> {
  /** Claims the job that has waited longest: new, in progress, or abandoned by a dead worker. */
  claim(orm: Queryable): Promise<Leased<Row> | null>
  /** Whether its last attempt was one too many, because its worker died: it must be given up. */
  isExhausted(job: Leased<unknown>): boolean
  /** The condition that the holder still has the lease, for changes of the feature itself. */
  isHeldBy(job: Lease): SQL | undefined
  /** Renews leases. @returns the jobs still held; the others are finished or were taken over */
  renew(orm: Queryable, jobs: readonly Lease[]): Promise<readonly Leased<Row>[]>
  /**
   * Saves the progress of a step and releases the lease. @returns false when the job is finished or was
   * taken over in the meantime
   */
  release(orm: Queryable, job: Lease, progress: Values): Promise<boolean>
  /** After a failure: schedules a retry, or gives up. */
  fail(orm: Queryable, job: Leased<unknown>): Promise<boolean>
  giveUp(orm: Queryable, job: Lease): Promise<boolean>
  /** Frees every lease: for a gateway that starts and knows that it is the only one. */
  freeAll(orm: Queryable): Promise<void>
  /** Duration of a lease in ms. */
  readonly leaseMs: number
}

const afterSeconds = (seconds: number) => sql`clock_timestamp() + make_interval(secs => ${seconds})`

const LET_GO = { lease: null, leaseUntil: null }

/** Column values of a job that starts over. */
export function newJobColumns() {
  return { ...LET_GO, attempts: 0, touchedAt: sql`clock_timestamp()` }
}

/** Column values of a new job that its creator works on at once. */
export function heldJobColumns(seconds: number) {
  return { lease: randomUUID(), leaseUntil: afterSeconds(seconds), attempts: 1 }
}

/**
 * Turns the rows of a feature's table into jobs shared by all gateways of a database. A claimed job belongs
 * to one worker for the time of its lease; after that the next one takes over, and changes of the first are
 * refused.
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
    const taken = {
      ...heldJobColumns(seconds),
      attempts: sql`${table.attempts} + 1`,
      touchedAt: sql`clock_timestamp()`,
      ...onClaim,
    }
    const claimed = await orm.update(table).set(columns(taken)).where(eq(table.id, next)).returning()
    return (claimed as unknown as Job[])[0] ?? null
  }
  const giveUp = (orm: Queryable, job: Lease) => change(orm, job, { ...LET_GO, ...onGiveUp })

  return {
    claim: (orm) =>
      claimable === undefined
        ? claimNext(orm)
        : orm.transaction(async (tx) => {
            // One after another: a statement does not see what another one claims meanwhile.
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
  }
}
