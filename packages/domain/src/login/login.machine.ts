import { edited, resendIn, resetForMode, submitError, withNotice } from './form'
import {
  EMPTY_FORM,
  type FormMode,
  type LoginEffect,
  type LoginEvent,
  type LoginForm,
  type LoginMode,
  type LoginState,
  type LoginStep,
  stay,
} from './login.state'
import { type LoginAction, type LoginFailure, reactToLoginFailure } from './reactions'
import { notScannedYet, scanFailed, scanReady, startScan } from './scan'
import { LOGIN_TEXTS } from './texts'
import { NO_SMS_ERROR, smsSendError } from './validators'

/** A success or a changed password is shown for so long before the dialog goes on, in ms (LOG-03, LOG-07). */
export const SUCCESS_DELAY_MS = 1500

const RESET_CAPTCHA = { type: 'resetCaptcha', afterMs: 0 } as const
const GO_HOME = { type: 'goHome', afterMs: 0 } as const

/**
 * One step of the login dialog (A 4, LOG-01 to LOG-08): the next state and what to do about it. An event
 * that means nothing in this state, or that nobody knows, gives back the very same state and no effects.
 */
export function loginStep(state: LoginState, event: LoginEvent): LoginStep {
  switch (event.type) {
    case 'open':
      if (state.at !== 'closed') return stay(state)
      return enterMode(state, { ...EMPTY_FORM, inviter: event.inviter, scode: event.scode }, event.mode)
    case 'switchMode':
      return switchMode(state, event.mode)
    case 'toggleQr':
      return switchMode(state, state.at === 'scan' ? 'sms' : 'qr')
    case 'edit':
      // A number that an SMS is on its way to stands until it went out.
      if (state.at !== 'form' && (state.at !== 'sending' || event.field === 'mobile')) return stay(state)
      return stay({ ...state, form: edited(state.form, event.field, event.value) })
    case 'captchaPassed':
      if (state.at !== 'form') return stay(state)
      return stay({ ...state, form: { ...state.form, captcha: event.result, disabled: false } })
    case 'sendSms':
      return sendSms(state, event.now)
    case 'smsSent':
      if (state.at !== 'sending' || event.generation !== state.generation) return stay(state)
      return stay({ ...state, at: 'form', form: { ...state.form, smsId: event.smsId, smsSentAt: event.now } })
    case 'smsFailed':
      if (state.at !== 'sending' || event.generation !== state.generation) return stay(state)
      return failed(state, 'send-sms', event.failure)
    case 'submit':
      return submit(state)
    case 'accepted':
      return accepted(state, event)
    case 'rejected':
      if (state.at !== 'submitting' || event.generation !== state.generation) return stay(state)
      return failed(state, ACTIONS[state.mode], event.failure)
    case 'scanReady':
      return scanReady(state, event)
    case 'scanFailed':
      return scanFailed(state, event.generation)
    case 'scanPolled':
      return scanPolled(state, event)
    case 'refreshScan':
      return state.at === 'scan' ? startScan(state, state.form) : stay(state)
    case 'due':
      return event.generation === state.generation ? due(state) : stay(state)
    case 'closeTrial':
      return state.at === 'trial' ? closed(state, [GO_HOME]) : stay(state)
    case 'confirmLeave':
      return state.at === 'leaving' ? closed(state, [{ type: 'logout', afterMs: 0 }]) : stay(state)
    case 'stay':
      return state.at === 'leaving' ? stay({ ...state, at: 'form', mode: 'binding' }) : stay(state)
    case 'close':
      return close(state)
    default:
      return stay(state)
  }
}

const ACTIONS: Readonly<Record<FormMode, LoginAction>> = {
  sms: 'register',
  password: 'password',
  forgot: 'reset-password',
  binding: 'bind',
}

/** A mode starts with slider, codes and disabled state reset (LOG-01). */
function enterMode(state: LoginState, form: LoginForm, mode: LoginMode): LoginStep {
  if (mode === 'qr') return startScan(state, form)
  const generation = state.generation + 1
  return { state: { at: 'form', generation, mode, form: resetForMode(form) }, effects: [RESET_CAPTCHA] }
}

// A binding is left by closing alone, as leaving it is a logout (LOG-05).
function switchMode(state: LoginState, mode: LoginMode): LoginStep {
  if (state.at === 'scan' && mode !== 'qr') return enterMode(state, state.form, mode)
  if (state.at !== 'form' && state.at !== 'sending') return stay(state)
  if (state.mode === 'binding' || state.mode === mode) return stay(state)
  return enterMode(state, state.form, mode)
}

function sendSms(state: LoginState, now: number): LoginStep {
  if (state.at !== 'form' || state.mode === 'password' || resendIn(state.form, now) > 0) return stay(state)
  const { form, mode } = state
  const error = smsSendError({ mobile: form.mobile, captchaPassed: form.captcha !== null })
  if (error !== null || form.captcha === null) return stay({ ...state, form: withNotice(form, error ?? '') })
  const generation = state.generation + 1
  const { mobile, captcha } = form
  return {
    state: { at: 'sending', generation, mode, form: { ...form, notice: null } },
    effects: [{ type: 'sendSms', afterMs: 0, generation, mode, mobile, captcha }],
  }
}

