import type { RecordKind, RecordPage, RecordView } from '@zhushutong/domain/records'
import { pageOf } from '../../platform/http'
import { batchColumns } from '../schema/select'
import { cursorOf, cursorPosition } from './cursor'
import type { Alternatives, ArrivalSpan, FoundBatch, FoundPage, SearchEngine } from './engine.ports'
import { prepareSearch } from './prepare-search'
import { viewsOf, viewWithHits } from './record-view'
import type { AdmittedSearch, Asker, ListRequest, Refusal, SearchRequest } from './search-request'

/** Some records in their order; `nextCursor` is null at the end. */
export interface Batch {
  readonly records: readonly RecordView[]
  readonly nextCursor: string | null
}

const FIRST_PAGE = { pageNum: 1, pageSize: 10 } as const

const positionBefore = ({ cursor, pageNum, pageSize }: SearchRequest): number | null =>
  cursor === undefined ? (pageNum - 1) * pageSize : cursorPosition(cursor)

const nextCursor = ({ order, request }: AdmittedSearch, { next, records }: FoundBatch) => {
  const before = positionBefore(request)
  return next && cursorOf(order, next, before === null ? undefined : before + records.length)
}

/** Help requires a login, and an open title: it would reveal a locked title (ACC-02). */
const mayBeHelped = ({ kind, asker, locks }: AdmittedSearch): boolean =>
  asker.viewer.loggedIn && !(kind.title in locks)

/** Suggestions are returned on page 1 only. A corrected keyword applies to every page. */
const isFirstPage = ({ request, after }: AdmittedSearch): boolean => request.pageNum === 1 && !after

const filled = <T>(list: readonly T[] | undefined) => (list && list.length > 0 ? list : undefined)

const viewOfAlternatives = (search: AdmittedSearch, { suggestedKeywords, relaxed, near }: Alternatives) => ({
  suggestedKeywords: filled(suggestedKeywords),
  loosened: filled(relaxed),
  near: filled(near?.map(({ record, hits }) => viewWithHits(search, record, hits))),
})

const pageOfSearch = (search: AdmittedSearch, foundPage: FoundPage): RecordPage<RecordView> => {
  const { records, total, totalIsCapped, freshAt } = foundPage
  return {
    ...pageOf(search.request, viewsOf(search, records, foundPage.match), total),
    totalIsCapped,
    nextCursor: nextCursor(search, foundPage),
    freshAt,
  }
}

/**
 * Searches one kind of record for one reader. Values that the reader may not see are masked or left out before it
 * returns (ACC-02); a keyword requires a login (VAL-06). Refusals are 'login-needed', 'invalid' with the field, 'busy',
 * and 'timeout' after 2 s. An empty first page includes help (SHL-08); if the request allows a correction, the page has
 * the results of the only plausible one instead (FND-04).
 */
export function searchRecords(engine: SearchEngine) {
  return async (
    kind: RecordKind,
    request: SearchRequest,
    asker: Asker,
  ): Promise<RecordPage<RecordView> | Refusal> => {
    const search = await prepareSearch(engine, kind, request, asker)
    if ('error' in search) return search
    const result = await engine.findPage(search)
    if ('error' in result) return result
    const page = pageOfSearch(search, result)
    const corrects = request.match === 'corrected'
    if (page.total > 0 || !mayBeHelped(search) || !(corrects || isFirstPage(search))) return page
    const alternatives = await engine.findAlternatives(search)
    if ('error' in alternatives) return alternatives
    const { correction: searchedInstead } = alternatives
    if (!corrects || searchedInstead === undefined)
      return isFirstPage(search) ? { ...page, ...viewOfAlternatives(search, alternatives) } : page
    const corrected = await prepareSearch(engine, kind, { ...request, keyword: searchedInstead }, asker)
    if ('error' in corrected) return corrected
    const instead = await engine.findPage(corrected)
    return 'error' in instead ? instead : { ...pageOfSearch(corrected, instead), searchedInstead }
  }
}

/** Many records of a list at once, from a cursor on, as their reader may see them (ACC-02), without a count. */
export function readBatch(engine: SearchEngine) {
  return async (
    kind: RecordKind,
    list: ListRequest & { readonly cursor?: string },
    asker: Asker,
    size: number,
  ): Promise<Batch | Refusal> => {
    const admitted = await prepareSearch(engine, kind, { ...list, ...FIRST_PAGE }, asker)
    if ('error' in admitted) return admitted
    const search = { ...admitted, columns: batchColumns(kind) }
    const batch = await engine.findBatch(search, size)
    if ('error' in batch) return batch
    return { records: viewsOf(search, batch.records, batch.match), nextCursor: nextCursor(search, batch) }
  }
}

/** The records of a list that arrived within a span of its kind's versions, as their reader may see them (ACC-02). */
interface Arrivals {
  readonly records: readonly RecordView[]
  readonly total: number
}

/** The first `size` records of a list that arrived in a span, for its reader; refused like the list itself. */
export function readArrivals(engine: SearchEngine) {
  return async (
    kind: RecordKind,
    list: ListRequest,
    asker: Asker,
    span: ArrivalSpan,
    size: number,
  ): Promise<Arrivals | Refusal> => {
    const search = await prepareSearch(engine, kind, { ...list, ...FIRST_PAGE }, asker)
    if ('error' in search) return search
    const arrived = await engine.findArrived(search, span, size)
    if ('error' in arrived) return arrived
    return { records: viewsOf(search, arrived.records), total: arrived.total }
  }
}

/**
 * The number of records in a list for its reader, exact up to `cap`; `cap` + 1 if there are more.
 * @param ms the timeout of a statement, if shorter than usual
 */
export function countRecords(engine: SearchEngine, ms?: number) {
  return async (
    kind: RecordKind,
    list: ListRequest,
    asker: Asker,
    cap: number,
  ): Promise<number | Refusal> => {
    const search = await prepareSearch(engine, kind, { ...list, ...FIRST_PAGE }, asker)
    return 'error' in search ? search : engine.count(search, cap, ms)
  }
}
