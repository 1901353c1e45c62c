import type {
  ChoiceCounts,
  Facet,
  Filter,
  HitRanges,
  RecordKind,
  RecordQuery,
  RelaxedSearch,
  StoredRecord,
  SynonymTable,
} from '@zhushutong/domain/records'
import type { Cursor } from './cursor'
import type { KeywordMatch } from './keyword'
import type { AdmittedSearch, TimedOut } from './search-request'

/** A menu of a list: its filters and their chosen values. */
export interface CountedMenu {
  readonly filters: readonly Filter[]
  readonly chosen: RecordQuery['filters']
}

export interface MenuCounts {
  readonly total: number
  readonly byFilter: Readonly<Record<string, ChoiceCounts>>
}

/** The arrivals of a kind in versions above `after`, up to and including `upTo`. */
export interface ArrivalSpan {
  readonly after: number
  readonly upTo: number
}

/** A record as stored, without the values of locked columns (ACC-02). */
export interface FoundRecord {
  readonly record: StoredRecord
  /** The value that the sort compares. */
  readonly place: number
  /** The rank of its title by relevance (FND-01), or its part in a list of two parts. */
  readonly rank?: number
}

/** Some records of a search in its order; `next` is null at the end. */
export interface FoundBatch {
  readonly records: readonly FoundRecord[]
  readonly next: Cursor | null
  /** The match of the keyword, if it was not searched as typed (FND-03). */
  readonly match?: KeywordMatch
}

export interface FoundPage extends FoundBatch {
  /** At most the engine's cap. */
  readonly total: number
  readonly totalIsCapped: boolean
  /** The latest collection time of the records, in ms; null for none. */
  readonly freshAt: number | null
}

export interface FoundArrivals {
  readonly records: readonly FoundRecord[]
  readonly total: number
}

/** Help for a search without results (SHL-08). */
export interface Alternatives {
  /** The only plausible correction of the keyword (FND-04). */
  readonly correction?: string
  /** Possible corrections of the keyword, the closest first. */
  readonly suggestedKeywords?: readonly string[]
  /** The totals without each single condition, the smallest first. */
  readonly relaxed?: readonly RelaxedSearch[]
  /** Near matches, with the matched ranges of each title. */
  readonly near?: ReadonlyArray<{ readonly record: StoredRecord; readonly hits: HitRanges }>
}

/** The number of records for each value of a filter; null for records without any of its values. */
export interface FacetCounts {
  readonly total: number
  readonly byFilter: Readonly<Record<string, ReadonlyMap<string | null, number>>>
}

export interface SuggestedTitle {
  readonly id: string
  readonly name: string
  readonly region: string | null
  /** The matched ranges of a name that was found by its sound or by a synonym. */
  readonly hits?: Array<[number, number]>
}

/**
 * The engine that finds records. It checks no permissions and masks nothing: search-records.ts does both around it.
 * Another engine would need the records (schema/), their pinyin and the token counts, and would have to return the same
 * records in the same order.
 */
export interface SearchEngine {
  /** The synonyms of keywords (VAL-22), edited by the staff; a change takes effect within 10 s. */
  loadSynonyms(): Promise<SynonymTable>
  /** The companies that merged ones lead to (DAT-32), by the ids of those. */
  findSurvivors(ids: readonly string[]): Promise<ReadonlyMap<string, string>>
  findPage(search: AdmittedSearch): Promise<FoundPage | TimedOut>
  /** `size` records from the cursor on, without a count. */
  findBatch(search: AdmittedSearch, size: number): Promise<FoundBatch | TimedOut>
  /** The first `size` records that were first stored in a span of their kind's versions, without paging. */
  findArrived(search: AdmittedSearch, span: ArrivalSpan, size: number): Promise<FoundArrivals | TimedOut>
  /** The number of records, exact up to `cap`; `cap` + 1 if there are more. Timeout after `ms`. */
  count(search: AdmittedSearch, cap: number, ms?: number): Promise<number | TimedOut>
  /** The counts of the result by each facet; null for more than `cap` records. Timeout after `ms`. */
  divide(
    search: AdmittedSearch,
    facets: readonly Facet[],
    cap: number,
    ms: number,
  ): Promise<FacetCounts | null | TimedOut>
  /**
   * The number of records for each choice of a menu under the other conditions; null if more than `cap` records meet
   * these. Timeout after `ms`.
   */
  countChoices(
    search: AdmittedSearch,
    menu: CountedMenu,
    cap: number,
    ms: number,
  ): Promise<MenuCounts | null | TimedOut>
  /** Called for an empty first page. */
  findAlternatives(search: AdmittedSearch): Promise<Alternatives | TimedOut>
  /** Up to five titles of a kind for a typed text: titles that begin with it, sound like it or contain it. */
  suggestTitles(kind: RecordKind, text: string): Promise<SuggestedTitle[]>
}
