import { describeCorrection, type Evidence } from '@zhushutong/domain/corrections'
import type { Column } from '@zhushutong/domain/records'
import { refusedBy } from '../../console'
import type { Tx } from '../../platform/db'
import type { Failure } from '../../platform/http'
import { decideOnCorrection, findCorrection } from '../corrections.store'

interface CorrectedValue {
  readonly kind: string
  readonly recordId: string
  readonly column: Column
  /** As pages show them; null for none. */
  readonly before: string | null
  readonly after: string | null
  readonly evidence: Evidence
}

/**
 * Answers the report of a member with the corrected value, which notifies the member (DAT-15). False for a report
 * that was answered as corrected before.
 */
export async function answerReport(
  tx: Tx,
  id: string,
  { kind, recordId, column, evidence, ...change }: CorrectedValue,
  now: number,
): Promise<boolean | Failure> {
  const report = await findCorrection(tx, id)
  if (report?.kind !== kind || report.recordId !== recordId)
    return refusedBy('这条纠错不是关于这条数据的', 'reportId')
  if (report.state === 'fixed') return false
  const words = describeCorrection(column, change, evidence)
  const answer = report.field === column.key ? words : `${column.label}${words}`
  const decided = await decideOnCorrection(tx, id, { state: 'fixed', answer }, now)
  return 'error' in decided ? refusedBy(decided.message, 'reportId') : true
}
