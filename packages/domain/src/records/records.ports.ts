import type { DailyLimit, HitRanges, RecordView } from './catalogue/kind'
import type { RecordQuery } from './search/query'

/** One page of a search. `total` is at most 10,000; `totalIsCapped`: there are more (MEM-01). */
export interface RecordPage<R> {
  readonly records: readonly R[]
  readonly total: number
  readonly totalIsCapped: boolean
  readonly pages: number
  readonly pageNum: number
  readonly pageSize: number
  /** Continues after the last record of this page; null at the end. */
  readonly nextCursor: string | null
  /** The time at which the newest record of the result was collected, ms since epoch; null if nothing is found. */
  readonly freshAt: number | null
  /** The keyword searched in place of a keyword with a clear slip, which finds nothing (FND-04). */
  readonly searchedInstead?: string
  /** Keywords similar to one that found nothing, each with results ("did you mean") (SHL-08). */
  readonly suggestedKeywords?: readonly string[]
  /** For a search that found nothing: the results without one of its conditions (SHL-08). */
  readonly loosened?: readonly RelaxedSearch[]
  /** Records similar to a keyword that found nothing, the most similar first (SHL-08). */
  readonly near?: readonly R[]
  readonly dailyLimit?: DailyLimit
}

/** A search without one of its conditions. `total` is at most 1,000; `totalIsCapped`: there are more. */
export interface RelaxedSearch {
  /** 'keyword', or the key of the filter that was left out. */
  readonly drop: string
  readonly total: number
  readonly totalIsCapped: boolean
}

export interface Suggestion {
  readonly id: string
  readonly name: string
  /** GB/T 2260 code; null if unknown. */
  readonly region: string | null
  /**
   * The range of the name that matches the typed text, also by pinyin or initials; if absent, the occurrence of the
   * text itself.
   */
  readonly hits?: HitRanges
}

/** A failed lookup: the gateway's code, a message for the screen, and the HTTP status (0: no answer). */
export interface Failure {
  readonly error: string
  readonly message: string
  readonly status: number
  /** The number of the request in the gateway's logs (ERR-04). */
  readonly requestId?: string | null
}

/** Lookups of records of any kind, masked for the viewer to whom the implementation belongs. */
export interface RecordLookup {
  search(kind: string, query: RecordQuery): Promise<RecordPage<RecordView> | Failure>
  detail(kind: string, id: string): Promise<{ readonly record: RecordView } | Failure>
  /** At most five companies whose names start with the text (SHL-08). */
  suggest(text: string): Promise<readonly Suggestion[] | Failure>
}
