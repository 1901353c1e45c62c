const KEY = 'visited-records'
const MOST = 400

/** The paths of the records opened from lists in this browser, newest last. */
export function visitedPaths(): ReadonlySet<string> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return new Set(Array.isArray(stored) ? stored.filter((one) => typeof one === 'string') : [])
  } catch {
    return new Set()
  }
}

/** Stores that a record was opened, and removes the oldest paths. */
export function rememberVisit(path: string): void {
  const others = [...visitedPaths()].filter((one) => one !== path)
  try {
    localStorage.setItem(KEY, JSON.stringify([...others, path].slice(-MOST)))
  } catch {
    // Without storage, no row is marked.
  }
}
