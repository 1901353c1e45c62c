import type { Viewer } from '@zhushutong/domain/access'
import type { Column, Locks, RecordKind, RecordQuery, Sort, SynonymTable } from '@zhushutong/domain/records'
import type { Cursor, Order } from './cursor'
import type { KeywordMatch } from './keyword'

/** A read that exceeded its time limit ('timeout'), or that did not start because too many were waiting ('busy'). */
export interface TimedOut {
  readonly error: 'timeout' | 'busy'
}

export interface SearchRequest extends RecordQuery {
  /** The `nextCursor` of an earlier page; takes precedence over pageNum. */
  readonly cursor?: string
}

export type ListRequest = Pick<SearchRequest, 'keyword' | 'filters' | 'sort' | 'match'>

export interface Asker {
  readonly viewer: Viewer
  /** In ms; the reference for "近 7 天" and for expiry. */
  readonly now: number
}

export type Refusal =
  | { readonly error: 'login-needed' | 'not-found' | TimedOut['error'] }
  | { readonly error: 'invalid'; readonly field: string; readonly message: string }

/** A checked search that its reader may run, with the sort, cursor and locks that follow from the request. */
export interface AdmittedSearch {
  readonly kind: RecordKind
  readonly request: SearchRequest
  readonly match: KeywordMatch
  /** The synonyms of the match, for other readings of its keyword. */
  readonly synonyms: SynonymTable
  readonly sort: Sort
  /** The order that cursors name. */
  readonly order: Order
  /** True when unexpired records come first, each part by `sort` (LST-06). */
  readonly isOpenFirst: boolean
  /** The part that is searched, in a list of two parts. */
  readonly part?: 'open' | 'over'
  /** True for the order of relevance; records of equal rank are ordered by `sort` (FND-01). */
  readonly isRanked: boolean
  readonly asker: Asker
  readonly locks: Locks
  /** The columns to read; those of a list if absent. */
  readonly columns?: readonly Column[]
  /** Only records after this cursor; null from the top. */
  readonly after: Cursor | null
}
