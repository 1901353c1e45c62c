import { company, type RecordKind, type RecordView } from '@zhushutong/domain/records'
import { CollectButton } from '@/features/favourites'
import { DistanceNote } from '@/features/labour/distance-note'
import { ComparePick } from '../list/compare-picks'

/** The name on a button; never one that is closed to the reader. */
export function readTitle(kind: RecordKind, record: RecordView): string {
  return kind.title in record.locks ? kind.label : String(record[kind.title] ?? kind.label)
}

/** The star of a list row; null for kinds without a detail page. */
export function renderStar(kind: RecordKind, record: RecordView) {
  return kind.detailPath === 'none' ? null : (
    <CollectButton isIcon record={{ kind: kind.kind, id: record.id }} title={readTitle(kind, record)} />
  )
}

/** The distance between a posting of the labour hall and its reader (VAL-23); null for other kinds. */
export function renderDistance(kind: RecordKind, record: RecordView) {
  const { region } = record
  return kind.pages?.kind === 'labour' && typeof region === 'string' ? <DistanceNote place={region} /> : null
}

/** The check box of a row that chooses a company for a comparison (CMP-01); null for other kinds. */
export function renderPick(kind: RecordKind, record: RecordView) {
  return kind.kind === company.kind ? <ComparePick id={record.id} name={readTitle(kind, record)} /> : null
}

/** The actions at the end of a list row; null if there are none. */
export function renderActions(kind: RecordKind, record: RecordView) {
  const star = renderStar(kind, record)
  const distance = renderDistance(kind, record)
  if (!distance) return star
  return (
    <>
      {distance}
      {star}
    </>
  )
}
