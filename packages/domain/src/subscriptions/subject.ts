import { findChannel } from '../content'
import { checkQuery, EMPTY_QUERY, findKind, KINDS, type QueryProblem, type RecordKind } from '../records'

/** The subject of a subscription (SUB-01): a saved search, a followed company, owner or other record, a channel. */
export type Subject =
  | {
      readonly of: 'search'
      /** Name of the kind of record. */
      readonly module: string
      readonly keyword: string
      readonly filters: Readonly<Record<string, readonly string[]>>
    }
  | { readonly of: 'company' | 'owner'; readonly id: string }
  /** A record of any kind with a page, such as a person: its changes only (DAT-69). */
  | { readonly of: 'record'; readonly module: string; readonly id: string }
  | { readonly of: 'channel'; readonly channel: string }

/** A search that a subscription runs on one kind of record. */
interface SubscribedSearch {
  readonly kind: RecordKind
  readonly keyword: string
  readonly filters: Readonly<Record<string, readonly string[]>>
}

const hasReference = (kind: RecordKind, key: string): boolean =>
  kind.filters.some((filter) => filter.key === key && filter.type === 'reference')

/** The searches of a subject: one, or for a followed company or owner one for each kind that names it (SUB-01). */
export function listSearches(subject: Subject): readonly SubscribedSearch[] {
  switch (subject.of) {
    case 'search': {
      const kind = findKind(subject.module)
      return kind ? [{ kind, keyword: subject.keyword, filters: subject.filters }] : []
    }
    case 'record':
    case 'channel':
      return []
    default:
      return KINDS.filter((kind) => hasReference(kind, subject.of)).map((kind) => ({
        kind,
        keyword: '',
        filters: { [subject.of]: [subject.id] },
      }))
  }
}

const sorted = (filters: Readonly<Record<string, readonly string[]>>) =>
  Object.entries(filters)
    .filter(([, values]) => values.length > 0)
    .map(([key, values]) => [key, [...values].sort()] as const)
    .sort(([a], [b]) => (a < b ? -1 : 1))

/**
 * A key that is equal for equal subjects, independent of surrounding spaces and filter order: an account has each only once
 * (SUB-01).
 */
export function formatSubjectKey(subject: Subject): string {
  switch (subject.of) {
    case 'search':
      return JSON.stringify(['search', subject.module, subject.keyword.trim(), sorted(subject.filters)])
    case 'channel':
      return JSON.stringify(['channel', subject.channel])
    case 'record':
      return JSON.stringify(['record', subject.module, subject.id])
    default:
      return JSON.stringify([subject.of, subject.id])
  }
}

/** Problems of a subscription's subject; empty if it is valid. */
export function checkSubject(subject: Subject): readonly QueryProblem[] {
  switch (subject.of) {
    case 'search': {
      const kind = findKind(subject.module)
      if (!kind) return [{ field: 'module', message: '没有这种数据' }]
      return checkQuery(kind, { ...EMPTY_QUERY, keyword: subject.keyword, filters: subject.filters })
    }
    case 'channel':
      return findChannel(subject.channel) ? [] : [{ field: 'channel', message: '没有这个栏目' }]
    case 'record': {
      const kind = findKind(subject.module)
      return kind && kind.detailPath !== 'none' ? [] : [{ field: 'module', message: '没有这种数据' }]
    }
    default:
      return []
  }
}
