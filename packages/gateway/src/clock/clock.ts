/** Where the gateway takes the time from: ms since epoch, UTC. */
export interface Clock {
  now(): number
}

/** A clock whose hand the sandbox may move, only forward, so that expiry can be tried. */
export interface MovableClock extends Clock {
  /** How far ahead of the real time it stands, in ms. */
  readonly offset: number
  /** Moves on by `ms`; a step back is refused. */
  advance(ms: number): { ok: true; now: number } | { error: 'not-forward' }
}

export const systemClock: Clock = { now: () => Date.now() }

export const movableClock = (base: Clock = systemClock): MovableClock => {
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

/** Stands still until it is moved; for tests. */
export const fixedClock = (start: number): MovableClock => movableClock({ now: () => start })
