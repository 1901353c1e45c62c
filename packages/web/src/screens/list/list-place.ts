import { kindOfSegment, queryFromUrl, type RecordKind, type RecordQuery } from '@zhushutong/domain/records'
import { effectiveQuery, type ListPlace } from '@/features/records/list-model'

/** A list's address, part by part. */
export interface ListParams {
  readonly segment: string
  /** A sub-list's segment, or '-'. */
  readonly sub: string
  readonly page: string
}

export const placeOf = (kind: RecordKind, sub: string): ListPlace => ({
  kind,
  sub: kind.subLists?.find(({ segment }) => segment === sub),
})

/** Which list an address shows, and the query that its records are searched by. */
export const readListPlace = (
  { segment, sub, page }: ListParams,
  search: string,
): { place: ListPlace; query: RecordQuery } => {
  const kind = kindOfSegment(segment)
  if (!kind) throw new Error(`no list at ${segment}: the proxy lets none through`)
  const place = placeOf(kind, sub)
  return { place, query: effectiveQuery(place, queryFromUrl(kind, search, Number(page) || 1)) }
}
