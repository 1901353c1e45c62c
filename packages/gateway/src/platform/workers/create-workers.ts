import { availableParallelism } from 'node:os'
import { Piscina } from 'piscina'
import { Unavailable } from '../http/unavailable'
import type { Task, TaskCall } from './task'

export interface Workers {
  /**
   * Runs a task in a worker thread. An owner's tasks run one after another, so that the queue is shared by all.
   * @throws Unavailable when too many wait
   */
  readonly run: <Input, Output>(task: Task<Input, Output>, input: Input, owner: string) => Promise<Output>
  readonly stats: () => WorkerStats
  /** Waits for what runs, then ends the threads. */
  readonly close: () => Promise<void>
}

export interface WorkerStats {
  readonly threads: number
  /** Tasks that run or wait. */
  readonly open: number
  readonly completed: number
}

export interface WorkersOptions {
  /** The module that exports `runTask`, and the flags of Node it needs. */
  readonly module: { readonly href: string; readonly execArgv: readonly string[] }
  /** 0: one fewer than there are cores, at least one. */
  readonly threads: number
  /** Tasks of all owners that may run or wait. */
  readonly mostOpen?: number
  /** Of a thread that fails beside its task. */
  readonly onError: (error: Error) => void
}

const MOST_OPEN = 200
/** ms after which a thread without work ends. */
const IDLE_MS = 60_000
/** Documents may wait for the processor, calls may not. */
const NICENESS = 5
/** A document that needs more ends its thread, not the gateway. */
const HEAP_MB = 1024

/** Worker threads for what would hold the event loop: documents, workbooks, pictures (ADR 54). They start with the first task. */
export function createWorkers({ module, threads, onError, mostOpen = MOST_OPEN }: WorkersOptions): Workers {
  let pool: Piscina<TaskCall, unknown> | undefined
  const startPool = () => {
    const started = new Piscina<TaskCall, unknown>({
      filename: module.href,
      name: 'runTask',
      execArgv: [...module.execArgv],
      minThreads: 0,
      maxThreads: threads || Math.max(1, availableParallelism() - 1),
      idleTimeout: IDLE_MS,
      niceIncrement: NICENESS,
      resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
    })
    return started.on('error', onError)
  }
  /** The end of the last task of each owner. */
  const last = new Map<string, Promise<void>>()
  let open = 0

  return {
    async run<Input, Output>({ name }: Task<Input, Output>, input: Input, owner: string): Promise<Output> {
      if (open >= mostOpen)
        throw new Unavailable('too many tasks wait for a worker', '服务器繁忙，请稍后再试')
      open += 1
      const running = (last.get(owner) ?? Promise.resolve()).then(() => {
        pool ??= startPool()
        return pool.run({ name, input })
      })
      const end = running
        .then(
          () => undefined,
          () => undefined,
        )
        .then(() => {
          open -= 1
          if (last.get(owner) === end) last.delete(owner)
        })
      last.set(owner, end)
      return (await running) as Output
    },
    stats: () => ({ threads: pool?.threads.length ?? 0, open, completed: pool?.completed ?? 0 }),
    async close() {
      await Promise.all(last.values())
      await pool?.destroy()
      pool = undefined
    },
  }
}
