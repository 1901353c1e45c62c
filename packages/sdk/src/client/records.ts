import type { PageSize } from '@zhushutong/domain/pager'
import type { KindName, KindOf, RecordPage, RecordView } from '@zhushutong/domain/records'
import type { ResultOf } from '../contract/endpoint'
import type { RecordEndpoints } from '../contract/records.contract'
import { RESOURCE_NAMES, type ResourceName } from '../contract/resource-names'
import type { Caller } from './caller'
import type { Call, CallOptions } from './options'
import { type PagedCall, type PageOptions, pagedCall } from './pages'

export type FilterKey<N extends KindName> = KindOf<N>['filters'][number]['key']
export type SortKey<N extends KindName> = KindOf<N>['sorts'][number]['key']

/** A record of a kind, as the caller's token lets it be seen; money in fen, times in ms. */
export type RecordOf<N extends KindName> = RecordView<KindOf<N>>

export interface RecordSearch<N extends KindName> {
  readonly keyword?: string
  /** Option values, region codes, preset names or 'min~max', by the kind's filter keys. */
  readonly filters?: { readonly [K in FilterKey<N>]?: readonly string[] }
  readonly sort?: SortKey<N>
  /** From 1; not beyond record 10,000, where `cursor` goes on. */
  readonly pageNum?: number
  /** Records of a page: 10, 20, 30, 40, 50 or 100. Default 10; while iterating, 100 from the second page on. */
  readonly pageSize?: PageSize
  /** `nextCursor` of an earlier page; wins over pageNum. */
  readonly cursor?: string
}

export interface RecordExport<N extends KindName>
  extends Pick<RecordSearch<N>, 'keyword' | 'filters' | 'sort'> {
  readonly format?: 'xlsx' | 'csv'
  /** true: says only what the file would hold and cost. */
  readonly preview?: boolean
  /** The cost that was shown, in fen; refused when it is no longer true. */
  readonly businessPrice?: number
}

export type ExportAnswer = ResultOf<RecordEndpoints['export']>

export interface RecordResource<N extends KindName> {
  /**
   * Records of this kind by keyword and conditions, the first page of them. With `for await` all of them, by
   * cursor, not ending at record 10,000. A keyword needs a token; without one, or without a membership, some
   * values are masked and named in `record.locks`.
   * @throws PortalError unauthorized, validation (names the field), rateLimited …
   */
  readonly search: (query?: RecordSearch<N>, options?: PageOptions) => PagedCall<RecordPage<RecordOf<N>>>
  /** One record with everything that is known of it. @throws PortalError notFound, … */
  readonly detail: (input: { readonly id: string }, options?: CallOptions) => Call<RecordOf<N>>
  /** Makes a file of a whole list (MEM-02); `client.exports.one` tells how far it is. Cost in fen. */
  readonly export: (input?: RecordExport<N>, options?: CallOptions) => Call<ExportAnswer>
}

export type RecordResources = { readonly [N in KindName as ResourceName<N>]: RecordResource<N> }

const NEXT_PAGE_SIZE = 100

/** The methods of one kind. The contract's schemas are loose; their types come from the kind's declaration. */
export const recordResourceOf = <N extends KindName>(
  endpoints: RecordEndpoints,
  call: Caller,
): RecordResource<N> => {
  const search = (query: RecordSearch<N> = {}, options?: PageOptions) => {
    const ask = (more: object) =>
      call(endpoints.search, { ...query, ...more } as never, options) as unknown as Call<
        RecordPage<RecordOf<N>>
      >
    const { pageSize = NEXT_PAGE_SIZE } = query
    return pagedCall(
      ask({}),
      ({ nextCursor }) => (nextCursor ? ask({ pageSize, cursor: nextCursor }) : null),
      options,
    )
  }

  const detail = (input: { readonly id: string }, options?: CallOptions) =>
    call(endpoints.detail, input, options) as unknown as Call<RecordOf<N>>

  const exportList = (input: RecordExport<N> = {}, options?: CallOptions) =>
    call(endpoints.export, input as never, options) as unknown as Call<ExportAnswer>

  return { search, detail, export: exportList }
}

/** The methods of every kind of the catalogue, by the names of the resources. */
export const recordResourcesOf = (
  kinds: Readonly<Record<string, RecordEndpoints>>,
  call: Caller,
): RecordResources =>
  Object.fromEntries(
    Object.entries(kinds).map(([kind, endpoints]) => [
      RESOURCE_NAMES[kind as KindName],
      recordResourceOf(endpoints, call),
    ]),
  ) as unknown as RecordResources
