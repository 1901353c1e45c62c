interface Asked<T> {
  readonly value: Promise<T | null>
  readonly askedAt: number
  /** Whether the answer came, and brought something. */
  came: boolean
  /** Whether it is over, with an answer or without. */
  settled: boolean
}

/** How long what did not come is not asked for again, in ms: else each page would wait for it anew. */
const RETRY_MS = 5_000
/** What is older than so many times its age limit is not shown any more. */
const STALE_TIMES = 10

/** How long a page waits for what nobody has seen yet, in ms. The call goes on: a later page shows its answer. */
const PATIENCE_MS = 1_500

const withPatience = async <T>(value: Promise<T | null>): Promise<T | null> => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const tooLong = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), PATIENCE_MS)
  })
  try {
    return await Promise.race([value, tooLong])
  } finally {
    clearTimeout(timer)
  }
}

/**
 * What is the same for every reader, asked for once in `ms`. Past that the old value goes on being shown while the
 * new one is fetched, so that no page waits; null is what did not come in time.
 */
export const remembered = <T>(
  ms: number,
  ask: () => Promise<T | null>,
  clock: () => number = Date.now,
): (() => Promise<T | null>) => {
  let shown: Asked<T> | undefined
  let asked: Asked<T> | undefined
  const start = (now: number): Asked<T> => {
    const one: Asked<T> = { value: ask(), askedAt: now, came: false, settled: false }
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
    // One call at a time: what is slow is not made slower by asking again.
    if (!asked || (age >= waits && asked.settled)) asked = start(now)
    return shown && now - shown.askedAt < ms * STALE_TIMES ? shown.value : withPatience(asked.value)
  }
}
