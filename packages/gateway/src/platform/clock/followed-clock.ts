import { type Clock, systemClock } from './clock'

/** Smaller differences are left alone, in ms: machines with NTP keep closer, and no rule counts in less. */
const TOLERANCE_MS = 1_000

/** A clock that keeps the time of another one, such as the database's, which all gateways share. */
export interface FollowedClock extends Clock {
  /** Difference of the followed clock from the own one, in ms. */
  readonly offset: number
  /**
   * Compares the clocks.
   * @returns true when the offset changed
   */
  compare(): Promise<boolean>
}

/** `readTime` returns the followed clock's time, ms since epoch; it may have been read at any moment of the call. */
export function followClock(readTime: () => Promise<number>, base: Clock = systemClock): FollowedClock {
  let offset = 0
  return {
    now: () => base.now() + offset,
    get offset() {
      return offset
    },
    async compare() {
      const asked = base.now()
      const time = await readTime()
      const answered = base.now()
      const uncertainty = (answered - asked) / 2
      const measured = Math.round(time - (asked + answered) / 2)
      if (Math.abs(measured - offset) <= Math.max(TOLERANCE_MS, uncertainty)) return false
      offset = measured
      return true
    },
  }
}
