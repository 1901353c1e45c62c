import type { Failure, RecordPage, RecordView } from '../records'
import type { Comquery } from './comquery'

/** How many companies meet something: at most 10,000; `totalIsCapped` says that there are more (MEM-01). */
export interface Counted {
  readonly total: number
  readonly totalIsCapped: boolean
}

/** What each condition alone would leave, by its key, and what all together do. */
export interface ComqueryPreview extends Counted {
  readonly parts: ReadonlyArray<Counted & { readonly key: string; readonly sentence: string }>
}

/** What of a company meets one condition: how many records, and their amount (fen) where it is asked of and open. */
export interface Evidence {
  readonly key: string
  readonly count: number
  readonly amount: number | null
}

export interface ComqueryFound {
  readonly record: RecordView
  readonly evidence: readonly Evidence[]
}

/** A page of companies, with what each condition alone would leave. */
export type ComqueryPage = Omit<RecordPage<ComqueryFound>, 'nextCursor' | 'freshAt'> &
  Pick<ComqueryPreview, 'parts'>

/** Where combined queries are answered, for the reader that the implementation stands for. */
export interface ComqueryLookup {
  search(query: Comquery): Promise<ComqueryPage | Failure>
  preview(query: Comquery): Promise<ComqueryPreview | Failure>
}
