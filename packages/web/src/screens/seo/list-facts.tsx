import { EMPTY_QUERY, type RecordPage, type RecordQuery, type RecordView } from '@zhushutong/domain/records'
import { recordHref } from '@/features/records/detail/detail-href'
import { clearedHref, type ListLocation, listTitle } from '@/features/records/list/list-model'
import { portalOrigin } from '@/settings/environment'
import { JsonLd } from './json-ld'
import { buildCanonical } from './list-place'
import { breadcrumbThing, itemListThing } from './things'

/** Structured data of a list: its breadcrumb, and the pages of its records. */
export function ListFacts({
  place,
  query,
  page,
}: {
  place: ListLocation
  query: RecordQuery
  page: RecordPage<RecordView> | { readonly error: string }
}) {
  const title = listTitle(place, query)
  const { path, origin = portalOrigin() } = buildCanonical(place, query)
  const whole = { name: listTitle(place, EMPTY_QUERY), path: clearedHref(place) }
  const crumbs = whole.path === path ? [whole] : [whole, { name: title, path }]
  const records = 'error' in page || place.kind.detailPath === 'none' ? [] : page.records
  const paths = records.map((record) => recordHref(place.kind, record))
  return (
    <JsonLd
      things={[
        breadcrumbThing(origin, crumbs),
        ...(paths.length > 0 ? [itemListThing(origin, title, paths)] : []),
      ]}
    />
  )
}
