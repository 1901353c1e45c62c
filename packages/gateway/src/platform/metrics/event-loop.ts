import { type IntervalHistogram, monitorEventLoopDelay } from 'node:perf_hooks'
import type { Log } from '../http'
import { readProcessorWait } from './processor-wait'

/** The event loop should never be held for longer, in ms: all other calls wait meanwhile. */
export const HELD_LIMIT_MS = 50

const RESOLUTION_MS = 10
const WINDOW_MS = 60_000

/** Delays of the event loop, in ms. */
export interface LoopDelay {
  readonly median: number
  readonly p99: number
  readonly max: number
}

export interface LoopWatch {
  /** Measures from here on: a start may hold the loop, as no call waits for it. */
  readonly start: () => void
  /** Of the running window. */
  readonly read: () => LoopDelay
  /** From the start of the measurement on. */
  readonly readWhole: () => LoopDelay
  /** Windows so far in which the loop was held beyond the limit. */
  readonly heldWindows: () => number
  readonly stop: () => void
}

// Measured from one tick of its timer to the next.
const ms = (nanoseconds: number): number => Math.max(0, Math.round(nanoseconds / 1e6) - RESOLUTION_MS)

const delayIn = (histogram: IntervalHistogram): LoopDelay =>
  histogram.count === 0
    ? { median: 0, p99: 0, max: 0 }
    : {
        median: ms(histogram.percentile(50)),
        p99: ms(histogram.percentile(99)),
        max: ms(histogram.max),
      }

/** Measures the event loop's delay, and says in the log once a minute if it was held for more than the limit. */
export function watchEventLoop(log: Pick<Log, 'warn'>, windowMs = WINDOW_MS): LoopWatch {
  const window = monitorEventLoopDelay({ resolution: RESOLUTION_MS })
  const whole = monitorEventLoopDelay({ resolution: RESOLUTION_MS })
  let held = 0
  let waitedBefore = readProcessorWait()
  let timer: NodeJS.Timeout | undefined

  const endWindow = () => {
    const delay = delayIn(window)
    window.reset()
    const waited = readProcessorWait()
    const withoutProcessor = waited === null || waitedBefore === null ? null : waited - waitedBefore
    waitedBefore = waited
    if (delay.max <= HELD_LIMIT_MS) return
    held += 1
    log.warn({ ...delay, withoutProcessor, limit: HELD_LIMIT_MS }, 'the event loop was held, in ms')
  }

  return {
    start() {
      window.enable()
      whole.enable()
      timer ??= setInterval(endWindow, windowMs).unref()
    },
    read: () => delayIn(window),
    readWhole: () => delayIn(whole),
    heldWindows: () => held,
    stop() {
      clearInterval(timer)
      window.disable()
      whole.disable()
    },
  }
}
