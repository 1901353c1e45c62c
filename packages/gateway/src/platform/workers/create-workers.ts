import { availableParallelism } from 'node:os'
import { Piscina } from 'piscina'
import { Unavailable } from '../http/unavailable'
import type { Task, TaskCall } from './task'

export interface Workers {
  /**
   * Runs a task in a worker thread. An owner's tasks run one after another, so that owners share the threads.
   * @throws Unavailable when too many tasks wait
   */
  readonly run: <Input, Output>(task: Task<Input, Output>, input: Input, owner: string) => Promise<Output>
  readonly stats: () => WorkerStats
  /** Waits for running tasks, then ends the threads. */
  readonly close: () => Promise<void>
}

interface WorkerStats {
  readonly threads: number
  readonly open: number
  readonly completed: number
}

export interface WorkersOptions {
  /** The module that exports `runTask`, and the Node flags that it needs. */
  readonly module: { readonly href: string; readonly execArgv: readonly string[] }
  /** 0: one less than the number of cores, at least one. */
  readonly threads: number
  /** Maximum of running and waiting tasks of all owners. */
  readonly mostOpen?: number
  /** Called for the failure of a thread outside its task. */
  readonly onError: (error: Error) => void
}

const MAX_OPEN = 200
/** ms after which an idle thread ends. */
const IDLE_MS = 60_000
/** Lower priority than calls: documents may wait for the processor. */
const NICENESS = 5
/** Heap limit: a document above it ends its thread, not the gateway. */
const HEAP_MB = 1024

/**
 * Worker threads for tasks that would block the event loop: documents, workbooks, pictures (ADR 14). They start with
 * the first task.
 */
export function createWorkers({ module, threads, onError, mostOpen = MAX_OPEN }: WorkersOptions): Workers {
  let pool: Piscina<TaskCall, unknown> | undefined
  let longPool: Piscina<TaskCall, unknown> | undefined
  const startPool = (maxThreads: number) => {
    const started = new Piscina<TaskCall, unknown>({
      filename: module.href,
      name: 'runTask',
      execArgv: [...module.execArgv],
      minThreads: 0,
      maxThreads,
      idleTimeout: IDLE_MS,
      niceIncrement: NICENESS,
      resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
    })
    return started.on('error', onError)
  }
  const poolFor = (isLong: boolean) => {
    if (isLong) {
      longPool ??= startPool(1)
      return longPool
    }
    pool ??= startPool(threads || Math.max(1, availableParallelism() - 1))
    return pool
  }
  const last = new Map<string, Promise<void>>()
  let open = 0

  return {
    async run<Input, Output>(
      { name, isLong }: Task<Input, Output>,
      input: Input,
      owner: string,
    ): Promise<Output> {
      if (open >= mostOpen)
        throw new Unavailable('too many tasks wait for a worker', '服务器繁忙，请稍后重试')
      open += 1
      const running = (last.get(owner) ?? Promise.resolve()).then(() => poolFor(isLong).run({ name, input }))
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
    stats: () => ({
      threads: (pool?.threads.length ?? 0) + (longPool?.threads.length ?? 0),
      open,
      completed: (pool?.completed ?? 0) + (longPool?.completed ?? 0),
    }),
    async close() {
      await Promise.all(last.values())
      await Promise.all([pool?.destroy(), longPool?.destroy()])
      pool = undefined
      longPool = undefined
    },
  }
}
