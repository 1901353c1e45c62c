interface Kept<T> {
  readonly until: number
  readonly value: Promise<T>
}

/**
 * Figures that everybody sees and nobody needs to the second: asked for once in `ms`, however many callers come at
 * once. A failure is not kept.
 */
export const remembered = <T>(ms: number, ask: (now: number, key: string) => Promise<T>) => {
  const kept = new Map<string, Kept<T>>()
  return (now: number, key = ''): Promise<T> => {
    const known = kept.get(key)
    if (known && known.until > now) return known.value
    const value = ask(now, key)
    kept.set(key, { until: now + ms, value })
    value.catch(() => kept.delete(key))
    return value
  }
}
