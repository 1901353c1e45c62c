/** ms between two codes to one mobile (LOG-06). */
export const RESEND_AFTER = 60_000
export const CODE_LIFETIME = 300_000
export const MAX_WRONG_TRIES = 5

const HOUR = 3_600_000
const DAY = 24 * HOUR

/** How many codes go to one mobile, and out for one address, within a time. */
const LIMITS = [
  { by: 'mobile', within: RESEND_AFTER, most: 1 },
  { by: 'mobile', within: HOUR, most: 5 },
  { by: 'mobile', within: DAY, most: 10 },
  { by: 'ip', within: HOUR, most: 60 },
  { by: 'ip', within: DAY, most: 300 },
] as const

/** Longest time that a sent code counts for a limit. */
export const LONGEST_LIMIT = DAY

/** Newest first. */
interface Sent {
  readonly mobile: readonly number[]
  readonly ip: readonly number[]
}

/** When the next code may be sent: `now`, or later when a limit is reached. */
export function sendableAt(sent: Sent, now: number): number {
  let at = now
  for (const { by, within, most } of LIMITS) {
    const oldest = sent[by][most - 1]
    if (oldest !== undefined) at = Math.max(at, oldest + within)
  }
  return at
}
