import { listReportFields } from '@zhushutong/domain/corrections'
import type { RecordKind, RecordView } from '@zhushutong/domain/records'
import { SUBSCRIPTION_TEXTS } from '@zhushutong/domain/subscriptions'
import { OwnReport, ReportButton } from '@/features/corrections'
import { CollectButton } from '@/features/favourites'
import { DistanceNote } from '@/features/labour/distance-note'
import { SubscribeButton } from '@/features/subscriptions/subscribe-button'
import { centerHref, REPORTS } from '../center/section-address'
import type { Reader } from '../reader'

// A name closed to its reader is not on a button either.
const titleOf = (kind: RecordKind, record: RecordView): string =>
  kind.title in record.locks ? kind.label : String(record[kind.title] ?? kind.label)

/** The star of a list row; none for kinds without a detail page. */
export function starOf(kind: RecordKind, record: RecordView) {
  return kind.detailPath === 'none' ? null : (
    <CollectButton record={{ kind: kind.kind, id: record.id }} title={titleOf(kind, record)} />
  )
}

/** How far a posting of the labour hall is from its reader (VAL-23); nothing for other kinds. */
function distanceOf(kind: RecordKind, record: RecordView) {
  const { region } = record
  return kind.pages?.kind === 'labour' && typeof region === 'string' ? <DistanceNote place={region} /> : null
}

/** What stands at the end of a list row; null for nothing. */
export function actionsOf(kind: RecordKind, record: RecordView) {
  const star = starOf(kind, record)
  const distance = distanceOf(kind, record)
  if (!distance) return star
  return (
    <>
      {distance}
      {star}
    </>
  )
}

/** Actions on the record of a detail page, and the state of the reader's own report of it (REP-02). */
export async function RecordActions({
  kind,
  record,
  reader,
}: {
  kind: RecordKind
  record: RecordView
  reader: Reader
}) {
  const ref = { kind: kind.kind, id: record.id }
  const title = titleOf(kind, record)
  const own = reader.member
    ? await reader.saved.reports({ module: ref.kind, moduleId: ref.id, pageNum: 1, pageSize: 1 })
    : null
  return (
    <div className="flex flex-wrap items-center gap-2 md:justify-end">
      {distanceOf(kind, record)}
      <CollectButton record={ref} title={title} />
      {(kind.kind === 'company' || kind.kind === 'owner') && (
        <SubscribeButton
          subject={{ of: kind.kind, id: record.id }}
          name={title}
          label={SUBSCRIPTION_TEXTS.follow}
        />
      )}
      <ReportButton target={{ ...ref, title, fields: listReportFields(kind) }} />
      {reader.member && <OwnReport state={own?.records[0]?.state ?? null} href={centerHref(REPORTS)} />}
    </div>
  )
}
