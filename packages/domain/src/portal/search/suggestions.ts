import type { HitRanges, Suggestion } from '../../records'

/** The suggestions of one kind of record for the typed text (SHL-08). */
export interface KindSuggestion {
  /** The query key of the kind's search category, and the first segment of its list (SHL-01). */
  readonly type: string
  readonly label: string
  readonly classifier: string
  /** At most 1,000; `totalIsCapped` is true if there are more. */
  readonly total: number
  readonly totalIsCapped: boolean
  /** The first titles of the list; only for the kind selected in the search box. */
  readonly titles: readonly SuggestedTitle[]
}

/** A record suggested by its title (SHL-08). */
export interface SuggestedTitle {
  readonly id: string
  readonly name: string
  /** An expired record has its own URL (NAV-20). */
  readonly expired: boolean
  readonly hits?: HitRanges
}

/**
 * The suggestions of all kinds for a text. `isComplete` is false if time ran out before all kinds were searched
 * (SHL-08).
 */
export interface KindSuggestions {
  readonly records: readonly KindSuggestion[]
  readonly isComplete: boolean
}

/**
 * True when a text was found in no kind (SHL-08). Null is a kind that was not searched or did not answer: then the
 * result is unknown, and false.
 */
export function isFoundNowhere(
  companies: readonly Suggestion[] | null,
  kinds: KindSuggestions | null,
): boolean {
  return companies?.length === 0 && kinds !== null && kinds.isComplete && kinds.records.length === 0
}
