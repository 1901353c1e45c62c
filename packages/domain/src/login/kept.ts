import type { Kept, PlainState } from './login.state'

/** What outlives a state's form. An SMS still on its way counts as sent when it was asked for (LOG-03, LOG-06). */
export function keptOf(state: PlainState): Kept {
  if (!('form' in state)) return { smsSentAt: state.smsSentAt, scode: state.scode }
  const { form } = state
  return { smsSentAt: state.at === 'sending' ? state.askedAt : form.smsSentAt, scode: form.scode }
}

/** The same state, in which an SMS went out at `smsSentAt`, in ms (LOG-06). */
export const withSmsSentAt = (state: PlainState, smsSentAt: number): PlainState =>
  'form' in state ? { ...state, form: { ...state.form, smsSentAt } } : { ...state, smsSentAt }
