export const SEARCH_HISTORY_KEY = 'SEARCH_HISTORY'
export const MAX_SEARCH_HISTORY = 5

export type SearchHistoryEvent =
  | { readonly type: 'searched'; readonly keyword: string }
  | { readonly type: 'removed'; readonly keyword: string }
  | { readonly type: 'cleared' }

/** The search history after an event: newest first, none twice, at most 5 (STO-01). */
export const searchHistory = (list: readonly string[], event: SearchHistoryEvent): readonly string[] => {
  if (event.type === 'cleared') return []
  const others = list.filter((keyword) => keyword !== event.keyword)
  if (event.type === 'removed') return others
  return event.keyword === '' ? list : [event.keyword, ...others].slice(0, MAX_SEARCH_HISTORY)
}

const parsed = (stored: string): unknown => {
  try {
    return JSON.parse(stored)
  } catch {
    return null
  }
}

/** The history as it was stored (JSON); what cannot be read counts as none. */
export const parseSearchHistory = (stored: string | null): readonly string[] => {
  const value = stored === null ? null : parsed(stored)
  if (!Array.isArray(value)) return []
  const texts = value.filter((entry): entry is string => typeof entry === 'string' && entry !== '')
  return [...new Set(texts)].slice(0, MAX_SEARCH_HISTORY)
}
