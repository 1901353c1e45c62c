import type { Clock } from '../../clock'

interface LimiterOptions {
  readonly capacity: number
  readonly perSecond: number
  /** Maximum number of keys; the least recently used is deleted first. */
  readonly maxKeys?: number
}

type Taken = { readonly ok: true } | { readonly ok: false; readonly retryAfter: number }

interface Limiter {
  /** Uses `cost` tokens of the key's bucket; `retryAfter` is in ms. */
  take(key: string, cost?: number): Taken
}

/** A token bucket for each key, in this process's memory. */
export function createLimiter(options: LimiterOptions, clock: Clock): Limiter {
  const { capacity, perSecond, maxKeys = 100_000 } = options
  const buckets = new Map<string, { tokens: number; at: number }>()

  const remember = (key: string, tokens: number, at: number) => {
    buckets.delete(key)
    buckets.set(key, { tokens, at })
    if (buckets.size > maxKeys) buckets.delete(buckets.keys().next().value!)
  }

  return {
    take(key, cost = 1) {
      const now = clock.now()
      const bucket = buckets.get(key) ?? { tokens: capacity, at: now }
      // The value is never negative: a clock that was set back must not remove tokens.
      const elapsed = Math.max(0, now - bucket.at)
      const tokens = Math.min(capacity, bucket.tokens + (elapsed * perSecond) / 1000)
      const enough = tokens >= cost
      remember(key, enough ? tokens - cost : tokens, now)
      return enough
        ? { ok: true }
        : { ok: false, retryAfter: Math.ceil(((cost - tokens) / perSecond) * 1000) }
    },
  }
}
