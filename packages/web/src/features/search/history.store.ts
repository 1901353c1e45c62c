import {
  parseSearchHistory,
  SEARCH_HISTORY_KEY,
  type SearchHistoryEvent,
  searchHistory,
} from '@zhushutong/domain/search'

/** The searches that this browser remembers, newest first (STO-01); none where it may not store. */
export const readHistory = (): readonly string[] => {
  try {
    return parseSearchHistory(localStorage.getItem(SEARCH_HISTORY_KEY))
  } catch {
    return []
  }
}

/** The history after an event, stored. */
export const changeHistory = (event: SearchHistoryEvent): readonly string[] => {
  const next = searchHistory(readHistory(), event)
  try {
    localStorage.setItem(SEARCH_HISTORY_KEY, JSON.stringify(next))
  } catch {
    // Full or forbidden: the search goes on without being remembered.
  }
  return next
}
