/**
 * Decisions of the staff on a line of a bill that does not agree. late: booked on another day; fee: the
 * provider kept or returned a fee; refund: the money is to be refunded to the payer; manual: entered by hand.
 */
export const BILL_RESOLUTIONS = ['late', 'fee', 'refund', 'manual'] as const
export type BillResolution = (typeof BILL_RESOLUTIONS)[number]

/** Labels of the decisions. */
export const BILL_RESOLUTION_LABELS: Readonly<Record<BillResolution, string>> = {
  late: '跨日入账',
  fee: '手续费差额',
  refund: '应退给付款人',
  manual: '已人工入账',
}

/** States of a decision: requested, made, or refused by the second person. */
export const RESOLUTION_STATES = ['asked', 'done', 'refused'] as const
type ResolutionState = (typeof RESOLUTION_STATES)[number]

/**
 * States of a bill's line for the staff: it agrees, waits for a decision or a second person, or is settled.
 */
export const BILL_STATES = ['agrees', 'open', 'asked', 'resolved'] as const
export type BillState = (typeof BILL_STATES)[number]

/** Labels of the line states. */
export const BILL_STATE_LABELS: Readonly<Record<BillState, string>> = {
  agrees: '一致',
  open: '待处理',
  asked: '待复核',
  resolved: '已处理',
}

/** The state of a line, by its finding and its last decision (LED-07). */
export function findBillState(finding: string, resolution: ResolutionState | null): BillState {
  if (finding === 'agrees') return 'agrees'
  if (resolution === 'done') return 'resolved'
  return resolution === 'asked' ? 'asked' : 'open'
}

/** Maximum length of a reason for a decision, in UTF-16 units. */
const MAX_RESOLUTION_REASON = 500

/** The problem of a reason for a decision; null if there is none (LED-07). */
export function checkResolutionReason(reason: string): string | null {
  const text = reason.trim()
  if (text === '') return '请写明原因'
  return text.length > MAX_RESOLUTION_REASON ? `原因最多 ${MAX_RESOLUTION_REASON} 字` : null
}

/** True when a second person has to agree: for more than `limitFen`, the limit of refunds (LED-07, REF-03). */
export function needsSecondPerson(fen: number, limitFen: number): boolean {
  return fen > limitFen
}
