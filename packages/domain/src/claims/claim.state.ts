/** The states of a claim (CLM-02). */
export const CLAIM_STATES = ['submitted', 'accepted', 'rejected', 'revoked', 'withdrawn'] as const
export type ClaimState = (typeof CLAIM_STATES)[number]

/** The state labels for the claimant. */
export const CLAIM_STATE_LABELS: Readonly<Record<ClaimState, string>> = {
  submitted: '审核中',
  accepted: '已认领',
  rejected: '未通过',
  revoked: '已撤销',
  withdrawn: '已撤回',
}

/** The states in which a member cannot claim the same record again. */
export const HELD_CLAIM_STATES: readonly ClaimState[] = ['submitted', 'accepted']

/** Maximum length of an answer in UTF-16 units. */
const MAX_CLAIM_ANSWER = 500

/** A decision of the staff; the claimant sees its `answer`. */
export interface ClaimDecision {
  readonly state: 'accepted' | 'rejected' | 'revoked'
  readonly answer: string | null
}

/** The reason a decision is refused; `message` is for the staff member. */
export interface ClaimRefusal {
  readonly error: 'decided' | 'no-answer' | 'answer-too-long'
  readonly message: string
}

/** The states to which the staff decide, by the state before. */
const DECISIONS: Readonly<Record<ClaimState, readonly ClaimState[]>> = {
  submitted: ['accepted', 'rejected'],
  accepted: ['revoked'],
  rejected: [],
  revoked: [],
  withdrawn: [],
}

/** Validates a decision (CLM-02). A rejection and a revocation need an answer. */
export function decideClaim(state: ClaimState, decision: ClaimDecision): ClaimDecision | ClaimRefusal {
  const answer = decision.answer?.trim() || null
  if (!DECISIONS[state].includes(decision.state))
    return { error: 'decided', message: `这条认领${CLAIM_STATE_LABELS[state]}，不能这样处理` }
  if (decision.state !== 'accepted' && answer === null)
    return { error: 'no-answer', message: '不通过或撤销时须写明原因' }
  if (answer !== null && answer.length > MAX_CLAIM_ANSWER)
    return { error: 'answer-too-long', message: `答复最多 ${MAX_CLAIM_ANSWER} 字` }
  return { state: decision.state, answer }
}

/** True for a claim that its member may still withdraw, or give up (CLM-03). */
export function canWithdraw(state: ClaimState): boolean {
  return HELD_CLAIM_STATES.includes(state)
}
