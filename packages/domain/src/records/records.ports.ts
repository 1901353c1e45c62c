import type { KindName, KindOf } from './catalogue'
import type { RecordView } from './kind'
import type { RecordQuery } from './query'

/** One page of a search. `total` is at most 10,000; `totalIsCapped` says that there are more (MEM-01). */
export interface RecordPage<R> {
  readonly records: readonly R[]
  readonly total: number
  readonly totalIsCapped: boolean
  readonly pages: number
  readonly pageNum: number
  readonly pageSize: number
  /** Goes on behind the last record of this page; null at the end. */
  readonly nextCursor: string | null
  /** ms since epoch of the newest collection in the result set; null when nothing is found. */
  readonly freshAt: number | null
}

export interface Suggestion {
  readonly kind: string
  readonly id: string
  readonly name: string
}

export type Failure = { readonly error: string; readonly message: string; readonly status: number }

/** Where records are looked up. Masked for the caller that the implementation stands for. */
export interface RecordLookup {
  search<N extends KindName>(
    kind: N,
    query: RecordQuery,
  ): Promise<RecordPage<RecordView<KindOf<N>>> | Failure>
  detail<N extends KindName>(kind: N, id: string): Promise<RecordView<KindOf<N>> | Failure>
  suggest(text: string): Promise<readonly Suggestion[] | Failure>
}
