/** The storage key of the search history (STO-01). */
export const SEARCH_HISTORY_KEY = 'SEARCH_HISTORY'
/** Maximum number of searches in the history (STO-01). */
const MAX_SEARCH_HISTORY = 5

/** The events of the search history: a search, one entry removed, all removed (STO-01). */
export type SearchHistoryEvent =
  | { readonly type: 'searched'; readonly keyword: string }
  | { readonly type: 'removed'; readonly keyword: string }
  | { readonly type: 'cleared' }

/**
 * The search history after an event: newest first, no duplicates, at most 5 (STO-01). An event without effect,
 * including an unknown one, returns the same list.
 */
export function updateSearchHistory(list: readonly string[], event: SearchHistoryEvent): readonly string[] {
  switch (event.type) {
    case 'searched':
      return event.keyword === '' ? list : limitHistory([event.keyword, ...list])
    case 'removed':
      return list.includes(event.keyword) ? list.filter((keyword) => keyword !== event.keyword) : list
    case 'cleared':
      return []
    default:
      return list
  }
}

const limitHistory = (keywords: readonly string[]): readonly string[] =>
  [...new Set(keywords)].slice(0, MAX_SEARCH_HISTORY)

const entriesOf = (stored: string): readonly unknown[] => {
  try {
    const value: unknown = JSON.parse(stored)
    return Array.isArray(value) ? value : []
  } catch {
    return []
  }
}

/** Parses the stored history (JSON); unreadable data counts as empty (STO-01). */
export function parseSearchHistory(stored: string | null): readonly string[] {
  // A missing value becomes JSON's null, which is not a list.
  return limitHistory(
    entriesOf(String(stored)).filter((entry): entry is string => typeof entry === 'string' && entry !== ''),
  )
}
