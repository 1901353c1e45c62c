import { CHANGE_KINDS, type EventKindKey, listEventKinds } from '../history'
import { credit, findKind, type RecordKind } from '../records'
import { listSearches, type Subject } from './subject'

/** The record whose changes a subscription reports; null for a search and a channel (DAT-69). */
export function findFollowed(subject: Subject): { readonly kind: RecordKind; readonly id: string } | null {
  if (!('id' in subject)) return null
  const kind = findKind(subject.of === 'record' ? subject.module : subject.of)
  return kind ? { kind, id: subject.id } : null
}

/** Records whose changes a subscription reports: the followed one, or those of another kind that name it. */
interface FollowedRecords {
  readonly kind: RecordKind
  /** The filter of `kind` by the followed record; null for the record itself. */
  readonly by: string | null
  readonly id: string
}

/** The records whose changes a subscription reports: a company's also its credit record (DAT-72). */
export function listFollowed(subject: Subject): readonly FollowedRecords[] {
  const followed = findFollowed(subject)
  if (!followed) return []
  const own = { ...followed, by: null }
  return subject.of === 'company' ? [own, { kind: credit, by: 'company', id: subject.id }] : [own]
}

/** The kinds of changes that a subscription of a record can report; none for other subjects (DAT-69). */
export function listChangeKinds(subject: Subject): readonly EventKindKey[] {
  const kinds = new Set(
    listFollowed(subject).flatMap(({ kind }) => listEventKinds(kind.kind).map(({ key }) => key)),
  )
  return CHANGE_KINDS.filter((key) => kinds.has(key))
}

/**
 * The kinds of changes that a member chose for a subscription; all of them without a choice, also those of later versions
 * (DAT-69).
 */
export function listChosenKinds(subject: Subject, chosen: readonly string[] | null): readonly EventKindKey[] {
  const kinds = listChangeKinds(subject)
  return chosen === null ? kinds : kinds.filter((key) => chosen.includes(key))
}

/** The kinds of record whose news a subscription reports. */
export function listReportedKinds(subject: Subject): readonly RecordKind[] {
  const followed = listFollowed(subject).map(({ kind }) => kind)
  const kinds = listSearches(subject).map(({ kind }) => kind)
  return [...new Set([...kinds, ...followed])]
}
