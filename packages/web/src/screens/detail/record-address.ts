import { findKind } from '@zhushutong/domain/records'
import { recordHref } from '@/features/records/detail/detail-href'

/** The address of a record's page by the name of its kind. */
export function hrefOfRecord(kindName: string, id: string): string {
  const kind = findKind(kindName)
  return kind ? recordHref(kind, { id, expired: false }) : '/'
}
