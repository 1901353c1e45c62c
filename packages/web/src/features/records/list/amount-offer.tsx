import type { Viewer } from '@zhushutong/domain/access'
import { findAmountOffer } from '@zhushutong/domain/assistant'
import type { RecordQuery } from '@zhushutong/domain/records'
import { buildListHref, effectiveQuery, type ListLocation } from './list-model'

/** A link that filters by the amount in a keyword instead of searching its characters (FND-12). */
export function AmountOffer({
  place,
  query,
  viewer,
}: {
  place: ListLocation
  query: RecordQuery
  viewer: Viewer
}) {
  const offer = findAmountOffer(place.kind, effectiveQuery(place, query), viewer)
  if (!offer) return null
  return (
    <p className="border-b border-line bg-primary-soft px-4 py-2 text-ink">
      是要按金额筛选吗？
      <a className="text-primary underline" href={buildListHref(place, offer.query)}>
        按“{offer.label}”筛选
      </a>
    </p>
  )
}
