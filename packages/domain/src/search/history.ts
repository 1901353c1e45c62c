/** Where the browser keeps the search history (STO-01). */
export const SEARCH_HISTORY_KEY = 'SEARCH_HISTORY'
/** Searches that the history keeps (STO-01). */
export const MAX_SEARCH_HISTORY = 5

/** What changes the search history: a search, one entry taken out, all of them (STO-01). */
export type SearchHistoryEvent =
  | { readonly type: 'searched'; readonly keyword: string }
  | { readonly type: 'removed'; readonly keyword: string }
  | { readonly type: 'cleared' }

/**
 * The search history after an event: newest first, none twice, at most 5 (STO-01). What changes nothing, an
 * unknown event too, gives back the very same list.
 */
export const searchHistory = (list: readonly string[], event: SearchHistoryEvent): readonly string[] => {
  switch (event.type) {
    case 'searched':
      return event.keyword === '' ? list : kept([event.keyword, ...list])
    case 'removed':
      return list.includes(event.keyword) ? list.filter((keyword) => keyword !== event.keyword) : list
    case 'cleared':
      return []
    default:
      return list
  }
}

const kept = (keywords: readonly string[]): readonly string[] =>
  [...new Set(keywords)].slice(0, MAX_SEARCH_HISTORY)

const entriesOf = (stored: string): readonly unknown[] => {
  try {
    const value: unknown = JSON.parse(stored)
    return Array.isArray(value) ? value : []
  } catch {
    return []
  }
}

/** The history as it was stored (JSON); what cannot be read counts as none (STO-01). */
export const parseSearchHistory = (stored: string | null): readonly string[] =>
  // Nothing stored becomes JSON's null, which is no list.
  kept(
    entriesOf(String(stored)).filter((entry): entry is string => typeof entry === 'string' && entry !== ''),
  )
