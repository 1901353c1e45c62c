import { type DetailKind, detailHref } from '@zhushutong/domain/navigation'
import type { RecordKind, RecordView } from '@zhushutong/domain/records'

/** The address of a record's detail screen (NAV-14, NAV-20). */
export const recordHref = (kind: RecordKind, record: Pick<RecordView, 'id' | 'expired'>): string =>
  detailHref(kind.segment as DetailKind, { [kind.idName]: record.id, expired: record.expired }) ??
  `/${kind.segment}/`
