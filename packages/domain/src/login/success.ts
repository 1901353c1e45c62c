import { withNotice } from './form'
import { keptOf } from './kept'
import {
  EMPTY_FORM,
  type FormState,
  type LoginEffect,
  type LoginStep,
  type PlainState,
  stay,
} from './login.state'
import { RESET_CAPTCHA, startScan } from './modes'
import { LOGIN_TEXTS } from './texts'

/** A success or a changed password is shown for so long before the dialog goes on, in ms (LOG-03, LOG-07). */
export const SUCCESS_DELAY_MS = 1500

const REFRESH_USER = { type: 'refreshUser', afterMs: 0 } as const
const GO_HOME = { type: 'goHome', afterMs: 0 } as const

/**
 * A login that was accepted: the user is refreshed and the invite claimed at once, the dialog goes 1.5 s later
 * (LOG-03). It stands however late it is told of: where nothing is shown any more, or the success is already, the
 * page alone learns of it.
 */
export function loggedIn(state: PlainState, isSeven: boolean): LoginStep {
  const { scode, smsSentAt } = keptOf(state)
  const effects: LoginEffect[] = [REFRESH_USER]
  if (scode !== null) effects.push({ type: 'claimInvite', afterMs: 0, scode })
  if (state.at === 'closed') return { state: { ...state, scode: null }, effects }
  if (state.at === 'succeeded' || state.at === 'trial') return { state, effects }
  const generation = state.generation + 1
  effects.push({ type: 'due', afterMs: SUCCESS_DELAY_MS, generation })
  return { state: { at: 'succeeded', generation, isSeven, smsSentAt, scode: null }, effects }
}

/** A changed password is said for 1.5 s over a form that keeps the mobile and what the dialog was opened with (LOG-07). */
export function passwordChanged(state: PlainState, answered: number): LoginStep {
  const isAnswer = state.at === 'submitting' && state.mode === 'forgot' && answered === state.generation
  if (!isAnswer) return stay(state)
  const generation = state.generation + 1
  const { mobile, smsSentAt, inviter, scode } = state.form
  const form = { ...EMPTY_FORM, mobile, smsSentAt, inviter, scode }
  return {
    state: { at: 'changed', generation, form: withNotice(form, LOGIN_TEXTS.passwordChanged, 'success') },
    effects: [RESET_CAPTCHA, { type: 'due', afterMs: SUCCESS_DELAY_MS, generation }],
  }
}

/** The 1.5 s are over: on to the QR login, to the trial or home (LOG-03, LOG-07). */
export function due(state: PlainState, generation: number): LoginStep {
  if (generation !== state.generation) return stay(state)
  if (state.at === 'changed') return startScan(state, state.form)
  if (state.at !== 'succeeded') return stay(state)
  return state.isSeven ? stay({ at: 'trial', generation, ...keptOf(state) }) : closed(state, [GO_HOME])
}

/** Closes the dialog; a binding asks first, and who is logged in goes home (LOG-03, LOG-05). */
export function close(state: PlainState): LoginStep {
  if (state.at === 'closed') return stay(state)
  if ('mode' in state && state.mode === 'binding') {
    return stay({ at: 'leaving', generation: state.generation, beneath: state })
  }
  return closed(state, state.at === 'succeeded' || state.at === 'trial' ? [GO_HOME] : [])
}

/** The binding is given up, which is a logout, so there is no invite to claim any more (LOG-05). */
export const leave = (state: FormState): LoginStep =>
  closed({ ...state, form: { ...state.form, scode: null } }, [{ type: 'logout', afterMs: 0 }])

const closed = (state: PlainState, effects: readonly LoginEffect[]): LoginStep => ({
  state: { at: 'closed', generation: state.generation + 1, ...keptOf(state) },
  effects,
})
