import type { RecordKind, RecordPage, RecordView } from '@zhushutong/domain/records'
import { pageOf } from '../../platform/http'
import { admitSearch } from './admission'
import { cursorOf, cursorPosition } from './cursor'
import type { Alternatives, FoundBatch, FoundPage, SearchEngine } from './engine.ports'
import { viewsOf, viewWithHits } from './record-view'
import type { AdmittedSearch, Asker, ListRequest, Refusal, SearchRequest } from './search-request'
import type { ArrivalSpan } from './statements'

/** Some records in their order; `nextCursor` is null behind the last. */
export interface Batch {
  readonly records: readonly RecordView[]
  readonly nextCursor: string | null
}

const FIRST_PAGE = { pageNum: 1, pageSize: 10 } as const

const positionBefore = ({ cursor, pageNum, pageSize }: SearchRequest): number | null =>
  cursor === undefined ? (pageNum - 1) * pageSize : cursorPosition(cursor)

const nextCursor = ({ sort, request }: AdmittedSearch, { next, records }: FoundBatch) => {
  const before = positionBefore(request)
  return next && cursorOf(sort, next, before === null ? undefined : before + records.length)
}

/** Help is for those who are logged in, on page 1 only; it would tell a closed title (ACC-02). */
const mayBeHelped = ({ kind, request, asker, locks, after }: AdmittedSearch): boolean =>
  asker.viewer.loggedIn && request.pageNum === 1 && !after && !(kind.title in locks)

const filled = <T>(list: readonly T[] | undefined) => (list && list.length > 0 ? list : undefined)

const viewOfAlternatives = (search: AdmittedSearch, { suggestedKeywords, relaxed, near }: Alternatives) => ({
  suggestedKeywords: filled(suggestedKeywords),
  loosened: filled(relaxed),
  near: filled(near?.map(({ record, hits }) => viewWithHits(search, record, hits))),
})

const pageOfSearch = (search: AdmittedSearch, found: FoundPage): RecordPage<RecordView> => {
  const { records, total, totalIsCapped, freshAt } = found
  return {
    ...pageOf(search.request, viewsOf(search, records), total),
    totalIsCapped,
    nextCursor: nextCursor(search, found),
    freshAt,
  }
}

/**
 * Searches one kind of record for one reader. What the reader may not see is masked or left out before it
 * returns (ACC-02); a keyword needs a login (VAL-06). Refusals are 'login-needed', 'invalid' with the field, and
 * 'timeout' after 2 s. An empty first page comes with what helps on (SHL-08).
 */
export function searchRecords(engine: SearchEngine) {
  return async (
    kind: RecordKind,
    request: SearchRequest,
    asker: Asker,
  ): Promise<RecordPage<RecordView> | Refusal> => {
    const search = admitSearch(kind, request, asker, await engine.loadSynonyms())
    if ('error' in search) return search
    const found = await engine.findPage(search)
    if ('error' in found) return found
    const page = pageOfSearch(search, found)
    if (page.records.length > 0 || !mayBeHelped(search)) return page
    const alternatives = await engine.findAlternatives(search)
    if ('error' in alternatives) return alternatives
    return { ...page, ...viewOfAlternatives(search, alternatives) }
  }
}

/** Many records of a list at once, from a cursor on, as its reader may see them (ACC-02); nothing is counted. */
export function readBatch(engine: SearchEngine) {
  return async (
    kind: RecordKind,
    list: ListRequest & { readonly cursor?: string },
    asker: Asker,
    size: number,
  ): Promise<Batch | Refusal> => {
    const search = admitSearch(kind, { ...list, ...FIRST_PAGE }, asker, await engine.loadSynonyms())
    if ('error' in search) return search
    const found = await engine.findBatch(search, size)
    if ('error' in found) return found
    return { records: viewsOf(search, found.records), nextCursor: nextCursor(search, found) }
  }
}

/** What came to a list within a span of its kind's versions, as its reader may see it (ACC-02). */
export interface Arrivals {
  readonly records: readonly RecordView[]
  readonly total: number
}

/** The first `size` records of a list that came in a span, for its reader; refused like the list itself. */
export function readArrivals(engine: SearchEngine) {
  return async (
    kind: RecordKind,
    list: ListRequest,
    asker: Asker,
    span: ArrivalSpan,
    size: number,
  ): Promise<Arrivals | Refusal> => {
    const search = admitSearch(kind, { ...list, ...FIRST_PAGE }, asker, await engine.loadSynonyms())
    if ('error' in search) return search
    const found = await engine.findArrived(search, span, size)
    if ('error' in found) return found
    return { records: viewsOf(search, found.records), total: found.total }
  }
}

/**
 * How many records a list has for its reader, exactly up to `cap` and one more where there are more.
 * @param ms after which a statement is given up, where less than usual is to be waited
 */
export function countRecords(engine: SearchEngine, ms?: number) {
  return async (
    kind: RecordKind,
    list: ListRequest,
    asker: Asker,
    cap: number,
  ): Promise<number | Refusal> => {
    const search = admitSearch(kind, { ...list, ...FIRST_PAGE }, asker, await engine.loadSynonyms())
    return 'error' in search ? search : engine.count(search, cap, ms)
  }
}
