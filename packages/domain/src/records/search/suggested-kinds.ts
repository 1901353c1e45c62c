import type { RecordKind } from '../catalogue/kind'
import { findKindBySegment, KINDS, type KindName } from '../kinds/catalogue'

/** The kinds whose hit counts are suggested at every search box, the most popular first (SHL-08). */
const DEFAULT_KINDS: readonly KindName[] = ['company', 'tender', 'winning', 'owner', 'person', 'planned']

/** Maximum number of suggested titles of the box's own kind. */
export const MAX_SUGGESTED_TITLES = 3
/** Maximum hit count per kind while typing; the list itself counts further. */
export const MAX_SUGGESTED_COUNT = 1_000

/** The kinds whose hit counts a search box suggests, its own category first. */
export function listSuggestedKinds(type: string | undefined): readonly RecordKind[] {
  const recordKind = type === undefined ? undefined : findKindBySegment(type)
  const kinds = DEFAULT_KINDS.flatMap((name) => KINDS.filter(({ kind }) => kind === name))
  return recordKind ? [recordKind, ...kinds.filter((kind) => kind !== recordKind)] : kinds
}

/** True when titles of a kind are suggested: not names of people, which many people share. */
export function suggestsTitles(kind: RecordKind): boolean {
  return kind.keyword === 'words'
}
