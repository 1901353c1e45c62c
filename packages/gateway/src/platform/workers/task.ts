/** A task of a worker thread, by name. Input and output are copied between threads: plain data and bytes. */
export interface Task<Input, Output> {
  readonly name: string
  /** Exists as a type only. */
  readonly run?: (input: Input) => Promise<Output>
}

/** Declares a task without its code, so that callers do not import the implementation. */
export function declareTask<Input, Output>(name: string): Task<Input, Output> {
  return { name }
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
  { name }: Task<Input, Output>,
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
