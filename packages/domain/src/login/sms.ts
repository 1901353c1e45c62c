import { goTo, noChange } from '../machine'
import { withSmsSentAt } from './carried-over'
import { secondsUntilResend, withNotice } from './form'
import type { LoginEvent, LoginStep, PlainState } from './login.state'
import { isMobile, smsSendError } from './validators'

/**
 * Requests an SMS code, at the earliest 60 s after the last, with a valid mobile and a passed slider (LOG-06,
 * VAL-13).
 */
export function sendSms(state: PlainState, now: number): LoginStep {
  if (state.at !== 'form' || secondsUntilResend(state.form, now) > 0) return noChange(state)
  const { form, mode } = state
  if (mode === 'password') return noChange(state)
  const { mobile, captcha } = form
  if (captcha === null || !isMobile(mobile)) {
    const error = smsSendError({ mobile, captchaPassed: captcha !== null })
    return goTo({ ...state, form: withNotice(form, error) })
  }
  const generation = state.generation + 1
  return {
    state: { at: 'sending', generation, mode, askedAt: now, form: withNotice(form, null) },
    effects: [{ type: 'sendSms', afterMs: 0, generation, mode, mobile, captcha }],
  }
}

/** An SMS was sent: whatever the dialog shows now, the next one is blocked for 60 s. */
export function receiveSmsSent(
  state: PlainState,
  event: Extract<LoginEvent, { type: 'smsSent' }>,
): LoginStep {
  const { generation, smsId, now } = event
  if (state.at !== 'sending' || generation !== state.generation) return goTo(withSmsSentAt(state, now))
  return goTo({
    at: 'form',
    generation,
    mode: state.mode,
    form: { ...state.form, smsId, smsSentAt: now },
  })
}
