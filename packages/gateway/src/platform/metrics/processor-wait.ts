import { readFileSync } from 'node:fs'

/**
 * ms so far in which the main thread could run and had no processor: the share of the event loop's delay that is the
 * machine's. Null where the system does not say; Linux does.
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
