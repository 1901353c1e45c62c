import { markIncomplete } from './rendering'

interface CacheEntry<T> {
  readonly value: Promise<T | null>
  readonly askedAt: number
  /** True when the load succeeded with a value. */
  came: boolean
  /** True when the load has finished, with or without a value. */
  settled: boolean
  /** True when a page has waited for this load without getting a value. */
  late: boolean
}

/** Delay in ms before a failed load is retried: otherwise each page would wait for it again. */
const RETRY_MS = 5_000
/** Up to this multiple of the age limit an old value is returned at once, while the new one is loaded. */
const STALE_TIMES = 2
/** Up to this multiple an old value is returned if no new one arrives in time. */
const LAST_RESORT_TIMES = 10

/** The longest wait of a page for a value, in ms. The load continues; a later page shows its result. */
const WAIT_MS = 1_500

const withTimeout = async <T>(value: Promise<T | null>): Promise<T | null> => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const tooLong = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), WAIT_MS)
  })
  try {
    return await Promise.race([value, tooLong])
  } finally {
    clearTimeout(timer)
  }
}

/**
 * Caches a value that is the same for every reader, loaded once in `ms`. A value of up to twice that age is
 * returned while the new one is loaded. If the value is older, the page waits, and falls back to the last
 * good value, or null.
 */
export function cached<T>(
  ms: number,
  ask: () => Promise<T | null>,
  clock: () => number = Date.now,
): () => Promise<T | null> {
  let shown: CacheEntry<T> | undefined
  let latest: CacheEntry<T> | undefined
  const start = (now: number): CacheEntry<T> => {
    const entry: CacheEntry<T> = { value: ask(), askedAt: now, came: false, settled: false, late: false }
    entry.value.then(
      (value) => {
        entry.settled = true
        entry.came = value !== null
        if (entry.came) shown = entry
      },
      () => {
        entry.settled = true
      },
    )
    return entry
  }
  const wait = async (entry: CacheEntry<T>, old: CacheEntry<T> | undefined): Promise<T | null> => {
    const value = await withTimeout(entry.value)
    entry.late = value === null
    const shown = value ?? (await old?.value) ?? null
    if (shown === null) markIncomplete()
    return shown
  }
  return () => {
    const now = clock()
    const age = latest ? now - latest.askedAt : Number.POSITIVE_INFINITY
    const waits = latest?.came === false ? RETRY_MS : ms
    // One call at a time: repeating a slow call would slow it further.
    if (!latest || (age >= waits && latest.settled)) latest = start(now)
    const old = shown && now - shown.askedAt < ms * LAST_RESORT_TIMES ? shown : undefined
    if (old && (latest.late || now - old.askedAt < ms * STALE_TIMES)) return old.value
    return wait(latest, old)
  }
}
