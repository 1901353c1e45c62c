import { MINUTE_MS } from '../formatting'

/**
 * A rate of reading calls: more than `calls` in `windowMs` are too many; `banMs` is the length of a ban. Times in ms
 * (LEG-02).
 */
export interface ReadingRate {
  readonly calls: number
  readonly windowMs: number
  readonly banMs: number
}

/** A rate in calls a minute. */
export function ratePerMinute(calls: number, banMs: number): ReadingRate {
  return { calls, windowMs: MINUTE_MS, banMs }
}

/**
 * The calls of one account or network as a leaky bucket: `drainedAt` is the time when it is empty without further
 * calls. Times in ms (LEG-02).
 */
export interface ReadingCounter {
  readonly drainedAt: number
  readonly bannedUntil: number | null
  /** The end of a passed verification: until then calls weigh less and the daily budget is wider. */
  readonly widenedUntil: number | null
}

/** The factor by which a passed verification widens rate and budget. */
export const WIDENED_TIMES = 2

/** A full bucket requires the human verification; a bucket this many times as full causes a ban (LEG-02). */
const BAN_TIMES = 2

/** The ms by which one call moves `drainedAt` (LEG-02). */
export function callWeight({ calls, windowMs }: ReadingRate): number {
  return windowMs / calls
}

/** The maximum of a bucket, in ms: a `drainedAt` farther ahead comes from a clock that was set back. */
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

/** True while a passed verification counts (ERR-06). */
export function isWidened({ widenedUntil }: Pick<ReadingCounter, 'widenedUntil'>, now: number): boolean {
  return widenedUntil !== null && widenedUntil > now
}

/** `until` in ms: the end of the wait or ban. `isNew`: the ban begins with this call. */
export type RateDecision =
  | { readonly at: 'pass' }
  | { readonly at: 'challenge' }
  | { readonly at: 'wait'; readonly until: number }
  | { readonly at: 'ban'; readonly until: number; readonly isNew: boolean }

/**
 * The decision on a call that the counter already contains: the human verification for a call over the
 * rate; a wait if a verification was passed recently; a ban for continuing at twice the rate. Calls during a ban are
 * not counted, or they would extend it.
 * @param mayVerify false for an API key: a program cannot pass a human verification, so it waits (KEY-04)
 */
export function decideRate(
  counter: ReadingCounter,
  now: number,
  rate: ReadingRate,
  mayVerify = true,
): RateDecision {
  const { drainedAt, bannedUntil } = counter
  if (bannedUntil !== null && bannedUntil > now && bannedUntil <= now + rate.banMs)
    return { at: 'ban', until: bannedUntil, isNew: false }
  const ahead = drainedAt - now
  if (ahead <= rate.windowMs) return { at: 'pass' }
  if (ahead > rate.windowMs * BAN_TIMES) return { at: 'ban', until: now + rate.banMs, isNew: true }
  const waits = !mayVerify || isWidened(counter, now)
  return waits ? { at: 'wait', until: drainedAt - rate.windowMs } : { at: 'challenge' }
}

const SEVERITY = { pass: 0, challenge: 1, wait: 2, ban: 3 } as const

/** The strictest decision of those for the caller's account and network. */
export function strictestDecision(decisions: readonly RateDecision[]): RateDecision {
  return decisions.reduce<RateDecision>(
    (worst, decision) => (SEVERITY[decision.at] > SEVERITY[worst.at] ? decision : worst),
    { at: 'pass' },
  )
}
