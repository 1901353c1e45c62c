import {
  findWordHits,
  type HitRanges,
  isExpired,
  listColumns,
  maskRecord,
  type RecordView,
  type StoredRecord,
} from '@zhushutong/domain/records'
import { markedWords } from './keyword'
import type { AdmittedSearch } from './search-request'

/** A record as its reader may see it, with the ranges to highlight in its title. */
export function viewWithHits(
  { kind, asker, locks }: AdmittedSearch,
  record: StoredRecord,
  hits: HitRanges,
): RecordView {
  const view = maskRecord(listColumns(kind), record, locks, isExpired(kind, record, asker.now))
  return { ...view, hits } as unknown as RecordView
}

/** The records as their reader may see them, each with the ranges to highlight in its title. */
export function viewsOf(
  search: AdmittedSearch,
  rows: ReadonlyArray<{ readonly record: StoredRecord }>,
  match = search.match,
): RecordView[] {
  const { kind, asker, locks } = search
  const columns = search.columns ?? listColumns(kind)
  const marked = kind.title in locks ? [] : markedWords(match)
  return rows.map(({ record }) => {
    const hits = findWordHits(String(record[kind.title] ?? ''), marked)
    const view = maskRecord(columns, record, locks, isExpired(kind, record, asker.now))
    return (hits.length > 0 ? { ...view, hits } : view) as RecordView
  })
}
