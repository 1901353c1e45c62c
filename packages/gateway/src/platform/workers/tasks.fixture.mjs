import { appendFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { isMainThread } from 'node:worker_threads'

const TASKS = {
  thread: async () => ({ isMainThread }),
  fail: async (message) => {
    throw new Error(message)
  },
  die: async () => process.exit(1),
  /** Appends its begin and its end to a file. */
  note: async ({ file, word }) => {
    appendFileSync(file, `${word}+`)
    await pause(50)
    appendFileSync(file, `${word}-`)
  },
}

export const runTask = ({ name, input }) => TASKS[name](input)
