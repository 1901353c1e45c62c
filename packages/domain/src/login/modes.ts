import { resetForMode } from './form'
import { keptOf } from './kept'
import {
  type FormMode,
  LOGIN_MODES,
  type LoginEffect,
  type LoginForm,
  type LoginMode,
  type LoginStep,
  type PlainState,
  stay,
} from './login.state'

/** What makes the screen's slider forget that it was passed (LOG-01). */
export const RESET_CAPTCHA = { type: 'resetCaptcha', afterMs: 0 } as const satisfies LoginEffect

const isLoginMode = (mode: LoginMode): boolean => LOGIN_MODES.some((known) => known === mode)

/** A form with slider and disabled state reset; answers to an older one are late from here on (LOG-01). */
export function enterForm(state: PlainState, form: LoginForm, mode: FormMode): LoginStep {
  const generation = state.generation + 1
  return { state: { at: 'form', generation, mode, form: resetForMode(form) }, effects: [RESET_CAPTCHA] }
}

/** A new code to scan; answers for an older one are late from here on (LOG-04). */
export function startScan(state: PlainState, form: LoginForm): LoginStep {
  const generation = state.generation + 1
  return {
    state: { at: 'scan', generation, form: resetForMode(form), scan: { status: 'fetching' } },
    effects: [{ type: 'fetchScan', afterMs: 0, generation }],
  }
}

/** A mode begins, be it a form or the code to scan; one that nobody knows does not (LOG-01). */
export function enterMode(state: PlainState, form: LoginForm, mode: LoginMode): LoginStep {
  if (!isLoginMode(mode)) return stay(state)
  return mode === 'qr' ? startScan(state, form) : enterForm(state, form, mode)
}

/** Another mode in place of a form or a code (LOG-01). A binding is left by closing alone, as that is a logout (LOG-05). */
export function switchMode(state: PlainState, mode: LoginMode): LoginStep {
  if (state.at === 'scan') return mode === 'qr' ? stay(state) : enterMode(state, state.form, mode)
  if (state.at !== 'form' && state.at !== 'sending') return stay(state)
  if (state.mode === 'binding' || state.mode === mode) return stay(state)
  return enterMode(state, { ...state.form, smsSentAt: keptOf(state).smsSentAt }, mode)
}
