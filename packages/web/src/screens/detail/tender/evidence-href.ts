import type { Evidence } from '@zhushutong/domain/my-company'
import { findKind, formatQueryUrl } from '@zhushutong/domain/records'
import { listPath, recordHref } from '@/features/records/detail/detail-href'

export const evidenceHref = (
  { kind: name, section, filters }: Omit<Evidence, 'label'>,
  companyId: string,
): string => {
  const kind = findKind(name)
  if (!kind) return '/'
  if (filters === null) return `${recordHref(kind, { id: companyId, expired: false })}#${section ?? ''}`
  return `${listPath(kind)}${formatQueryUrl(kind, { filters, pageNum: 1, pageSize: 10 })}`
}
