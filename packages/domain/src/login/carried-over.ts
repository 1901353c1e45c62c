import type { CarriedOver, PlainState } from './login.state'

/**
 * The values that survive leaving a form. An SMS still being sent counts as sent at the time of the request (LOG-03,
 * LOG-06).
 */
export function carryOver(state: PlainState): CarriedOver {
  if (!('form' in state)) return { smsSentAt: state.smsSentAt, scode: state.scode }
  const { form } = state
  return { smsSentAt: state.at === 'sending' ? state.askedAt : form.smsSentAt, scode: form.scode }
}

/** The same state with the time of the last SMS, in ms. */
export function withSmsSentAt(state: PlainState, smsSentAt: number): PlainState {
  return 'form' in state ? { ...state, form: { ...state.form, smsSentAt } } : { ...state, smsSentAt }
}
