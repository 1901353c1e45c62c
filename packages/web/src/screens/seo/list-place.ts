import { EMPTY_QUERY, type RecordQuery, withFilter } from '@zhushutong/domain/records'
import { hrefOf, type ListPlace } from '@/features/records'

/** What is chosen on a list beyond what its path says. */
export const ownQuery = ({ sub }: ListPlace, query: RecordQuery): RecordQuery =>
  sub ? withFilter(query, sub.filter.key, []) : query

/** The one address of a list's page: the order and the number of rows show the same records differently. */
export const canonicalOf = (place: ListPlace, query: RecordQuery): string =>
  hrefOf(place, { ...query, sort: undefined, pageSize: EMPTY_QUERY.pageSize })
