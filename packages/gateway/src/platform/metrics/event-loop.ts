import { type IntervalHistogram, monitorEventLoopDelay } from 'node:perf_hooks'
import type { Log } from '../http'
import { readProcessorWait } from './processor-wait'

/** Limit for blocking the event loop, in ms: all other calls wait meanwhile. */
const HELD_LIMIT_MS = 50

const RESOLUTION_MS = 10
const WINDOW_MS = 60_000

/** Delays of the event loop, in ms. */
export interface LoopDelay {
  readonly median: number
  readonly p99: number
  readonly max: number
}

export interface LoopWatch {
  /** Begins the measurement. The gateway's start is excluded, because no calls wait then. */
  readonly start: () => void
  readonly read: () => LoopDelay
  readonly readWhole: () => LoopDelay
  /** Number of windows with a delay above the limit. */
  readonly heldWindows: () => number
  readonly stop: () => void
}

// Node measures from one tick of its timer to the next, so the timer's resolution is subtracted.
const ms = (nanoseconds: number): number => Math.max(0, Math.round(nanoseconds / 1e6) - RESOLUTION_MS)

const delayIn = (histogram: IntervalHistogram): LoopDelay =>
  histogram.count === 0
    ? { median: 0, p99: 0, max: 0 }
    : {
        median: ms(histogram.percentile(50)),
        p99: ms(histogram.percentile(99)),
        max: ms(histogram.max),
      }

/** Measures the event loop's delay, and logs a warning for each window (a minute) above the limit. */
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
