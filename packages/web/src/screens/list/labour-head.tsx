import type { RecordKind } from '@zhushutong/domain/records'
import { recruit, worker } from '@zhushutong/domain/records'
import { LabourHead } from '@/features/labour'
import { listPath } from '@/features/records/detail-href'
import { centerHref, POSTINGS } from '../center/section-address'

/** The head of the labour hall's two lists; nothing for other kinds. */
export function labourHead({ kind, pages }: RecordKind) {
  if (pages?.kind !== 'labour') return null
  const lists = [recruit, worker].map((one) => ({
    label: one.tab,
    href: listPath(one),
    isCurrent: one.kind === kind,
  }))
  return <LabourHead tabs={[...lists, { label: '我发布的', href: centerHref(POSTINGS), isCurrent: false }]} />
}
