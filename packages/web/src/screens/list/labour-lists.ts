import type { RecordKind } from '@zhushutong/domain/records'
import { recruit, worker } from '@zhushutong/domain/records'
import { listPath } from '@/features/records/detail/detail-href'
import { centerHref, POSTINGS } from '../center/section-address'

/** The lists of the labour hall, and the reader's own postings; undefined for other kinds. */
export function labourLists({ kind, pages }: RecordKind) {
  if (pages?.kind !== 'labour') return undefined
  const lists = [recruit, worker].map((labourKind) => ({
    label: labourKind.tab,
    href: listPath(labourKind),
    isCurrent: labourKind.kind === kind,
  }))
  return {
    label: '用工大厅',
    lists: [...lists, { label: '我发布的', href: centerHref(POSTINGS), isCurrent: false }],
  }
}
