const KEY = 'opened-row'

const here = () => `${location.pathname}${location.search}`

/** Stores the record opened from this list, until another record is opened. */
export function rememberOpenedRow(path: string): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify([here(), path]))
  } catch {
    // Without storage, the position in the list is lost.
  }
}

/** The path of the record last opened from this list in this tab; null if there is none. */
export function openedRow(): string | null {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null')
    return Array.isArray(stored) && stored[0] === here() ? String(stored[1]) : null
  } catch {
    return null
  }
}
