/** A task of a worker thread, by name. Input and output are copied between threads: plain data and bytes. */
export interface Task<Input, Output> {
  readonly name: string
  /** True for a task of minutes. Such tasks have a thread of their own, so that documents do not wait for them. */
  readonly isLong: boolean
  /** Exists as a type only. */
  readonly run?: (input: Input) => Promise<Output>
}

/** Declares a task without its code, so that callers do not import the implementation. */
export function declareTask<Input, Output>(name: string, { isLong = false } = {}): Task<Input, Output> {
  return { name, isLong }
}

export interface TaskCall {
  readonly name: string
  readonly input: unknown
}

interface TaskHandler {
  readonly name: string
  readonly run: (input: never) => Promise<unknown>
}

export function handleTask<Input, Output>(
  { name }: Pick<Task<Input, Output>, 'name' | 'run'>,
  run: (input: Input) => Promise<Output>,
): TaskHandler {
  return { name, run }
}

export function runTasks(handlers: readonly TaskHandler[]): (call: TaskCall) => Promise<unknown> {
  const byName = new Map(handlers.map(({ name, run }) => [name, run]))
  return async ({ name, input }) => {
    const run = byName.get(name)
    if (!run) throw new Error(`No worker knows the task ${name}`)
    return run(input as never)
  }
}
