import type { ConsultationState } from './consultation.state'

/** Maximum length of a written answer in UTF-16 units (ASK-03). */
export const MAX_CONSULTATION_ANSWER = 1000

/** The facts about a consultation that an answer depends on. */
interface OpenConsultation {
  readonly state: ConsultationState
  /** True when the asker was logged in: only then can they read an answer. */
  readonly isMember: boolean
}

/** The reason an answer is refused; `message` is for the staff member. */
export interface AnswerRefusal {
  readonly error: 'closed' | 'visitor' | 'empty' | 'too-long'
  readonly message: string
}

/**
 * A written answer, which may be corrected until the consultation is done (ASK-03). The answer counts as contact with
 * the asker.
 */
export function answerConsultation(
  { state, isMember }: OpenConsultation,
  typed: string,
): { readonly state: ConsultationState; readonly answer: string } | AnswerRefusal {
  const answer = typed.trim()
  if (!isMember) return { error: 'visitor', message: '咨询者没有登录，看不到书面答复，请致电联系' }
  if (state === 'closed') return { error: 'closed', message: '这条咨询已完成，不能再改' }
  if (answer === '') return { error: 'empty', message: '请填写答复' }
  if (answer.length > MAX_CONSULTATION_ANSWER)
    return { error: 'too-long', message: `答复最多 ${MAX_CONSULTATION_ANSWER} 字` }
  return { state: 'contacted', answer }
}

/** The progress as shown to the asker. */
export const ASKER_STATES = ['waiting', 'answered'] as const
export type AskerState = (typeof ASKER_STATES)[number]

export const ASKER_STATE_LABELS: Readonly<Record<AskerState, string>> = {
  waiting: '待回复',
  answered: '已回复',
}

/** The state for the asker: answered once an adviser has called or written (ASK-03). */
export function findAskerState(state: ConsultationState): AskerState {
  return state === 'submitted' ? 'waiting' : 'answered'
}
