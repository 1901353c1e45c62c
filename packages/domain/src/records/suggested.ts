import { KINDS, type KindName, kindOfSegment } from './catalogue'
import type { RecordKind } from './kind'

/** Kinds whose hits are told at any search box, the most looked for first (SHL-08). */
const TOLD: readonly KindName[] = ['company', 'tender', 'winning', 'owner', 'person', 'planned']

/** Titles of the box's own kind that are shown at most (SHL-08). */
export const MAX_SUGGESTED_TITLES = 3
/** Hits of a kind are counted up to here while one types (SHL-08): the list itself counts further. */
export const MAX_SUGGESTED_COUNT = 1_000

/** The kinds that a search box tells the hits of: that of its category first, whichever it is (SHL-08). */
export const suggestedKinds = (type: string | undefined): readonly RecordKind[] => {
  const own = type === undefined ? undefined : kindOfSegment(type)
  const told = TOLD.flatMap((name) => KINDS.filter(({ kind }) => kind === name))
  return own ? [own, ...told.filter((kind) => kind !== own)] : told
}

/** Whether a kind's titles say something by themselves: names of people are shared by many (SHL-08). */
export const tellsTitles = (kind: RecordKind): boolean => kind.keyword === 'words'
