import { isPortalError, type PortalError } from '../errors'

export interface RetryPolicy {
  /** Tries after the first. */
  readonly retries: number
  /** 0 to 1, for the jitter. */
  readonly random: () => number
  readonly pause: (ms: number, signal: AbortSignal) => Promise<void>
}

const FIRST_MS = 250
const LONGEST_MS = 8000
const PASSING = [429, 502, 503, 504]

/** Failures that pass by themselves: no answer (in time) at all, too many requests, a gateway that is away. */
export const isPassing = (error: PortalError): boolean =>
  error.retryable && (error.status === null || PASSING.includes(error.status))

/** Doubles with every try, half of it by chance so that clients do not return together; never before Retry-After. */
export const delayAfter = (attempt: number, retryAfter: number | null, random: () => number): number =>
  Math.max(retryAfter ?? 0, Math.min(LONGEST_MS, FIRST_MS * 2 ** attempt) * (0.5 + random() / 2))

/** Repeats what may be repeated until it succeeds, fails for good or the signal aborts. */
export const retrying = async <T>(
  policy: RetryPolicy,
  signal: AbortSignal,
  run: (attempt: number) => Promise<T>,
): Promise<T> => {
  for (let attempt = 0; ; attempt++) {
    try {
      return await run(attempt)
    } catch (error) {
      if (attempt >= policy.retries || !isPortalError(error) || !isPassing(error)) throw error
      await policy.pause(delayAfter(attempt, error.retryAfter, policy.random), signal)
    }
  }
}
