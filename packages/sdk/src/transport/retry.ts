import { isPortalError, type PortalError } from '../errors'

interface RetryPolicy {
  /** Retries after the first try. */
  readonly retries: number
  /** 0 to 1, for the jitter. */
  readonly random: () => number
  readonly pause: (ms: number, signal: AbortSignal) => Promise<void>
}

const FIRST_MS = 250
const LONGEST_MS = 8000
const PASSING = [429, 502, 503, 504]

/** Temporary failures: no answer (in time), too many requests, an unavailable gateway. */
function isTemporary(error: PortalError): boolean {
  return error.retryable && (error.status === null || PASSING.includes(error.status))
}

/** Exponential backoff with 50 % jitter, so that clients do not retry at the same time; never before Retry-After. */
function calculateRetryDelay(attempt: number, retryAfter: number | null, random: () => number): number {
  return Math.max(retryAfter ?? 0, Math.min(LONGEST_MS, FIRST_MS * 2 ** attempt) * (0.5 + random() / 2))
}

/** Repeats a call that is safe to repeat until it succeeds, fails permanently or the signal aborts. */
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
      await policy.pause(calculateRetryDelay(attempt, error.retryAfter, policy.random), signal)
    }
  }
}
