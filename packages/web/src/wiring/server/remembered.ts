interface Kept<T> {
  readonly value: Promise<T | null>
  readonly askedAt: number
  /** Whether the answer came, and brought something. */
  came: boolean
}

/** How long what did not come is not asked for again, in ms: else each page would wait for it anew. */
const RETRY_MS = 5_000
/** What is older than so many times its age limit is not shown any more. */
const STALE_TIMES = 10

/**
 * What is the same for every reader, asked for once in `ms`. Past that the old value goes on being shown while the
 * new one is fetched, so that no page waits; `ask` answers null for what does not come in time.
 */
export const remembered = <T>(
  ms: number,
  ask: () => Promise<T | null>,
  clock: () => number = Date.now,
): (() => Promise<T | null>) => {
  let shown: Kept<T> | undefined
  let asked: Kept<T> | undefined
  const start = (now: number): Kept<T> => {
    const kept: Kept<T> = { value: ask(), askedAt: now, came: false }
    kept.value.then(
      (value) => {
        kept.came = value !== null
        if (kept.came) shown = kept
      },
      () => undefined,
    )
    return kept
  }
  return () => {
    const now = clock()
    const age = asked ? now - asked.askedAt : Number.POSITIVE_INFINITY
    const waits = asked?.came === false ? RETRY_MS : ms
    if (!asked || age >= waits) asked = start(now)
    return shown && now - shown.askedAt < ms * STALE_TIMES ? shown.value : asked.value
  }
}
