/** A suggestion is asked for once typing rests this long, in ms (SHL-08). */
export const SUGGESTION_DEBOUNCE_MS = 200
/** Suggestions shown at most (SHL-08). */
export const MAX_SUGGESTIONS = 5
/** A tab opens this long after its click, in ms (NAV-15). */
export const TAB_CLICK_DELAY_MS = 300
