import { goTo, noChange } from '../machine'
import { carryOver } from './carried-over'
import { withNotice } from './form'
import { EMPTY_FORM, type FormState, type LoginEffect, type LoginStep, type PlainState } from './login.state'
import { RESET_CAPTCHA, startScan } from './modes'
import { LOGIN_TEXTS } from './texts'

/** Time for which a success or a changed password is shown, in ms (LOG-03, LOG-07). */
const SUCCESS_DELAY_MS = 1500

const REFRESH_USER = { type: 'refreshUser', afterMs: 0 } as const
const GO_HOME = { type: 'goHome', afterMs: 0 } as const

/**
 * An accepted login: the user is refreshed and the invite claimed at once, the dialog closes 1.5 s later. A
 * late login counts too: if the dialog is closed or already shows a success, only the page is refreshed.
 */
export function receiveLogin(state: PlainState, isSeven: boolean): LoginStep {
  const { scode, smsSentAt } = carryOver(state)
  const effects: LoginEffect[] = [REFRESH_USER]
  if (scode !== null) effects.push({ type: 'claimInvite', afterMs: 0, scode })
  if (state.at === 'closed') return { state: { ...state, scode: null }, effects }
  if (state.at === 'succeeded' || state.at === 'trial') return { state, effects }
  const generation = state.generation + 1
  effects.push({ type: 'due', afterMs: SUCCESS_DELAY_MS, generation })
  return { state: { at: 'succeeded', generation, isSeven, smsSentAt, scode: null }, effects }
}

/**
 * A changed password is shown for 1.5 s over a form with only the mobile, the SMS time and the dialog's opening
 * parameters (LOG-07).
 */
export function receivePasswordChange(state: PlainState, answered: number): LoginStep {
  const isAnswer = state.at === 'submitting' && state.mode === 'forgot' && answered === state.generation
  if (!isAnswer) return noChange(state)
  const generation = state.generation + 1
  const { mobile, smsSentAt, inviter, scode } = state.form
  const form = { ...EMPTY_FORM, mobile, smsSentAt, inviter, scode }
  return {
    state: { at: 'changed', generation, form: withNotice(form, LOGIN_TEXTS.passwordChanged, 'success') },
    effects: [RESET_CAPTCHA, { type: 'due', afterMs: SUCCESS_DELAY_MS, generation }],
  }
}

/** The end of the 1.5 s: the QR login, the trial or the home page follows. */
export function finishSuccess(state: PlainState, generation: number): LoginStep {
  if (generation !== state.generation) return noChange(state)
  if (state.at === 'changed') return startScan(state, state.form)
  if (state.at !== 'succeeded') return noChange(state)
  return state.isSeven ? goTo({ at: 'trial', generation, ...carryOver(state) }) : closed(state, [GO_HOME])
}

/** Closes the dialog; a binding opens a confirmation first, and after a login the page goes home (LOG-05). */
export function close(state: PlainState): LoginStep {
  if (state.at === 'closed') return noChange(state)
  if ('mode' in state && state.mode === 'binding') {
    return goTo({ at: 'leaving', generation: state.generation, beneath: state })
  }
  return closed(state, state.at === 'succeeded' || state.at === 'trial' ? [GO_HOME] : [])
}

/** Abandons the binding, which logs out, so the invite is no longer claimed (LOG-05). */
export function leave(state: FormState): LoginStep {
  return closed({ ...state, form: { ...state.form, scode: null } }, [{ type: 'logout', afterMs: 0 }])
}

const closed = (state: PlainState, effects: readonly LoginEffect[]): LoginStep => ({
  state: { at: 'closed', generation: state.generation + 1, ...carryOver(state) },
  effects,
})