function submit(state: LoginState): LoginStep {
  if (state.at !== 'form' || state.form.disabled) return stay(state)
  const { form, mode } = state
  const error = submitError(mode, form)
  if (error !== null) {
    const cleared = error === NO_SMS_ERROR ? { ...form, code: '' } : form
    return stay({ ...state, form: withNotice(cleared, error) })
  }
  const generation = state.generation + 1
  const asked = { ...form, notice: null }
  return {
    state: { at: 'submitting', generation, mode, form: asked },
    effects: [{ type: 'submit', afterMs: 0, generation, mode, form: asked }],
  }
}

/** What a failure does to the form, by the table of LOG-08. */
function failed(
  state: Extract<LoginState, { at: 'sending' | 'submitting' }>,
  action: LoginAction,
  failure: LoginFailure,
): LoginStep {
  const reaction = reactToLoginFailure(action, failure)
  const form: LoginForm = {
    ...state.form,
    notice: reaction.notice,
    captcha: reaction.resetCaptcha ? null : state.form.captcha,
    disabled: reaction.disableSubmit,
    code: reaction.clearCodes ? '' : state.form.code,
  }
  return { state: { ...state, at: 'form', form }, effects: reaction.resetCaptcha ? [RESET_CAPTCHA] : [] }
}

/** A changed password is said for 1.5 s; every other acceptance is a login. */
function accepted(state: LoginState, event: Extract<LoginEvent, { type: 'accepted' }>): LoginStep {
  // Closed meanwhile, but the login stands: the page learns of it.
  if (state.at === 'closed') return { state, effects: [{ type: 'refreshUser', afterMs: 0 }] }
  // The question whether to leave the binding came too late: it is done.
  if (state.at === 'leaving') return loggedIn(state, state.form, event.isSeven)
  if (state.at !== 'submitting' || event.generation !== state.generation) return stay(state)
  if (state.mode !== 'forgot') return loggedIn(state, state.form, event.isSeven)
  const generation = state.generation + 1
  const form = withNotice({ ...EMPTY_FORM, ...kept(state.form) }, LOGIN_TEXTS.passwordChanged, 'success')
  return {
    state: { at: 'changed', generation, form },
    effects: [RESET_CAPTCHA, { type: 'due', afterMs: SUCCESS_DELAY_MS, generation }],
  }
}

/** What outlives a password reset: the mobile, and what the dialog was opened with (LOG-07). */
const kept = ({ mobile, smsSentAt, inviter, scode }: LoginForm) => ({ mobile, smsSentAt, inviter, scode })

/** The user is refreshed and the invite claimed at once; the dialog goes 1.5 s later (LOG-03). */
function loggedIn(state: LoginState, form: LoginForm, isSeven: boolean): LoginStep {
  const generation = state.generation + 1
  const effects: LoginEffect[] = [{ type: 'refreshUser', afterMs: 0 }]
  if (form.scode !== null) effects.push({ type: 'claimInvite', afterMs: 0, scode: form.scode })
  effects.push({ type: 'due', afterMs: SUCCESS_DELAY_MS, generation })
  return { state: { at: 'succeeded', generation, isSeven }, effects }
}

/** A scan without a user leads to the binding of a phone, one with a user logs in (LOG-04). */
function scanPolled(state: LoginState, event: Extract<LoginEvent, { type: 'scanPolled' }>): LoginStep {
  const { answer } = event
  if (state.at === 'closed' && answer.scanned && answer.userId !== null) {
    return { state, effects: [{ type: 'refreshUser', afterMs: 0 }] }
  }
  if (state.at !== 'scan' || state.scan.status !== 'showing') return stay(state)
  if (event.generation !== state.generation) return stay(state)
  if (!answer.scanned) return notScannedYet(state)
  return answer.userId === null
    ? enterMode(state, state.form, 'binding')
    : loggedIn(state, state.form, answer.isSeven)
}

function due(state: LoginState): LoginStep {
  if (state.at === 'changed') return startScan(state, state.form)
  if (state.at !== 'succeeded') return stay(state)
  return state.isSeven ? stay({ at: 'trial', generation: state.generation }) : closed(state, [GO_HOME])
}

function close(state: LoginState): LoginStep {
  if (state.at === 'closed' || state.at === 'leaving') return stay(state)
  if ('mode' in state && state.mode === 'binding') {
    const { form } = state
    return stay({ at: 'leaving', generation: state.generation + 1, form })
  }
  const isIn = state.at === 'succeeded' || state.at === 'trial'
  return closed(state, isIn ? [GO_HOME] : [])
}

const closed = (state: LoginState, effects: readonly LoginEffect[]): LoginStep => ({
  state: { at: 'closed', generation: state.generation + 1 },
  effects,
})
