import { readFileSync } from 'node:fs'

/**
 * Total ms in which the main thread was runnable without a processor: the machine's share of the event loop's delay.
 * Null on systems other than Linux.
 */
export function readProcessorWait(): number | null {
  if (process.platform !== 'linux') return null
  try {
    const waited = Number(readFileSync(`/proc/self/task/${process.pid}/schedstat`, 'utf8').split(' ')[1])
    return Number.isFinite(waited) ? Math.round(waited / 1e6) : null
  } catch {
    return null
  }
}
