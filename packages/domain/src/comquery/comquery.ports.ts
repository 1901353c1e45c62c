import type { Failure, RecordPage, RecordView } from '../records'
import type { Comquery } from './comquery'

/** A number of companies, at most 10,000; `totalIsCapped` is true when there are more (MEM-01). */
export interface CappedCount {
  readonly total: number
  readonly totalIsCapped: boolean
}

/** The count for each condition alone, by its key, and for all conditions together. */
export interface ComqueryPreview extends CappedCount {
  readonly parts: ReadonlyArray<CappedCount & { readonly key: string; readonly sentence: string }>
}

/**
 * The evidence that a company meets one condition: the number of records, and their total amount (fen) if the condition
 * is about it and the viewer may see it.
 */
export interface Evidence {
  readonly key: string
  readonly count: number
  /** The sum (COV-02); null where nothing is summed, or the viewer may not see it. */
  readonly amount: number | null
  readonly unpriced: number | null
  readonly foreign: number | null
  readonly doubted: number | null
}

export interface ComqueryHit {
  readonly record: RecordView
  readonly evidence: readonly Evidence[]
  /** The company's codes of the asked qualifications: D110A (LST-10). */
  readonly qualifications: readonly string[]
}

/** A page of companies, with the count for each condition alone. */
export type ComqueryPage = Omit<RecordPage<ComqueryHit>, 'nextCursor' | 'freshAt'> &
  Pick<ComqueryPreview, 'parts'>

/** Combined queries on behalf of the viewer to whom the implementation belongs. */
export interface ComqueryLookup {
  search(query: Comquery): Promise<ComqueryPage | Failure>
  preview(query: Comquery): Promise<ComqueryPreview | Failure>
}
