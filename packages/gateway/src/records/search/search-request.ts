import type { Viewer } from '@zhushutong/domain/access'
import type { Locks, RecordKind, RecordQuery, Sort } from '@zhushutong/domain/records'
import type { Cursor, Order } from './cursor'
import type { TimedOut } from './engine.ports'
import type { KeywordMatch } from './keyword'

export interface SearchRequest extends RecordQuery {
  /** From an earlier page's `nextCursor`; wins over pageNum. */
  readonly cursor?: string
}

/** A list as somebody asks for it, without its pages. */
export type ListRequest = Pick<SearchRequest, 'keyword' | 'filters' | 'sort' | 'match'>

export interface Asker {
  readonly viewer: Viewer
  /** ms; fixes what "近 7 天" means and what is expired. */
  readonly now: number
}

/** Why a call is not answered with records. */
export type Refusal =
  | { readonly error: 'login-needed' | 'not-found' | TimedOut['error'] }
  | { readonly error: 'invalid'; readonly field: string; readonly message: string }

/** A search that its reader may run: checked, and with the sort, cursor and locks that follow from the request. */
export interface AdmittedSearch {
  readonly kind: RecordKind
  readonly request: SearchRequest
  readonly match: KeywordMatch
  readonly sort: Sort
  /** The order as cursors name it. */
  readonly order: Order
  /** True when unexpired records come first, each part by `sort` (LST-06). */
  readonly isOpenFirst: boolean
  /** Of these parts the one that is searched. */
  readonly part?: 'open' | 'over'
  /** By relevance, and by `sort` among what fits alike (FND-01). */
  readonly isRanked: boolean
  readonly asker: Asker
  /** The columns that are closed to the reader. */
  readonly locks: Locks
  /** Records after this one only; null from the top. */
  readonly after: Cursor | null
}
