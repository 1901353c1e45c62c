/** Debounce of suggestions while typing, in ms. */
export const SUGGESTION_DEBOUNCE_MS = 200
/** Maximum number of suggestions shown. */
export const MAX_SUGGESTIONS = 5
/** Delay before a clicked tab opens, in ms (NAV-15). */
export const TAB_CLICK_DELAY_MS = 300
