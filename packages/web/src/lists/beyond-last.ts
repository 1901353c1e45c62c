import {
  checkQuery,
  type Failure,
  type RecordKind,
  type RecordPage,
  type RecordQuery,
  type RecordView,
} from '@zhushutong/domain/records'

/** True for a page beyond the last of a list (NAV-07); an invalid search is explained on its page. */
export function isBeyondLast(
  kind: RecordKind,
  query: RecordQuery,
  page: RecordPage<RecordView> | Failure,
): boolean {
  if ('error' in page) return checkQuery(kind, query).some(({ field }) => field === 'pageNum')
  return query.pageNum > 1 && page.records.length === 0
}
