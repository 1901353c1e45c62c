import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { Log } from '../http'

/** The event loop should never be held for longer, in ms: all other calls wait meanwhile. */
export const HELD_LIMIT_MS = 50

const RESOLUTION_MS = 10
const WINDOW_MS = 60_000

/** Delays of the event loop within a window, in ms. */
export interface LoopDelay {
  readonly median: number
  readonly p99: number
  readonly max: number
}

export interface LoopWatch {
  /** Of the running window. */
  readonly read: () => LoopDelay
  /** Windows so far in which the loop was held beyond the limit. */
  readonly heldWindows: () => number
  readonly stop: () => void
}

/** Measures the event loop's delay, and says in the log once a minute if it was held for more than the limit. */
export function watchEventLoop(log: Pick<Log, 'warn'>, windowMs = WINDOW_MS): LoopWatch {
  const histogram = monitorEventLoopDelay({ resolution: RESOLUTION_MS })
  histogram.enable()
  let held = 0

  // Measured from one tick of its timer to the next.
  const ms = (nanoseconds: number): number => Math.max(0, Math.round(nanoseconds / 1e6) - RESOLUTION_MS)
  const read = (): LoopDelay => {
    if (histogram.count === 0) return { median: 0, p99: 0, max: 0 }
    return {
      median: ms(histogram.percentile(50)),
      p99: ms(histogram.percentile(99)),
      max: ms(histogram.max),
    }
  }
  const timer = setInterval(() => {
    const delay = read()
    histogram.reset()
    if (delay.max <= HELD_LIMIT_MS) return
    held += 1
    log.warn({ ...delay, limit: HELD_LIMIT_MS }, 'the event loop was held, in ms')
  }, windowMs)
  timer.unref()

  return {
    read,
    heldWindows: () => held,
    stop() {
      clearInterval(timer)
      histogram.disable()
    },
  }
}
