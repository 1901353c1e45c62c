import { EMPTY_QUERY, type RecordQuery, replaceFilter } from '@zhushutong/domain/records'
import { hrefOf, type ListLocation } from '@/features/records/list-model'

/** The choices of a list beyond its path. */
export function ownQuery({ sub }: ListLocation, query: RecordQuery): RecordQuery {
  return sub ? replaceFilter(query, sub.filter.key, []) : query
}

/**
 * The canonical address of a list's page: without sort and page size, which show the same records
 * differently.
 */
export function canonicalOf(place: ListLocation, query: RecordQuery): string {
  return hrefOf(place, { ...query, sort: undefined, pageSize: EMPTY_QUERY.pageSize })
}
