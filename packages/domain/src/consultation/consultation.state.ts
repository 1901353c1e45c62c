/** The states of a consultation (ASK-02). */
export const CONSULTATION_STATES = ['submitted', 'contacted', 'closed'] as const
export type ConsultationState = (typeof CONSULTATION_STATES)[number]

/** The state labels for the staff (ASK-02). */
export const CONSULTATION_STATE_LABELS: Readonly<Record<ConsultationState, string>> = {
  submitted: '待联系',
  contacted: '已联系',
  closed: '已完成',
}

/** Maximum length of a note of the staff in UTF-16 units. */
export const MAX_NOTE = 500

export interface ConsultationStep {
  readonly state: Exclude<ConsultationState, 'submitted'>
  readonly note: string | null
}

/** The reason a step is refused; `message` is for the staff member. */
export interface StepRefusal {
  readonly error: 'closed' | 'note-too-long' | 'same-state'
  readonly message: string
}

/**
 * Validates a step (ASK-02): submitted → contacted or closed; contacted → closed; closed is final. A step
 * to the same state only adds a note, so it needs one.
 */
export function moveConsultation(
  state: ConsultationState,
  step: ConsultationStep,
): ConsultationStep | StepRefusal {
  const note = step.note?.trim() || null
  if (state === 'closed') return { error: 'closed', message: '这条咨询已完成，不能再改' }
  if (state === step.state && note === null)
    return { error: 'same-state', message: '这条咨询已经是已联系；要补充记录请写明内容' }
  if (note !== null && note.length > MAX_NOTE)
    return { error: 'note-too-long', message: `记录最多 ${MAX_NOTE} 字` }
  return { state: step.state, note }
}
