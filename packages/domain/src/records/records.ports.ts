import type { HitRanges, RecordView } from './kind'
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
  /** Keywords close to the one that found nothing, each of which finds something (SHL-08). */
  readonly suggestedKeywords?: readonly string[]
  /** What would be found without one of the conditions of a search that found nothing (SHL-08). */
  readonly loosened?: readonly LoosenedSearch[]
  /** Records that come near to a keyword that found nothing, the closest first (SHL-08). */
  readonly near?: readonly R[]
}

/** A search without one of its conditions. `total` is at most 10,000; `totalIsCapped` says that there are more. */
export interface LoosenedSearch {
  /** 'keyword', or the key of the filter that was left out. */
  readonly drop: string
  readonly total: number
  readonly totalIsCapped: boolean
}

export interface Suggestion {
  readonly id: string
  readonly name: string
  /** GB/T 2260 code; null where it is not known. */
  readonly region: string | null
  /** Where the name meets what was typed, pinyin and initials included; the text's own place where absent. */
  readonly hits?: HitRanges
}

/** Why a look-up gave nothing: the gateway's code, a message for the screen, and the HTTP status (0: no answer). */
export interface Failure {
  readonly error: string
  readonly message: string
  readonly status: number
}

/** Where records of any kind are looked up, masked for the reader that the implementation stands for. */
export interface RecordLookup {
  search(kind: string, query: RecordQuery): Promise<RecordPage<RecordView> | Failure>
  detail(kind: string, id: string): Promise<{ readonly record: RecordView } | Failure>
  /** At most five companies whose names begin so (SHL-08). */
  suggest(text: string): Promise<readonly Suggestion[] | Failure>
}
