/** The states of a report of wrong data (REP-02). */
export const REPORT_STATES = ['submitted', 'checking', 'fixed', 'rejected'] as const
export type ReportState = (typeof REPORT_STATES)[number]

/** The state labels for the reporter. */
export const REPORT_STATE_LABELS: Readonly<Record<ReportState, string>> = {
  submitted: '已提交',
  checking: '核实中',
  fixed: '已更正',
  rejected: '未采纳',
}

/** States without a decision: the same field cannot be reported again meanwhile. */
export const OPEN_REPORT_STATES: readonly ReportState[] = ['submitted', 'checking']

/** True while a report is undecided (REP-02). */
export function isOpenReport(state: ReportState): boolean {
  return OPEN_REPORT_STATES.includes(state)
}

/** Maximum length of an answer in UTF-16 units. */
export const MAX_ANSWER = 500

/** A decision of the staff; the reporter sees its `answer`. */
export interface ReportDecision {
  readonly state: Exclude<ReportState, 'submitted'>
  readonly answer: string | null
}

/** The reason a decision is refused; `message` is for the staff member. */
export interface DecisionRefusal {
  readonly error: 'decided' | 'no-answer' | 'answer-too-long' | 'same-state'
  readonly message: string
}

/**
 * Validates a decision (REP-02): submitted → checking, fixed or rejected; checking → fixed or rejected; fixed and
 * rejected are final. A rejection needs an answer.
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
