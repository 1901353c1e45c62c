import { reportFields } from '@zhushutong/domain/corrections'
import type { RecordKind, RecordView } from '@zhushutong/domain/records'
import { OwnReport, ReportButton } from '@/features/corrections'
import { CollectButton } from '@/features/favourites'
import { centerHref, REPORTS } from '../center/section-address'
import type { Reader } from '../reader'

// A name that its reader may not see stands on no button either.
const titleOf = (kind: RecordKind, record: RecordView): string =>
  kind.title in record.locks ? kind.label : String(record[kind.title] ?? kind.label)

/** The star of a list's row; kinds whose rows say all have none. */
export const starOf = (kind: RecordKind, record: RecordView) =>
  kind.detailPath === 'none' ? null : (
    <CollectButton record={{ kind: kind.kind, id: record.id }} title={titleOf(kind, record)} />
  )

/** What can be done with the record of a detail page, and what became of the reader's own report of it (REP-02). */
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
      <ReportButton target={{ ...ref, title, fields: reportFields(kind) }} />
      {reader.member && <OwnReport state={own?.records[0]?.state ?? null} href={centerHref(REPORTS)} />}
    </div>
  )
}
