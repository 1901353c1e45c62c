import { publish } from './telemetry'

interface CacheEntry<T> {
  readonly until: number
  readonly value: Promise<T>
}

/** The most entries of a cache; the oldest ones go first. */
const MAX_ENTRIES = 1_000

/**
 * Caches a loader's result for `ms`: for public figures that need not be exact to the second. Simultaneous callers
 * share one load; failures are not cached.
 */
export function cached<T>(ms: number, ask: (now: number, key: string) => Promise<T>) {
  const entries = new Map<string, CacheEntry<T>>()
  return (now: number, key = ''): Promise<T> => {
    const known = entries.get(key)
    const isHit = known !== undefined && known.until > now
    publish({ type: 'cache', isHit })
    if (isHit) return known.value
    const value = ask(now, key)
    entries.delete(key)
    entries.set(key, { until: now + ms, value })
    const [oldest] = entries.size > MAX_ENTRIES ? entries.keys() : []
    if (oldest !== undefined) entries.delete(oldest)
    value.catch(() => entries.delete(key))
    return value
  }
}
