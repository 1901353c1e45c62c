import type { Database } from '../db'
import type { Log } from '../http'
import { observe } from '../telemetry'
import type { Leased, Leases } from './leases'

/** Maximum ms of one run, so that the gateway can shut down quickly. */
const RUN_MS = 2_000
const RENEWALS = 3

export interface WorkerOptions<Row> {
  readonly name: string
  readonly leases: Leases<Row, never>
  readonly database: Pick<Database, 'orm'>
  readonly log: Pick<Log, 'error'>
  /** Runs one step of a job and releases it with `leases.release`, in the step's transaction, if any. */
  readonly work: (job: Leased<Row>) => Promise<void>
}

/** Processes the jobs of a table, one step at a time, so that jobs alternate. Steps must be repeatable. */
export function createWorker<Row>({ name, leases, database, log, work }: WorkerOptions<Row>) {
  const { orm } = database

  const workWithRenewal = async (job: Leased<Row>): Promise<void> => {
    const renew = () =>
      void leases
        .renew(orm, [job])
        .catch((err) => log.error({ err, job: job.id }, `${name}: lease not renewed`))
    const timer = setInterval(renew, leases.leaseMs / RENEWALS)
    try {
      await work(job)
    } finally {
      clearInterval(timer)
    }
  }

  const step = async (): Promise<boolean> => {
    const job = await leases.claim(orm)
    if (!job) return false
    if (leases.isExhausted(job)) {
      log.error({ job: job.id }, `${name}: given up, its worker died again and again`)
      await leases.giveUp(orm, job)
      return true
    }
    try {
      await observe({ kind: 'step', name: leases.queue }, () => workWithRenewal(job))
    } catch (err) {
      log.error({ err, job: job.id }, `${name}: step failed`)
      await leases.fail(orm, job)
    }
    return true
  }

  return {
    step,
    /** Runs steps for up to `RUN_MS`, or until no job waits. */
    async run(): Promise<void> {
      const until = performance.now() + RUN_MS
      while (performance.now() < until && (await step()));
    },
  }
}
