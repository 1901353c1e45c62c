const KEY = 'opened-row'

const here = () => `${location.pathname}${location.search}`

/** Remembers the record that is opened from this list, until another one is. */
export function rememberOpenedRow(path: string): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify([here(), path]))
  } catch {
    // Without a store the list begins anew.
  }
}

/** The path of the record that was opened last from this list, in this tab; null for none. */
export function openedRow(): string | null {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null')
    return Array.isArray(stored) && stored[0] === here() ? String(stored[1]) : null
  } catch {
    return null
  }
}
