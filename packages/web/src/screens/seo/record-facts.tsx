import type { DetailPage, RecordView } from '@zhushutong/domain/records'
import { listPath } from '@/features/records/detail/detail-href'
import { portalOrigin } from '@/settings/environment'
import { JsonLd } from './json-ld'
import { breadcrumbThing, openValue, organizationThing } from './things'

/** Structured data of a record: its breadcrumb, and its type if schema.org has one. */
export function RecordFacts({
  place: { kind, view },
  record,
  path,
}: {
  place: DetailPage
  record: RecordView
  path: string
}) {
  const origin = portalOrigin()
  const name = openValue(record, kind.title) ?? kind.label
  const organization = view ? null : organizationThing(origin, kind, record, path)
  const crumbs = [
    { name: kind.tab, path: listPath(kind) },
    { name: view ? `${name} ${view.label}` : name, path },
  ]
  return <JsonLd things={[breadcrumbThing(origin, crumbs), ...(organization ? [organization] : [])]} />
}
