import { kindOfSegment, queryFromUrl, type RecordQuery } from '@zhushutong/domain/records'
import { effectiveQuery, type ListPlace } from '@/features/records/list-model'
import { queryOfSegment } from './pages'

/** A list's internal address, part by part. */
export interface ListParams {
  segment: string
  sub: string
  page: string
  query: string
}

/** Which list an internal address shows, and the query that it is made from. */
export const listPlaceOf = (params: ListParams): { place: ListPlace; query: RecordQuery } => {
  const kind = kindOfSegment(params.segment)
  if (!kind) throw new Error('a list without a kind never gets past the proxy')
  const sub = kind.subLists?.find((s) => s.segment === params.sub)
  const query = queryFromUrl(kind, queryOfSegment(params.query), Number(params.page) || 1)
  return { place: { kind, sub }, query: effectiveQuery({ kind, sub }, query) }
}
