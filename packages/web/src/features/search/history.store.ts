import {
  parseSearchHistory,
  SEARCH_HISTORY_KEY,
  type SearchHistoryEvent,
  updateSearchHistory,
} from '@zhushutong/domain/portal/search'

/** The searches stored in this browser, newest first (STO-01); empty if storage is not available. */
export function readHistory(): readonly string[] {
  try {
    return parseSearchHistory(localStorage.getItem(SEARCH_HISTORY_KEY))
  } catch {
    return []
  }
}

/** Applies an event to the history and stores the result. */
export function changeHistory(event: SearchHistoryEvent): readonly string[] {
  const next = updateSearchHistory(readHistory(), event)
  try {
    localStorage.setItem(SEARCH_HISTORY_KEY, JSON.stringify(next))
  } catch {
    // Storage is full or forbidden: the search continues without storing.
  }
  return next
}
