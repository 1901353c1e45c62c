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
  /** True when the reported value is right (DAT-36). */
  readonly isConfirmed: boolean
  readonly evidence: Evidence
}

/**
 * Answers the report of a member with the corrected or confirmed value, which notifies the member (DAT-15, DAT-36). False
 * for a report that was answered so before.
 */
export async function answerReport(
  tx: Tx,
  id: string,
  { kind, recordId, column, evidence, isConfirmed, ...change }: CorrectedValue,
  now: number,
): Promise<boolean | Failure> {
  const report = await findCorrection(tx, id)
  if (report?.kind !== kind || report.recordId !== recordId)
    return refusedBy('这条纠错不是关于这条数据的', 'reportId')
  const state = isConfirmed ? 'rejected' : 'fixed'
  if (report.state === state) return false
  const words = describeCorrection(column, change, evidence)
  const answer = report.field === column.key ? words : `${column.label}${words}`
  const decided = await decideOnCorrection(tx, id, { state, answer }, now)
  return 'error' in decided ? refusedBy(decided.message, 'reportId') : true
}
