/** Time as a client sees it: deadlines, pauses between tries and polling. */
export interface Clock {
  /** ms since epoch. */
  readonly now: () => number
  /** ms since an arbitrary moment; never goes back. */
  readonly elapsed: () => number
  /** Runs a function once, after `ms`; the returned function cancels it. */
  readonly after: (ms: number, run: () => void) => () => void
}

/** Maximum delay of a timer in ms, about 25 days; runtimes run a longer one at once. */
const MAX_TIMER_MS = 2 ** 31 - 1

export const runtimeClock: Clock = {
  now: () => Date.now(),
  elapsed: () => performance.now(),
  after: (ms, run) => {
    const timer = setTimeout(run, Math.min(ms, MAX_TIMER_MS))
    return () => clearTimeout(timer)
  },
}
