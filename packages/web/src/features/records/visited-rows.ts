const KEY = 'visited-records'
const MOST = 400

/** The paths of the records that were opened from a list in this browser, the newest last. */
export function visitedPaths(): ReadonlySet<string> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return new Set(Array.isArray(stored) ? stored.filter((one) => typeof one === 'string') : [])
  } catch {
    return new Set()
  }
}

/** Remembers that a record was opened; the oldest are forgotten. */
export function rememberVisit(path: string): void {
  const others = [...visitedPaths()].filter((one) => one !== path)
  try {
    localStorage.setItem(KEY, JSON.stringify([...others, path].slice(-MOST)))
  } catch {
    // Without a store nothing is marked.
  }
}
