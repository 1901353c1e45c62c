import { runTask } from '../src/app/tasks'
import type { Workers } from '../src/platform/workers'

/** Runs tasks in the test's own thread: same result, without starting a thread. */
export const inThisThread: Pick<Workers, 'run'> = {
  run: async <Input, Output>({ name }: { readonly name: string }, input: Input) =>
    (await runTask({ name, input })) as Output,
}
