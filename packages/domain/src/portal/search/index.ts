export { DEFAULT_SEARCH_KEY, findSearchCategory, SEARCH_CATEGORIES } from './categories'
export { findHitRanges } from './highlight'
export {
  parseSearchHistory,
  SEARCH_HISTORY_KEY,
  type SearchHistoryEvent,
  updateSearchHistory,
} from './history'
export { isLongKeyword, LONG_KEYWORD_TEXT, MAX_KEYWORD_LENGTH, parseKeyword, trimKeyword } from './keyword'
export { EMPTY_RESULT, SEARCH_HELP } from './results'
export { isFoundNowhere, type KindSuggestion, type KindSuggestions, type SuggestedTitle } from './suggestions'
export { TAB_MARKS, updateBadge, VALUE_ADDED_TABS } from './tabs'
export { takesCompanies } from './takes-companies'
export { MAX_SUGGESTIONS, SUGGESTION_DEBOUNCE_MS, TAB_CLICK_DELAY_MS } from './timing'
