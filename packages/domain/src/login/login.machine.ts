import { goTo, noChange } from '../machine'
import { editField, isLoginField } from './form'
import { EMPTY_FORM, type LoginEvent, type LoginState, type LoginStep, type PlainState } from './login.state'
import { enterMode, switchMode } from './modes'
import { receiveScanCode, receiveScanFailure, receiveScanPoll, refreshScan } from './scan'
import { receiveSmsSent, sendSms } from './sms'
import { receiveRejection, receiveSmsFailure, submit } from './submission'
import { close, finishSuccess, leave, receiveLogin, receivePasswordChange } from './success'

/**
 * One step of the login dialog (LOG-04, LOG-07, LOG-08): the next state and its effects. An event that does not apply to this
 * state, and an unknown event, return the same state object and no effects.
 */
export function loginStep(state: LoginState, event: LoginEvent): LoginStep {
  return state.at === 'leaving' ? leavingStep(state, event) : plainStep(state, event)
}

// Answers to requests of the form below the confirmation; they still reach it.
const REACHES_BENEATH: readonly string[] = [
  'captchaPassed',
  'smsSent',
  'smsFailed',
  'accepted',
  'rejected',
  'scanPolled',
]

/** The confirmation over a binding (LOG-05): answered by yes or no; closed if the login succeeds meanwhile. */
function leavingStep(state: Extract<LoginState, { at: 'leaving' }>, event: LoginEvent): LoginStep {
  const { beneath } = state
  if (event.type === 'stay') return goTo(beneath)
  if (event.type === 'confirmLeave') return leave(beneath)
  if (!REACHES_BENEATH.includes(event.type)) return noChange(state)
  const step = plainStep(beneath, event)
  if (step.state === beneath) return noChange(state)
  return 'mode' in step.state ? { ...step, state: { ...state, beneath: step.state } } : step
}

function plainStep(state: PlainState, event: LoginEvent): LoginStep {
  switch (event.type) {
    case 'open':
      return open(state, event)
    case 'switchMode':
      return switchMode(state, event.mode)
    case 'toggleQr':
      return switchMode(state, state.at === 'scan' ? 'sms' : 'qr')
    case 'edit':
      return edit(state, event)
    case 'captchaPassed':
      if (state.at !== 'form') return noChange(state)
      return goTo({ ...state, form: { ...state.form, captcha: event.result, disabled: false } })
    case 'sendSms':
      return sendSms(state, event.now)
    case 'smsSent':
      return receiveSmsSent(state, event)
    case 'smsFailed':
      return receiveSmsFailure(state, event.generation, event.failure)
    case 'submit':
      return submit(state)
    case 'accepted':
      return receiveLogin(state, event.isSeven)
    case 'passwordChanged':
      return receivePasswordChange(state, event.generation)
    case 'rejected':
      return receiveRejection(state, event.generation, event.failure)
    case 'scanReady':
      return receiveScanCode(state, event)
    case 'scanFailed':
      return receiveScanFailure(state, event)
    case 'scanPolled':
      return receiveScanPoll(state, event)
    case 'refreshScan':
      return refreshScan(state)
    case 'due':
      return finishSuccess(state, event.generation)
    case 'closeTrial':
      return state.at === 'trial' ? close(state) : noChange(state)
    case 'close':
      return close(state)
    default:
      return noChange(state)
  }
}

function open(state: PlainState, event: Extract<LoginEvent, { type: 'open' }>): LoginStep {
  if (state.at !== 'closed') return noChange(state)
  const { mode, inviter, scode } = event
  return enterMode(state, { ...EMPTY_FORM, smsSentAt: state.smsSentAt, inviter, scode }, mode)
}

function edit(state: PlainState, { field, value }: Extract<LoginEvent, { type: 'edit' }>): LoginStep {
  // The number cannot be changed while an SMS to it is being sent.
  if (state.at !== 'form' && (state.at !== 'sending' || field === 'mobile')) return noChange(state)
  return isLoginField(field) ? goTo({ ...state, form: editField(state.form, field, value) }) : noChange(state)
}
