import { listReportFields } from '@zhushutong/domain/corrections'
import type { RecordKind, RecordView } from '@zhushutong/domain/records'
import { SUBSCRIPTION_TEXTS } from '@zhushutong/domain/subscriptions'
import { OwnReport, ReportButton } from '@/features/corrections'
import { CollectButton } from '@/features/favourites'
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
    <div className="flex flex-wrap gap-2 md:justify-end">
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
