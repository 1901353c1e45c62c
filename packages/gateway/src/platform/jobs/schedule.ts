import { observe } from '../telemetry'

/**
 * Periodic work of a gateway. Runs on one gateway never overlap, runs on several may: work that must not run in
 * parallel is a leased job.
 */
export interface Job {
  readonly name: string
  /** ms from the end of a run to the next; also before the first. */
  readonly every: number
  readonly run: () => Promise<void>
}

export interface RunningJobs {
  /** Starts no further run and waits for running ones. */
  stop(): Promise<void>
}

/** Runs jobs repeatedly by system time; a failed job is reported and runs again in its turn. */
export function runJobs(jobs: readonly Job[], onError: (error: unknown, job: string) => void): RunningJobs {
  const timers = new Map<Job, NodeJS.Timeout>()
  const running = new Set<Promise<void>>()
  let stopped = false

  const schedule = (job: Job) => {
    if (stopped) return
    const start = () => {
      const run = observe({ kind: 'job', name: job.name }, job.run)
        .catch((error) => onError(error, job.name))
        .finally(() => {
          running.delete(run)
          schedule(job)
        })
      running.add(run)
    }
    timers.set(job, setTimeout(start, job.every))
  }
  for (const job of jobs) schedule(job)

  return {
    async stop() {
      stopped = true
      for (const timer of timers.values()) clearTimeout(timer)
      await Promise.all(running)
    },
  }
}
