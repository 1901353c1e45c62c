/** Work of a worker thread, by its name there. Input and output are copied from one thread to the other: plain data and bytes. */
export interface Task<Input, Output> {
  readonly name: string
  /** Only its type exists. */
  readonly run?: (input: Input) => Promise<Output>
}

/** Names a task, so that who asks for it needs none of the code that does it. */
export function declareTask<Input, Output>(name: string): Task<Input, Output> {
  return { name }
}

export interface TaskCall {
  readonly name: string
  readonly input: unknown
}

/** A task with the code that does it, as a worker thread knows it. */
export interface TaskHandler {
  readonly name: string
  readonly run: (input: never) => Promise<unknown>
}

export function handleTask<Input, Output>(
  { name }: Task<Input, Output>,
  run: (input: Input) => Promise<Output>,
): TaskHandler {
  return { name, run }
}

/** The function that a worker thread runs for each call. */
export function runTasks(handlers: readonly TaskHandler[]): (call: TaskCall) => Promise<unknown> {
  const byName = new Map(handlers.map(({ name, run }) => [name, run]))
  return async ({ name, input }) => {
    const run = byName.get(name)
    if (!run) throw new Error(`No worker knows the task ${name}`)
    return run(input as never)
  }
}
