const KEY = 'recent-lists'
const MAX_LISTS = 8

/** A list with conditions, as the reader saw it: its address and its conditions in words. */
export interface RecentList {
  readonly href: string
  readonly label: string
}

const isRecent = (value: unknown): value is RecentList => {
  const { href, label } = (value ?? {}) as Partial<Record<keyof RecentList, unknown>>
  return typeof href === 'string' && href.startsWith('/') && typeof label === 'string'
}

const readAll = (): Readonly<Record<string, unknown>> => {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}')
    return typeof stored === 'object' && stored !== null ? (stored as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}

/** The lists of a kind last seen with conditions in this browser, the newest first. */
export function recentLists(kind: string): readonly RecentList[] {
  const stored = readAll()[kind]
  return Array.isArray(stored) ? stored.filter(isRecent) : []
}

/** Stores that a list with conditions was seen, and removes the oldest ones. */
export function rememberList(kind: string, list: RecentList): void {
  const others = recentLists(kind).filter(({ href }) => href !== list.href)
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...readAll(), [kind]: [list, ...others].slice(0, MAX_LISTS) }))
  } catch {
    // Without storage, no list is recent.
  }
}
