import { CHANGE_KINDS, type EventKindKey, listEventKinds } from '../history'
import { findKind, type RecordKind } from '../records'
import { listSearches, type Subject } from './subject'

/** The record whose changes a subscription reports; null for a search and a channel (DAT-69). */
export function findFollowed(subject: Subject): { readonly kind: RecordKind; readonly id: string } | null {
  if (!('id' in subject)) return null
  const kind = findKind(subject.of === 'record' ? subject.module : subject.of)
  return kind ? { kind, id: subject.id } : null
}

/** The kinds of changes that a subscription of a record can report; none for other subjects (DAT-69). */
export function listChangeKinds(subject: Subject): readonly EventKindKey[] {
  const followed = findFollowed(subject)
  const kinds = new Set(followed ? listEventKinds(followed.kind.kind).map(({ key }) => key) : [])
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
  const followed = findFollowed(subject)
  const kinds = listSearches(subject).map(({ kind }) => kind)
  return [...new Set([...kinds, ...(followed ? [followed.kind] : [])])]
}
