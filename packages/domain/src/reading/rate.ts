import { MINUTE_MS } from '../formatting'

/** How many reading calls within how long are too many, and how long a ban lasts; times in ms (LEG-02). */
export interface ReadingRate {
  readonly calls: number
  readonly windowMs: number
  readonly banMs: number
}

/** A rate in calls a minute (LEG-02). */
export function ratePerMinute(calls: number, banMs: number): ReadingRate {
  return { calls, windowMs: MINUTE_MS, banMs }
}

/**
 * The calls of one account or network, as a bucket that drains by itself: `drainedAt` is when it will be empty if no
 * call comes. Times in ms (LEG-02).
 */
export interface ReadingCounter {
  readonly drainedAt: number
  readonly bannedUntil: number | null
  /** Until then a passed check counts: calls weigh less and the daily budget is wider. */
  readonly widenedUntil: number | null
}

/** By how much a passed check widens rate and budget (ERR-06). */
export const WIDENED_TIMES = 2

/** A full bucket asks for a check; one this many times as full ends in a ban (LEG-02). */
const BAN_TIMES = 2

/** By how many ms one call moves `drainedAt` (LEG-02). */
export function callWeight({ calls, windowMs }: ReadingRate): number {
  return windowMs / calls
}

/** No bucket is fuller than this, in ms: a `drainedAt` farther ahead was left by a clock that was set back (LEG-02). */
export function fullestBucket({ windowMs }: ReadingRate): number {
  return windowMs * (BAN_TIMES + 1)
}

/** The counter with one more call in it; calls during a ban do not count (LEG-02). */
export function addCall(counter: ReadingCounter, now: number, rate: ReadingRate): ReadingCounter {
  const { drainedAt, bannedUntil } = counter
  if (bannedUntil !== null && bannedUntil > now) return counter
  const isAhead = drainedAt >= now && drainedAt <= now + fullestBucket(rate)
  const weight = callWeight(rate) / (isWidened(counter, now) ? WIDENED_TIMES : 1)
  return { ...counter, drainedAt: (isAhead ? drainedAt : now) + weight }
}

/** Whether a passed check still counts (ERR-06). */
export function isWidened({ widenedUntil }: Pick<ReadingCounter, 'widenedUntil'>, now: number): boolean {
  return widenedUntil !== null && widenedUntil > now
}

/** `until` in ms: when the caller may go on. `isNew`: the ban begins with this call. */
export type RateDecision =
  | { readonly at: 'pass' }
  | { readonly at: 'challenge' }
  | { readonly at: 'wait'; readonly until: number }
  | { readonly at: 'ban'; readonly until: number; readonly isNew: boolean }

/**
 * What becomes of a call that the counter already contains (LEG-02, ERR-06): over the rate, a person's check; who
 * passed one a short while ago waits instead; who goes on all the same is banned. Calls during a ban are not counted,
 * or they would extend it.
 */
export function decideRate(counter: ReadingCounter, now: number, rate: ReadingRate): RateDecision {
  const { drainedAt, bannedUntil } = counter
  if (bannedUntil !== null && bannedUntil > now && bannedUntil <= now + rate.banMs)
    return { at: 'ban', until: bannedUntil, isNew: false }
  const ahead = drainedAt - now
  if (ahead <= rate.windowMs) return { at: 'pass' }
  if (ahead > rate.windowMs * BAN_TIMES) return { at: 'ban', until: now + rate.banMs, isNew: true }
  return isWidened(counter, now) ? { at: 'wait', until: drainedAt - rate.windowMs } : { at: 'challenge' }
}

const SEVERITY = { pass: 0, challenge: 1, wait: 2, ban: 3 } as const

/** The strictest of what holds for the caller's account and for its network (LEG-02). */
export function strictestDecision(decisions: readonly RateDecision[]): RateDecision {
  return decisions.reduce<RateDecision>(
    (worst, one) => (SEVERITY[one.at] > SEVERITY[worst.at] ? one : worst),
    { at: 'pass' },
  )
}
