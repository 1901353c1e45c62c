import { listReportFields, type ReportField } from '@zhushutong/domain/corrections'
import { findKind } from '@zhushutong/domain/records'

/** The label of the reported column; a column that no longer exists shows its key. */
export function fieldLabel(kind: string, field: string): string {
  const known = findKind(kind)
  const fields: readonly ReportField[] = known ? listReportFields(known) : []
  return fields.find(({ value }) => value === field)?.label ?? field
}
