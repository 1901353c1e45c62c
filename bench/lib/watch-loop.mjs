import { readFileSync, writeFileSync } from 'node:fs'
import { isMainThread } from 'node:worker_threads'

// Loaded into a server by its `--import`: writes to LOOP_FILE the longest block of its event loop since
// SIGUSR2, in ms, and the most work of the thread between two turns. On a busy machine the rest is time
// without a processor, which no program can avoid.

const TICK_MS = 5
const WRITE_EVERY_MS = 250

/** ms of work and of waiting for a processor of the main thread; Linux only. */
const readSchedule = () => {
  const [worked, waited] = readFileSync(`/proc/self/task/${process.pid}/schedstat`, 'utf8').split(' ')
  return { worked: Number(worked) / 1e6, waited: Number(waited) / 1e6 }
}

if (isMainThread && process.env.LOOP_FILE && process.platform === 'linux') {
  const file = process.env.LOOP_FILE
  delete process.env.LOOP_FILE
  process.once('SIGUSR2', () => {
    const most = { held: 0, worked: 0 }
    const begun = readSchedule()
    let at = performance.now()
    let last = begun
    setInterval(() => {
      const now = performance.now()
      const next = readSchedule()
      most.held = Math.max(most.held, now - at - TICK_MS)
      most.worked = Math.max(most.worked, next.worked - last.worked)
      at = now
      last = next
    }, TICK_MS).unref()
    setInterval(
      () => writeFileSync(file, JSON.stringify({ ...most, waited: last.waited - begun.waited })),
      WRITE_EVERY_MS,
    ).unref()
  })
}
