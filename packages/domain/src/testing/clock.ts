import type { Clock } from '../machine'

/** 2026-11-20 10:00:00 in Shanghai, in ms: the current time of the tests. */
export const NOW = 1_795_140_000_000

interface TestClock extends Clock {
  /** Advances the time by ms; sleepers wake in the order of their times, each at its own time. */
  readonly pass: (ms: number) => Promise<void>
  /** The requested sleeps in ms, in order. */
  readonly slept: readonly number[]
}

// Fake gateways answer through promises: this number of microtask turns lets the longest chain settle.
const TURNS = 50

/** A fake clock that moves only by `pass`. */
export function testClock(start = NOW): TestClock {
  let time = start
  let sleepers: { readonly at: number; readonly wake: () => void }[] = []
  const slept: number[] = []
  const settle = async () => {
    for (let turn = 0; turn < TURNS; turn += 1) await Promise.resolve()
  }
  return {
    slept,
    now: () => time,
    sleep: (ms) => {
      slept.push(ms)
      return new Promise((wake) => sleepers.push({ at: time + ms, wake }))
    },
    pass: async (ms) => {
      const end = time + ms
      await settle()
      for (;;) {
        const next = sleepers.filter((sleeper) => sleeper.at <= end).sort((a, b) => a.at - b.at)[0]
        if (next === undefined) break
        sleepers = sleepers.filter((sleeper) => sleeper !== next)
        time = next.at
        next.wake()
        await settle()
      }
      time = end
    },
  }
}
