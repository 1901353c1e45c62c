/** Where a report of wrong data stands (REP-02). */
export const REPORT_STATES = ['submitted', 'checking', 'fixed', 'rejected'] as const
export type ReportState = (typeof REPORT_STATES)[number]

/** What the reporter reads of it (REP-02). */
export const REPORT_STATE_LABELS: Readonly<Record<ReportState, string>> = {
  submitted: '已提交',
  checking: '核实中',
  fixed: '已更正',
  rejected: '未采纳',
}

/** In these nothing is decided yet, so the same field makes no second report meanwhile (REP-01). */
export const OPEN_REPORT_STATES: readonly ReportState[] = ['submitted', 'checking']

/** Whether a report waits for its decision (REP-02). */
export const isOpenReport = (state: ReportState): boolean => OPEN_REPORT_STATES.includes(state)

/** The most UTF-16 units of an answer (REP-02). */
export const MAX_ANSWER = 500

/** What the staff decide; `answer` is what the reporter reads beside it. */
export interface ReportDecision {
  readonly state: Exclude<ReportState, 'submitted'>
  readonly answer: string | null
}

/** Why a decision cannot stand; `message` is for the one who decides. */
export interface DecisionRefusal {
  readonly error: 'decided' | 'no-answer' | 'answer-too-long' | 'same-state'
  readonly message: string
}

/**
 * The decision as it may be kept (REP-02): what was submitted is checked, fixed or rejected, what is checked is fixed
 * or rejected, and that is the end; who is rejected is told why.
 */
export function decideReport(state: ReportState, decision: ReportDecision): ReportDecision | DecisionRefusal {
  const answer = decision.answer?.trim() || null
  if (!isOpenReport(state))
    return { error: 'decided', message: `这条纠错已处理完毕（${REPORT_STATE_LABELS[state]}），不能再改` }
  if (state === decision.state) return { error: 'same-state', message: '这条纠错已经在核实中' }
  if (decision.state === 'rejected' && answer === null)
    return { error: 'no-answer', message: '未采纳时须写明原因' }
  if (answer !== null && answer.length > MAX_ANSWER)
    return { error: 'answer-too-long', message: `答复最多 ${MAX_ANSWER} 字` }
  return { state: decision.state, answer }
}
