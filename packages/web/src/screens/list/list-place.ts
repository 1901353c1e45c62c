import { kindOfSegment, queryFromUrl, type RecordKind, type RecordQuery } from '@zhushutong/domain/records'
import { effectiveQuery, type ListPlace, opensFilters } from '@/features/records/list-model'

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

/** A list as its address asks for it. */
export interface AskedList {
  readonly place: ListPlace
  /** What its records are searched by. */
  readonly query: RecordQuery
  /** All choices of its filters are shown. */
  readonly opensFilters: boolean
}

export const readListPlace = ({ segment, sub, page }: ListParams, search: string): AskedList => {
  const kind = kindOfSegment(segment)
  if (!kind) throw new Error(`no list at ${segment}: the proxy lets none through`)
  const place = placeOf(kind, sub)
  return {
    place,
    query: effectiveQuery(place, queryFromUrl(kind, search, Number(page) || 1)),
    opensFilters: opensFilters(search),
  }
}
