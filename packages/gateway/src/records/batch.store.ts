import type { RecordKind, RecordView } from '@zhushutong/domain/records'
import type { Database } from '../db'
import { cursorOf } from './cursor'
import { listColumns } from './read-columns'
import { askedSearch, plannedSearch, SEARCH_LIMITS } from './search.store'
import { readPage, readTotal } from './search-queries'
import type { Refusal, SearchRequest } from './search-request'
import { type Asker, viewsOf } from './search-view'
import { withinTime } from './within-time'

/** A list as somebody asks for it, without its pages. */
export type ListRequest = Pick<SearchRequest, 'keyword' | 'filters' | 'sort'>

/** Some records in their order; `nextCursor` is null behind the last. */
export interface Batch {
  readonly records: readonly RecordView[]
  readonly nextCursor: string | null
}

const FIRST_PAGE = { pageNum: 1, pageSize: 10 } as const

/** Many records of a list at once, from a cursor on, as its reader may see them (ACC-02); nothing is counted. */
export const recordBatch =
  (database: Database) =>
  async (
    kind: RecordKind,
    list: ListRequest & { readonly cursor?: string },
    asker: Asker,
    size: number,
  ): Promise<Batch | Refusal> => {
    const search = askedSearch(kind, { ...list, ...FIRST_PAGE }, asker)
    if ('error' in search) return search
    const { walk } = SEARCH_LIMITS
    return withinTime(database, async (reader) => {
      const plan = await plannedSearch(reader, search, walk)
      if (!plan) return { records: [], nextCursor: null }
      const found = await readPage(reader, { ...plan, size }, listColumns(kind), search.locks, walk)
      const page = found.slice(0, size)
      const last = found.length > size ? page.at(-1) : undefined
      return {
        records: viewsOf(search, page),
        nextCursor: last ? cursorOf(plan.sort, { value: last.place, id: last.record.id }) : null,
      }
    })
  }

/**
 * How many records a list has for its reader, exactly up to `cap` and one more where there are more.
 * @param ms after which a statement is given up, where less than usual is to be waited
 */
export const recordCount =
  (database: Database, ms?: number) =>
  async (kind: RecordKind, list: ListRequest, asker: Asker, cap: number): Promise<number | Refusal> => {
    const search = askedSearch(kind, { ...list, ...FIRST_PAGE }, asker)
    if ('error' in search) return search
    const counted = await withinTime(
      database,
      async (reader) => {
        const plan = await plannedSearch(reader, search, SEARCH_LIMITS.walk)
        return { total: plan ? (await readTotal(reader, plan, cap)).total : 0 }
      },
      ms,
    )
    return 'error' in counted ? counted : counted.total
  }
