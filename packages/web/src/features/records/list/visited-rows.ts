const KEY = 'visited-records'
const MAX_PATHS = 400

/** The paths of the records opened from lists in this browser, newest last. */
export function visitedPaths(): ReadonlySet<string> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return new Set(Array.isArray(stored) ? stored.filter((path) => typeof path === 'string') : [])
  } catch {
    return new Set()
  }
}

/** Stores that a record was opened, and removes the oldest paths. */
export function rememberVisit(path: string): void {
  const others = [...visitedPaths()].filter((other) => other !== path)
  try {
    localStorage.setItem(KEY, JSON.stringify([...others, path].slice(-MAX_PATHS)))
  } catch {
    // Without storage, no row is marked.
  }
}
