import { submitError, withNotice } from './form'
import { type FormMode, type FormState, type LoginStep, type PlainState, stay } from './login.state'
import { RESET_CAPTCHA } from './modes'
import { type LoginAction, type LoginFailure, reactToLoginFailure } from './reactions'
import { NO_SMS_ERROR } from './validators'

const ACTIONS: Readonly<Record<FormMode, LoginAction>> = {
  sms: 'register',
  password: 'password',
  forgot: 'reset-password',
  binding: 'bind',
}

/** Submits a form in which nothing is wrong; else says the first thing that is (LOG-02, VAL-14). */
export function submit(state: PlainState): LoginStep {
  if (state.at !== 'form' || state.form.disabled) return stay(state)
  const { form, mode } = state
  const error = submitError(mode, form)
  if (error !== null) {
    const cleared = error === NO_SMS_ERROR ? { ...form, code: '' } : form
    return stay({ ...state, form: withNotice(cleared, error) })
  }
  const generation = state.generation + 1
  const asked = withNotice(form, null)
  return {
    state: { at: 'submitting', generation, mode, form: asked },
    effects: [{ type: 'submit', afterMs: 0, generation, mode, form: asked }],
  }
}

/** An SMS that could not be sent, unless the dialog has gone on since (LOG-08). */
export const smsFailed = (state: PlainState, generation: number, failure: LoginFailure): LoginStep =>
  state.at === 'sending' && generation === state.generation ? failed(state, 'send-sms', failure) : stay(state)

/** A submission that was refused, unless the dialog has gone on since (LOG-08). */
export const rejected = (state: PlainState, generation: number, failure: LoginFailure): LoginStep =>
  state.at === 'submitting' && generation === state.generation
    ? failed(state, ACTIONS[state.mode], failure)
    : stay(state)

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
