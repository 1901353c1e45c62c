import { DAY_MS, HOUR_MS, MINUTE_MS } from '../formatting'

/** ms between two codes of one account, or to one address. */
export const MAIL_RESEND_MS = MINUTE_MS

/** The longest period of the limits below, in ms: older codes do not count. */
export const LONGEST_MAIL_LIMIT = DAY_MS

/** The keys by which codes are counted. */
export type MailCounted = 'account' | 'address' | 'network'

/** Limits of codes: at most `most` within `within` ms. */
export const MAIL_CODE_LIMITS: readonly {
  readonly by: MailCounted
  readonly within: number
  readonly most: number
}[] = [
  { by: 'account', within: MAIL_RESEND_MS, most: 1 },
  { by: 'address', within: MAIL_RESEND_MS, most: 1 },
  { by: 'account', within: HOUR_MS, most: 5 },
  { by: 'address', within: HOUR_MS, most: 5 },
  { by: 'account', within: DAY_MS, most: 10 },
  { by: 'address', within: DAY_MS, most: 10 },
  { by: 'network', within: HOUR_MS, most: 60 },
  { by: 'network', within: DAY_MS, most: 300 },
]

/**
 * The time of the next code, in ms: `now`, or later if a limit is reached. `sent` has the newest first, in ms (PRF-01).
 */
export function findMailSendTime(
  sent: Readonly<Record<MailCounted, readonly number[]>>,
  now: number,
): number {
  let at = now
  for (const { by, within, most } of MAIL_CODE_LIMITS) {
    const oldest = sent[by][most - 1]
    if (oldest !== undefined) at = Math.max(at, oldest + within)
  }
  return at
}
