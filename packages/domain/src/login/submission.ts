import { goTo, noChange } from '../machine'
import { findSubmitError, withNotice } from './form'
import type { FormMode, FormState, LoginStep, PlainState } from './login.state'
import { RESET_CAPTCHA } from './modes'
import { type LoginAction, type LoginFailure, reactToLoginFailure } from './reactions'
import { NO_SMS_ERROR } from './validators'

const ACTIONS: Readonly<Record<FormMode, LoginAction>> = {
  sms: 'register',
  password: 'password',
  forgot: 'reset-password',
  binding: 'bind',
}

/** Submits a valid form; otherwise shows its first problem (LOG-02). */
export function submit(state: PlainState): LoginStep {
  if (state.at !== 'form' || state.form.disabled) return noChange(state)
  const { form, mode } = state
  const error = findSubmitError(mode, form)
  if (error !== null) {
    const cleared = error === NO_SMS_ERROR ? { ...form, code: '' } : form
    return goTo({ ...state, form: withNotice(cleared, error) })
  }
  const generation = state.generation + 1
  const submitted = withNotice(form, null)
  return {
    state: { at: 'submitting', generation, mode, form: submitted },
    effects: [{ type: 'submit', afterMs: 0, generation, mode, form: submitted }],
  }
}

/** An SMS could not be sent; ignored if the dialog has moved on since. */
export function receiveSmsFailure(state: PlainState, generation: number, failure: LoginFailure): LoginStep {
  return state.at === 'sending' && generation === state.generation
    ? failed(state, 'send-sms', failure)
    : noChange(state)
}

/** A submission was rejected; ignored if the dialog has moved on since. */
export function receiveRejection(state: PlainState, generation: number, failure: LoginFailure): LoginStep {
  return state.at === 'submitting' && generation === state.generation
    ? failed(state, ACTIONS[state.mode], failure)
    : noChange(state)
}

function failed(state: FormState, action: LoginAction, failure: LoginFailure): LoginStep {
  const { generation, mode, form } = state
  const { notice, resetCaptcha, disableSubmit, clearCodes } = reactToLoginFailure(action, failure)
  return {
    state: {
      at: 'form',
      generation,
      mode,
      form: {
        ...form,
        notice,
        captcha: resetCaptcha ? null : form.captcha,
        disabled: disableSubmit,
        code: clearCodes ? '' : form.code,
      },
    },
    effects: resetCaptcha ? [RESET_CAPTCHA] : [],
  }
}
