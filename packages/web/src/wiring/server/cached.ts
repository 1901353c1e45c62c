interface CacheEntry<T> {
  readonly value: Promise<T | null>
  readonly askedAt: number
  /** Whether the load succeeded with a value. */
  came: boolean
  /** Whether it has finished, with or without a value. */
  settled: boolean
}

/** Delay in ms before a failed load is retried: otherwise each page would wait for it again. */
const RETRY_MS = 5_000
/** Multiple of the age limit after which an old value is not used any more. */
const STALE_TIMES = 10

/** How long a page waits for a first value, in ms. The call continues: a later page shows its answer. */
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
 * Caches what is the same for every reader, loaded once in `ms`. After that the old value is returned while
 * the new one is loaded, so that no page waits; null if it was not loaded in time.
 */
export function cached<T>(
  ms: number,
  ask: () => Promise<T | null>,
  clock: () => number = Date.now,
): () => Promise<T | null> {
  let shown: CacheEntry<T> | undefined
  let asked: CacheEntry<T> | undefined
  const start = (now: number): CacheEntry<T> => {
    const one: CacheEntry<T> = { value: ask(), askedAt: now, came: false, settled: false }
    one.value.then(
      (value) => {
        one.settled = true
        one.came = value !== null
        if (one.came) shown = one
      },
      () => {
        one.settled = true
      },
    )
    return one
  }
  return () => {
    const now = clock()
    const age = asked ? now - asked.askedAt : Number.POSITIVE_INFINITY
    const waits = asked?.came === false ? RETRY_MS : ms
    // One call at a time: repeating a slow call would slow it further.
    if (!asked || (age >= waits && asked.settled)) asked = start(now)
    return shown && now - shown.askedAt < ms * STALE_TIMES ? shown.value : withTimeout(asked.value)
  }
}
