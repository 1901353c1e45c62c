import { isPortalError, type PortalError } from '../errors'

interface RetryPolicy {
  /** Retries after the first try. */
  readonly retries: number
  /** 0 to 1, for the jitter. */
  readonly random: () => number
  readonly pause: (ms: number, signal: AbortSignal) => Promise<void>
  /** ms until the call's deadline. */
  readonly timeLeft: () => number
}

const FIRST_MS = 250
const LONGEST_MS = 8000
/** Maximum Retry-After in ms that a call waits for, however long its limit is; a longer one is an outage. */
const MAX_RETRY_AFTER_MS = 60_000
const PASSING = [429, 502, 503, 504]

/** Temporary failures: no answer (in time), too many requests, an unavailable gateway. */
export function isTemporary(error: PortalError): boolean {
  return error.retryable && (error.status === null || PASSING.includes(error.status))
}

/**
 * Exponential backoff with 50 % jitter, so that clients do not retry at the same time. After a Retry-After only the
 * jitter is added to it.
 */
export function calculateRetryDelay(
  attempt: number,
  retryAfter: number | null,
  random: () => number,
): number {
  const half = Math.min(LONGEST_MS, FIRST_MS * 2 ** attempt) / 2
  return (retryAfter ?? half) + half * random()
}

/**
 * Repeats a call that is safe to repeat until it succeeds, fails permanently or the signal aborts. A pause that would
 * reach the deadline is not made: the last failure is thrown at once.
 */
export async function withRetries<T>(
  policy: RetryPolicy,
  signal: AbortSignal,
  run: (attempt: number) => Promise<T>,
): Promise<T> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await run(attempt)
    } catch (error) {
      if (attempt >= policy.retries || !isPortalError(error) || !isTemporary(error)) throw error
      const ms = calculateRetryDelay(attempt, error.retryAfter, policy.random)
      if ((error.retryAfter ?? 0) > MAX_RETRY_AFTER_MS || ms >= policy.timeLeft()) throw error
      await policy.pause(ms, signal)
    }
  }
}
