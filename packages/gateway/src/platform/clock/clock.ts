/** The gateway's source of time: ms since epoch, UTC. */
export interface Clock {
  now(): number
}

/**
 * How far the clocks of two gateways may differ, in ms. What is dated further ahead was written before a
 * clock was set back, and must not be held against anybody.
 */
export const MAX_CLOCK_SKEW = 60_000

/** A clock that the sandbox can move forward (never back), so that expiry can be tried. */
export interface MovableClock extends Clock {
  /** Offset to the real time, in ms. */
  readonly offset: number
  /** Moves forward by `ms`; a negative step is refused. */
  advance(ms: number): { ok: true; now: number } | { error: 'not-forward' }
}

export const systemClock: Clock = { now: () => Date.now() }

export function movableClock(base: Clock = systemClock): MovableClock {
  let offset = 0
  return {
    now: () => base.now() + offset,
    get offset() {
      return offset
    },
    advance: (ms) => {
      if (!Number.isSafeInteger(ms) || ms < 0) return { error: 'not-forward' }
      offset += ms
      return { ok: true, now: base.now() + offset }
    },
  }
}

/** Does not run by itself; for tests. */
export function fixedClock(start: number): MovableClock {
  return movableClock({ now: () => start })
}
