import { DAY_MS, HOUR_MS, MINUTE_MS } from '@zhushutong/domain/formatting'

/** Minimum time between two codes to one mobile, in ms (LOG-06). */
export const RESEND_AFTER = MINUTE_MS
export const CODE_LIFETIME = 300_000
export const MAX_WRONG_TRIES = 5

/** Limits of codes to one mobile, and from one IP address, within a time. */
const LIMITS = [
  { by: 'mobile', within: RESEND_AFTER, most: 1 },
  { by: 'mobile', within: HOUR_MS, most: 5 },
  { by: 'mobile', within: DAY_MS, most: 10 },
  { by: 'ip', within: HOUR_MS, most: 60 },
  { by: 'ip', within: DAY_MS, most: 300 },
] as const

/** The longest period of a limit, in ms. */
export const LONGEST_LIMIT = DAY_MS

/** Times of sent codes, newest first. */
interface Sent {
  readonly mobile: readonly number[]
  readonly ip: readonly number[]
}

/** The time at which the next code may be sent: `now`, or later if a limit is reached. */
export function sendableAt(sent: Sent, now: number): number {
  let at = now
  for (const { by, within, most } of LIMITS) {
    const oldest = sent[by][most - 1]
    if (oldest !== undefined) at = Math.max(at, oldest + within)
  }
  return at
}
