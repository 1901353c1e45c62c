import { MINUTE_MS } from '../formatting'

/** How many queries of one account, within how long, lead to a ban of how long; times in ms (LEG-01). */
export interface QueryBanPolicy {
  readonly queries: number
  readonly windowMs: number
  readonly banMs: number
}

/**
 * Our own figures, as the agreement names none: 120 queries within 60 s (two per second for a minute, which no person
 * types) ban an account for 30 minutes (LEG-01).
 */
export const QUERY_BAN_POLICY: QueryBanPolicy = {
  queries: 120,
  windowMs: MINUTE_MS,
  banMs: 30 * MINUTE_MS,
}

/** `until` in ms: the account may query again from then on. */
export type QueryBan = { readonly banned: false } | { readonly banned: true; readonly until: number }

/**
 * Whether frequent consecutive queries ban an account at `now` (LEG-01). A ban begins with the query that fills the
 * window and lasts `banMs` from it. `history` holds the times, in ms and in any order, of the account's queries of at
 * least the last `windowMs` + `banMs`; queries refused during a ban must not be in it, or they would extend the ban.
 * Queries later than `now`, left by a clock set back, do not count.
 */
export function findQueryBan(
  history: readonly number[],
  now: number,
  policy: QueryBanPolicy = QUERY_BAN_POLICY,
): QueryBan {
  const times = history.filter((time) => time <= now).sort((a, b) => b - a)
  const filling = times.find((time, index) => {
    const first = times[index + policy.queries - 1] ?? Number.NEGATIVE_INFINITY
    return time - first < policy.windowMs
  })
  if (filling === undefined || now >= filling + policy.banMs) return { banned: false }
  return { banned: true, until: filling + policy.banMs }
}
