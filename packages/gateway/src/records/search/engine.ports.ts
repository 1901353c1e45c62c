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
import type { AdmittedSearch } from './search-request'

/** A menu of a list: its filters, and what is chosen in them. */
export interface CountedMenu {
  readonly filters: readonly Filter[]
  readonly chosen: RecordQuery['filters']
}

/** What each choice of a menu finds. */
export interface MenuCounts {
  readonly total: number
  readonly byFilter: Readonly<Record<string, ChoiceCounts>>
}

/** What came to a kind after one version of it and up to another. */
export interface ArrivalSpan {
  readonly after: number
  readonly upTo: number
}

/** A record as it is stored, but for the locked columns, of which an engine gives no value (ACC-02). */
export interface FoundRecord {
  readonly record: StoredRecord
  /** Where it stands in the order of the sort. */
  readonly place: number
  /** How well its title fits the keyword, where that is the order (FND-01). */
  readonly rank?: number
}

/** Some records of a search in its order; `next` is null behind the last. */
export interface FoundBatch {
  readonly records: readonly FoundRecord[]
  readonly next: Cursor | null
  /** How the keyword was understood, where that is not as it is typed (FND-03). */
  readonly match?: KeywordMatch
}

export interface FoundPage extends FoundBatch {
  /** Counted up to the engine's cap. */
  readonly total: number
  readonly totalIsCapped: boolean
  /** When the latest of them was collected, ms; null for none. */
  readonly freshAt: number | null
}

/** The first records of a search among those that came in a span, and how many came. */
export interface FoundArrivals {
  readonly records: readonly FoundRecord[]
  readonly total: number
}

/** What helps where a search found nothing (SHL-08). */
export interface Alternatives {
  /** The one keyword that was clearly meant (FND-04). */
  readonly correction?: string
  /** Keywords that may have been meant, the closest first. */
  readonly suggestedKeywords?: readonly string[]
  /** What is found without one of the conditions, the fewest first. */
  readonly relaxed?: readonly RelaxedSearch[]
  /** Near matches, with where each title meets the keyword. */
  readonly near?: ReadonlyArray<{ readonly record: StoredRecord; readonly hits: HitRanges }>
}

/** How many of a result have each value of a filter; null: none of its values. */
export interface FacetCounts {
  readonly total: number
  readonly byFilter: Readonly<Record<string, ReadonlyMap<string | null, number>>>
}

export interface SuggestedTitle {
  readonly id: string
  readonly name: string
  readonly region: string | null
  /** Where a name that was typed by its sound, or found by a synonym, meets it. */
  readonly hits?: Array<[number, number]>
}

/** A read that was cut off at its limit ('timeout'), or that never began, as too many were before it ('busy'). */
export interface TimedOut {
  readonly error: 'timeout' | 'busy'
}

/**
 * What finds records. It is asked only what the reader may ask and masks nothing: search-records.ts stands before it
 * and does both. An engine of its own needs the records (schema/), their pinyin and the counts it goes by, and gives
 * the same records in the same order as any other.
 */
export interface SearchEngine {
  /** What keywords are also searched as (VAL-22), as the staff keep it; a change counts within 10 s. */
  loadSynonyms(): Promise<SynonymTable>
  /** The page that the request names, with its total. */
  findPage(search: AdmittedSearch): Promise<FoundPage | TimedOut>
  /** `size` records from the cursor on; nothing is counted. */
  findBatch(search: AdmittedSearch, size: number): Promise<FoundBatch | TimedOut>
  /** The first `size` of those that were first stored in a span of their kind's versions; nothing is paged. */
  findArrived(search: AdmittedSearch, span: ArrivalSpan, size: number): Promise<FoundArrivals | TimedOut>
  /** How many there are, exactly up to `cap` and one more where there are more; given up after `ms`. */
  count(search: AdmittedSearch, cap: number, ms?: number): Promise<number | TimedOut>
  /** How the result divides by each facet; null where it has more than `cap`. Given up after `ms`. */
  divide(
    search: AdmittedSearch,
    facets: readonly Facet[],
    cap: number,
    ms: number,
  ): Promise<FacetCounts | null | TimedOut>
  /** How many each choice of a menu finds beside the other conditions; null where these find more than `cap`. */
  countChoices(
    search: AdmittedSearch,
    menu: CountedMenu,
    cap: number,
    ms: number,
  ): Promise<MenuCounts | null | TimedOut>
  /** Asked where a first page is empty. */
  findAlternatives(search: AdmittedSearch): Promise<Alternatives | TimedOut>
  /** Up to five titles of a kind for what is being typed: such as begin with it, sound like it or contain it. */
  suggestTitles(kind: RecordKind, text: string): Promise<SuggestedTitle[]>
}
