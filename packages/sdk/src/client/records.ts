import type { KindName, KindOf, RecordListItem, RecordPage, RecordView } from '@zhushutong/domain/records'
import type { Input } from '../checks/checks'
import { withFields } from '../checks/input'
import type { RecordEndpoints } from '../contract/records/records.contract'
import type { ResultOf } from '../contract/shape/endpoint'
import type { ClientCall } from './call'
import { type Caller, mapCall } from './caller'
import { type ChangingResource, createChanges, type RecordChange } from './changes'
import type { Call, CallOptions } from './options'
import { createPagedCall, type PagedCall, type PageOptions } from './pages'

export type FilterKey<N extends KindName> = KindOf<N>['filters'][number]['key']
export type SortKey<N extends KindName> =
  | KindOf<N>['sorts'][number]['key']
  | (KindOf<N>['keyword'] extends 'words' ? 'relevance' : never)

/** A whole record of a kind as visible to the caller's token; money in fen, times in ms. */
export type RecordOf<N extends KindName> = RecordView<KindOf<N>>

/** A record of a list of a kind, without the large values of a whole record. */
export type RecordItemOf<N extends KindName> = RecordListItem<KindOf<N>>

export interface RecordSearch<N extends KindName> {
  readonly keyword?: string
  /** Option values, region codes, preset names or 'min~max', by the kind's filter keys. */
  readonly filters?: { readonly [K in FilterKey<N>]?: readonly string[] }
  /** Default: by relevance with a keyword. */
  readonly sort?: SortKey<N>
  /**
   * literal: searches only the keyword as typed. corrected: a keyword without results but with one clear
   * typing error, or in pinyin, is corrected; `searchedInstead` names the corrected keyword. Default: also searches
   * looser readings of a keyword without results (place, legal form, two words), and a place and a short name with
   * few results as two words.
   */
  readonly match?: 'literal' | 'corrected'
  /** From 1; up to record 10,000; beyond that use `cursor`. */
  readonly pageNum?: number
  /** Records of a page: 10, 20, 30, 40, 50 or 100. Default 10; while iterating, 100 from the second page on. */
  readonly pageSize?: number
  /** `nextCursor` of an earlier page; takes precedence over pageNum. */
  readonly cursor?: string
}

export interface RecordExport<N extends KindName>
  extends Pick<RecordSearch<N>, 'keyword' | 'filters' | 'sort'> {
  readonly format?: 'xlsx' | 'csv'
  /** true: returns only the size and cost of the file. */
  readonly preview?: boolean
  /** The cost shown to the user, in fen; rejected if it has changed. */
  readonly businessPrice?: number
}

type ExportOffer = ResultOf<RecordEndpoints['export']>

/** An export call: with `preview: true` the answer is the cost alone, otherwise it has a job. */
export interface ExportCall<Input, Offer extends { readonly job: object | null }> {
  (input: Input & { readonly preview: true }, options?: CallOptions): Call<Offer & { readonly job: null }>
  (
    input?: Input & { readonly preview?: false },
    options?: CallOptions,
  ): Call<Offer & { readonly job: NonNullable<Offer['job']> }>
  (input?: Input, options?: CallOptions): Call<Offer>
}

type ChangePage<N extends KindName> = Omit<ResultOf<RecordEndpoints['changes']>, 'records'> & {
  readonly records: readonly RecordChange<RecordItemOf<N>>[]
}

export interface RecordResource<N extends KindName> extends ChangingResource<RecordItemOf<N>> {
  /**
   * Searches records of this kind by keyword and conditions; awaiting gives the first page. `for await` gives all
   * records, by cursor, also beyond record 10,000. A keyword needs a token; without one, or without a membership,
   * some values are masked and listed in `record.locks`.
   * @throws PortalError unauthorized, validation (names the field), rateLimited …
   */
  readonly search: (query?: RecordSearch<N>, options?: PageOptions) => PagedCall<RecordPage<RecordItemOf<N>>>
  /** One complete record. @throws PortalError notFound, … */
  readonly detail: (input: { readonly id: string }, options?: CallOptions) => Call<RecordOf<N>>
  /** One page of what changed after a cursor; `since` reads all pages. */
  readonly changes: (
    input?: { readonly cursor?: string; readonly pageSize?: number },
    options?: CallOptions,
  ) => Call<ChangePage<N>>
  /** Exports a whole list to a file (MEM-02); `client.exports.toFile` or `download` waits for it. Cost in fen. */
  readonly export: ExportCall<RecordExport<N>, ExportOffer>
}

export type RecordResources = { readonly [N in KindName as KindOf<N>['resource']]: RecordResource<N> }

const NEXT_PAGE_SIZE = 100

/** The calls of one kind. */
export type RecordCalls = { readonly [Name in keyof RecordEndpoints]: ClientCall }

/** The methods of one kind; the types come from the kind's declaration. */
export function createRecordResource(calls: RecordCalls, call: Caller) {
  type Item = RecordPage<RecordItemOf<KindName>>
  const search = (query: { readonly pageSize?: number } = {}, options?: PageOptions) => {
    const ask = (more: Input) => call(calls.search, withFields(query, more), options) as Call<Item>
    return createPagedCall(
      ask({}),
      ({ nextCursor, pageSize, pageNum }, isIterating) => {
        if (!nextCursor) return null
        const size = query?.pageSize ?? (isIterating ? NEXT_PAGE_SIZE : pageSize)
        // The gateway counts pages by number only.
        const countOn = (page: Item) => ({ ...page, pageNum: pageNum + 1 })
        const askNext = () => mapCall(ask({ pageSize: size, cursor: nextCursor }), countOn)
        return { cursor: nextCursor, ask: askNext }
      },
      options,
    )
  }
  type Changes = Call<ChangePage<KindName>>
  const changes = (input: object = {}, options?: CallOptions) =>
    call(calls.changes, input, options) as Changes
  return {
    search,
    changes,
    since: (cursor?: string | null, options?: CallOptions) =>
      createChanges<RecordItemOf<KindName>>((input) => changes(input, options), cursor),
    detail: (input: unknown, options?: CallOptions) => call(calls.detail, input, options),
    export: (input: unknown = {}, options?: CallOptions) => call(calls.export, input, options),
  }
}
