import { appendFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { isMainThread } from 'node:worker_threads'

const TASKS = {
  thread: async () => ({ isMainThread }),
  fail: async (message) => {
    throw new Error(message)
  },
  die: async () => process.exit(1),
  note: async ({ file, word }) => {
    appendFileSync(file, `${word}+`)
    await pause(50)
    appendFileSync(file, `${word}-`)
  },
}

export const runTask = ({ name, input }) => TASKS[name](input)
