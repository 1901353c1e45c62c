import { KINDS, type KindName, kindOfSegment } from './catalogue'
import type { HitRanges, RecordKind } from './kind'

/** Kinds whose hits are told at any search box, the most looked for first (SHL-08). */
const TOLD: readonly KindName[] = ['company', 'tender', 'winning', 'owner', 'person', 'planned']

/** Titles of the box's own kind that are shown at most (SHL-08). */
export const MAX_SUGGESTED_TITLES = 3
/** Hits of a kind are counted up to here while one types (SHL-08): the list itself counts further. */
export const MAX_SUGGESTED_COUNT = 1_000

/** What one kind has for a text that is being typed (SHL-08). */
export interface KindSuggestion {
  /** First segment of the kind's list, and the query key of its search category (SHL-01). */
  readonly type: string
  readonly label: string
  readonly classifier: string
  /** At most 1,000; `totalIsCapped` says that there are more. */
  readonly total: number
  readonly totalIsCapped: boolean
  /** Of the box's own kind, the first of its list. */
  readonly titles: readonly SuggestedTitle[]
}

export interface SuggestedTitle {
  readonly id: string
  readonly name: string
  readonly hits?: HitRanges
}

/** What the kinds have for a text. `isComplete` is false where time was over before all of them were asked (SHL-08). */
export interface KindSuggestions {
  readonly records: readonly KindSuggestion[]
  readonly isComplete: boolean
}

/** The kinds that a search box tells the hits of: that of its category first, whichever it is (SHL-08). */
export const suggestedKinds = (type: string | undefined): readonly RecordKind[] => {
  const own = type === undefined ? undefined : kindOfSegment(type)
  const told = TOLD.flatMap((name) => KINDS.filter(({ kind }) => kind === name))
  return own ? [own, ...told.filter((kind) => kind !== own)] : told
}

/** Whether a kind's titles say something by themselves: names of people are shared by many (SHL-08). */
export const tellsTitles = (kind: RecordKind): boolean => kind.keyword === 'words'
