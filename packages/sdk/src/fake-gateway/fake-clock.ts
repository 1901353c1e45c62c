import type { Clock } from '../transport/clock'

/** A clock that stands still until a test moves it. */
export interface FakeClock extends Clock {
  /** Moves the time by `ms`; timers that are due run in their order, each at its own time. */
  readonly pass: (ms: number) => Promise<void>
  /**
   * Moves the time from timer to timer until the promise settles, and returns its value: for code that polls or tries
   * again by itself.
   */
  readonly until: <T>(promise: PromiseLike<T>) => Promise<T>
}

interface Timer {
  readonly at: number
  readonly run: () => void
}

// The test may replace the runtime's own timers.
const { setTimeout: startTimer } = globalThis
/** Turns of the event loop after which code that waits for promises and loads modules has come to rest. */
const TURNS = 25

/** @param ready awaited before the time moves */
export function createFakeClock(start: number, ready: () => Promise<unknown>): FakeClock {
  const timers = new Set<Timer>()
  let time = start

  const settle = async () => {
    await ready()
    for (let turn = 0; turn < TURNS; turn += 1) await new Promise<void>((resolve) => startTimer(resolve, 0))
  }
  const findNext = () => [...timers].sort((a, b) => a.at - b.at)[0]
  const ring = (timer: Timer) => {
    timers.delete(timer)
    time = Math.max(time, timer.at)
    timer.run()
  }

  return {
    now: () => time,
    elapsed: () => time - start,
    after: (ms, run) => {
      const timer = { at: time + Math.ceil(Math.max(0, ms)), run }
      timers.add(timer)
      return () => void timers.delete(timer)
    },
    pass: async (ms) => {
      const end = time + ms
      await settle()
      for (let next = findNext(); next && next.at <= end; next = findNext()) {
        ring(next)
        await settle()
      }
      time = end
    },
    until: async (promise) => {
      let isSettled = false
      const settled = () => {
        isSettled = true
      }
      promise.then(settled, settled)
      for (await settle(); !isSettled; await settle()) {
        const next = findNext()
        if (next) ring(next)
      }
      return promise
    },
  }
}
