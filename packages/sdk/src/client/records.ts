import {
  KINDS,
  type KindName,
  type KindOf,
  type RecordListItem,
  type RecordPage,
  type RecordView,
} from '@zhushutong/domain/records'
import type { RecordEndpoints } from '../contract/records/records.contract'
import type { ResultOf } from '../contract/shape/endpoint'
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

/** The methods of one kind. The contract's schemas are generic; the types come from the kind's declaration. */
function createRecordResource<N extends KindName>(
  endpoints: RecordEndpoints,
  call: Caller,
): RecordResource<N> {
  const search = (query: RecordSearch<N> = {}, options?: PageOptions) => {
    const ask = (more: object) =>
      call(endpoints.search, { ...query, ...more } as never, options) as unknown as Call<
        RecordPage<RecordItemOf<N>>
      >
    return createPagedCall(
      ask({}),
      ({ nextCursor, pageSize, pageNum }, isIterating) => {
        if (!nextCursor) return null
        const size = query.pageSize ?? (isIterating ? NEXT_PAGE_SIZE : pageSize)
        // The gateway counts pages by number only.
        const countOn = (page: RecordPage<RecordItemOf<N>>) => ({ ...page, pageNum: pageNum + 1 })
        const askNext = () => mapCall(ask({ pageSize: size, cursor: nextCursor }), countOn)
        return { cursor: nextCursor, ask: askNext }
      },
      options,
    )
  }

  const detail = (input: { readonly id: string }, options?: CallOptions) =>
    call(endpoints.detail, input, options) as unknown as Call<RecordOf<N>>

  const changes: RecordResource<N>['changes'] = (input = {}, options) =>
    call(endpoints.changes, input, options) as unknown as Call<ChangePage<N>>

  const since: RecordResource<N>['since'] = (cursor, options) =>
    createChanges((input) => changes(input, options), cursor)

  const exportList = (input: RecordExport<N> = {}, options?: CallOptions) =>
    call(endpoints.export, input as never, options)

  return { search, detail, changes, since, export: exportList as ExportCall<RecordExport<N>, ExportOffer> }
}

/** The methods of every kind of the catalogue, by resource name. */
export function createRecordResources(
  kinds: Readonly<Record<string, RecordEndpoints>>,
  call: Caller,
): RecordResources {
  return Object.fromEntries(
    KINDS.flatMap(({ kind, resource }) => {
      const endpoints = kinds[kind]
      return endpoints ? [[resource, createRecordResource(endpoints, call)]] : []
    }),
  ) as unknown as RecordResources
}
