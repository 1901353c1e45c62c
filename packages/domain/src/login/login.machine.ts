import { edited, isLoginField } from './form'
import {
  EMPTY_FORM,
  type LoginEvent,
  type LoginState,
  type LoginStep,
  type PlainState,
  stay,
} from './login.state'
import { enterMode, switchMode } from './modes'
import { refreshScan, scanFailed, scanPolled, scanReady } from './scan'
import { sendSms, smsSent } from './sms'
import { rejected, smsFailed, submit } from './submission'
import { close, due, leave, loggedIn, passwordChanged } from './success'

/**
 * One step of the login dialog (A 4, LOG-01 to LOG-08): the next state and what to do about it. An event
 * that means nothing in this state, or that nobody knows, gives back the very same state and no effects.
 */
export const loginStep = (state: LoginState, event: LoginEvent): LoginStep =>
  state.at === 'leaving' ? leavingStep(state, event) : plainStep(state, event)

// What the form had asked for before it was about to be left; the answers still find it.
const REACHES_BENEATH: readonly string[] = [
  'captchaPassed',
  'smsSent',
  'smsFailed',
  'accepted',
  'rejected',
  'scanPolled',
]

/** The question over a binding (LOG-05): answered by yes or no, and without a subject once the login stands. */
function leavingStep(state: Extract<LoginState, { at: 'leaving' }>, event: LoginEvent): LoginStep {
  const { beneath } = state
  if (event.type === 'stay') return stay(beneath)
  if (event.type === 'confirmLeave') return leave(beneath)
  if (!REACHES_BENEATH.includes(event.type)) return stay(state)
  const step = plainStep(beneath, event)
  if (step.state === beneath) return stay(state)
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
      if (state.at !== 'form') return stay(state)
      return stay({ ...state, form: { ...state.form, captcha: event.result, disabled: false } })
    case 'sendSms':
      return sendSms(state, event.now)
    case 'smsSent':
      return smsSent(state, event)
    case 'smsFailed':
      return smsFailed(state, event.generation, event.failure)
    case 'submit':
      return submit(state)
    case 'accepted':
      return loggedIn(state, event.isSeven)
    case 'passwordChanged':
      return passwordChanged(state, event.generation)
    case 'rejected':
      return rejected(state, event.generation, event.failure)
    case 'scanReady':
      return scanReady(state, event)
    case 'scanFailed':
      return scanFailed(state, event)
    case 'scanPolled':
      return scanPolled(state, event)
    case 'refreshScan':
      return refreshScan(state)
    case 'due':
      return due(state, event.generation)
    case 'closeTrial':
      return state.at === 'trial' ? close(state) : stay(state)
    case 'close':
      return close(state)
    default:
      return stay(state)
  }
}

function open(state: PlainState, event: Extract<LoginEvent, { type: 'open' }>): LoginStep {
  if (state.at !== 'closed') return stay(state)
  const { mode, inviter, scode } = event
  return enterMode(state, { ...EMPTY_FORM, smsSentAt: state.smsSentAt, inviter, scode }, mode)
}

function edit(state: PlainState, { field, value }: Extract<LoginEvent, { type: 'edit' }>): LoginStep {
  // A number that an SMS is on its way to stands until it went out.
  if (state.at !== 'form' && (state.at !== 'sending' || field === 'mobile')) return stay(state)
  return isLoginField(field) ? stay({ ...state, form: edited(state.form, field, value) }) : stay(state)
}
