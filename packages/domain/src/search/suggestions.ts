import type { HitRanges, Suggestion } from '../records'

/** What one kind of record has for a text that is being typed (SHL-08). */
export interface KindSuggestion {
  /** The query key of the kind's search category, and the first segment of its list (SHL-01). */
  readonly type: string
  readonly label: string
  readonly classifier: string
  /** At most 1,000; `totalIsCapped` says that there are more. */
  readonly total: number
  readonly totalIsCapped: boolean
  /** Of the box's own kind, the first of its list. */
  readonly titles: readonly SuggestedTitle[]
}

/** A record that is suggested by its title (SHL-08). */
export interface SuggestedTitle {
  readonly id: string
  readonly name: string
  /** An expired record has an address of its own (NAV-20). */
  readonly expired: boolean
  readonly hits?: HitRanges
}

/** What the kinds have for a text. `isComplete` is false where time was over before all were asked (SHL-08). */
export interface KindSuggestions {
  readonly records: readonly KindSuggestion[]
  readonly isComplete: boolean
}

/**
 * Whether a text was found in no kind, so that this may be said (SHL-08). Null stands for what was not asked or did
 * not answer: of that nobody knows.
 */
export const foundNothing = (
  companies: readonly Suggestion[] | null,
  kinds: KindSuggestions | null,
): boolean => companies?.length === 0 && kinds !== null && kinds.isComplete && kinds.records.length === 0
