import type { KindName, KindOf, RecordPage, RecordView } from '@zhushutong/domain/records'
import type { ResultOf } from '../contract/endpoint'
import type { RecordEndpoints } from '../contract/records.contract'
import type { Caller } from './caller'
import type { Call, CallOptions } from './options'

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
  /** 10, 20, 30, 40, 50 or 100. */
  readonly pageSize?: number
  /** `nextCursor` of an earlier page; wins over pageNum. */
  readonly cursor?: string
}

export interface EachOptions extends CallOptions {
  /** Stops after this many records. */
  readonly limit?: number
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
  readonly search: (query?: RecordSearch<N>, options?: CallOptions) => Call<RecordPage<RecordOf<N>>>
  readonly detail: (input: { readonly id: string }, options?: CallOptions) => Call<RecordOf<N>>
  /** All records of a search, page by page as they are taken; the next page is fetched only when it is needed. */
  readonly each: (query?: RecordSearch<N>, options?: EachOptions) => AsyncGenerator<RecordOf<N>, void, void>
  /** Makes a file of a whole list (MEM-02); `exportJobs.one` tells how far it is. */
  readonly export: (input?: RecordExport<N>, options?: CallOptions) => Call<ExportAnswer>
}

export type RecordResources = { readonly [N in KindName]: RecordResource<N> }

const EACH_PAGE_SIZE = 100

/** The methods of one kind. The contract's schemas are loose; their types come from the kind's declaration. */
export const recordResourceOf = <N extends KindName>(
  endpoints: RecordEndpoints,
  call: Caller,
): RecordResource<N> => {
  const search = (query: RecordSearch<N> = {}, options?: CallOptions) =>
    call(endpoints.search, query as never, options) as unknown as Call<RecordPage<RecordOf<N>>>

  const detail = (input: { readonly id: string }, options?: CallOptions) =>
    call(endpoints.detail, input, options) as unknown as Call<RecordOf<N>>

  async function* each(query: RecordSearch<N> = {}, { limit = Infinity, ...options }: EachOptions = {}) {
    let left = limit
    let cursor = query.cursor
    do {
      const page = await search({ pageSize: EACH_PAGE_SIZE, ...query, cursor }, options)
      for (const record of page.records) {
        if (left-- <= 0) return
        yield record
      }
      cursor = page.nextCursor ?? undefined
    } while (cursor !== undefined && left > 0)
  }

  const exportList = (input: RecordExport<N> = {}, options?: CallOptions) =>
    call(endpoints.export, input as never, options) as unknown as Call<ExportAnswer>

  return { search, detail, each, export: exportList }
}

/** The methods of every kind of the catalogue. */
export const recordResourcesOf = (
  kinds: Readonly<Record<string, RecordEndpoints>>,
  call: Caller,
): RecordResources =>
  Object.fromEntries(
    Object.entries(kinds).map(([kind, endpoints]) => [kind, recordResourceOf(endpoints, call)]),
  ) as unknown as RecordResources
