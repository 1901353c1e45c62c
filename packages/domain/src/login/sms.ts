import { resendIn, withNotice } from './form'
import { withSmsSentAt } from './kept'
import { type LoginEvent, type LoginStep, type PlainState, stay } from './login.state'
import { isMobile, smsSendError } from './validators'

/** Asks for a code by SMS, 60 s after the last at the earliest, with a valid mobile and a passed slider (LOG-06, VAL-13). */
export function sendSms(state: PlainState, now: number): LoginStep {
  if (state.at !== 'form' || resendIn(state.form, now) > 0) return stay(state)
  const { form, mode } = state
  if (mode === 'password') return stay(state)
  const { mobile, captcha } = form
  if (captcha === null || !isMobile(mobile)) {
    const error = smsSendError({ mobile, captchaPassed: captcha !== null })
    return stay({ ...state, form: withNotice(form, error) })
  }
  const generation = state.generation + 1
  return {
    state: { at: 'sending', generation, mode, askedAt: now, form: withNotice(form, null) },
    effects: [{ type: 'sendSms', afterMs: 0, generation, mode, mobile, captcha }],
  }
}

/** An SMS went out: wherever the dialog is by now, no other does for 60 s (LOG-06). */
export function smsSent(state: PlainState, event: Extract<LoginEvent, { type: 'smsSent' }>): LoginStep {
  const { generation, smsId, now } = event
  if (state.at !== 'sending' || generation !== state.generation) return stay(withSmsSentAt(state, now))
  return stay({
    at: 'form',
    generation,
    mode: state.mode,
    form: { ...state.form, smsId, smsSentAt: now },
  })
}
