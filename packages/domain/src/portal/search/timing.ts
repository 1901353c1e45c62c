/** Debounce of suggestions while typing, in ms (SHL-08). */
export const SUGGESTION_DEBOUNCE_MS = 200
/** Maximum number of suggestions shown (SHL-08). */
export const MAX_SUGGESTIONS = 5
/** Delay before a clicked tab opens, in ms (NAV-15). */
export const TAB_CLICK_DELAY_MS = 300
