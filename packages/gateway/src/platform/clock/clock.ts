/** Source of time: ms since epoch, UTC. */
export interface Clock {
  now(): number
}

/**
 * Maximum clock difference of two gateways, in ms. A date further ahead was written before a clock was set back, and
 * must not count against a user.
 */
export const MAX_CLOCK_SKEW = 60_000

/** A clock that the sandbox can move forward (never back), to test expiry. */
export interface MovableClock extends Clock {
  /** Offset to the system time, in ms. */
  readonly offset: number
  /** Moves the clock forward by `ms`; a negative step is rejected. */
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

/** A clock that moves only by `advance`, for tests. */
export function fixedClock(start: number): MovableClock {
  return movableClock({ now: () => start })
}
