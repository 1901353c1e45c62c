import { noChange } from '../machine'
import { carryOver } from './carried-over'
import { resetForMode } from './form'
import {
  type FormMode,
  LOGIN_MODES,
  type LoginEffect,
  type LoginForm,
  type LoginMode,
  type LoginStep,
  type PlainState,
} from './login.state'

/** The effect that resets the slider of the screen. */
export const RESET_CAPTCHA = { type: 'resetCaptcha', afterMs: 0 } as const satisfies LoginEffect

const isLoginMode = (mode: LoginMode): boolean => LOGIN_MODES.some((known) => known === mode)

/** Enters a form with slider and disabled state reset; answers to an earlier form are ignored from here on. */
export function enterForm(state: PlainState, form: LoginForm, mode: FormMode): LoginStep {
  const generation = state.generation + 1
  return { state: { at: 'form', generation, mode, form: resetForMode(form) }, effects: [RESET_CAPTCHA] }
}

/** Requests a new QR code; answers for an earlier one are ignored from here on. */
export function startScan(state: PlainState, form: LoginForm): LoginStep {
  const generation = state.generation + 1
  return {
    state: { at: 'scan', generation, form: resetForMode(form), scan: { status: 'fetching' } },
    effects: [{ type: 'fetchScan', afterMs: 0, generation }],
  }
}

/** Enters a mode, a form or the QR code; ignores an unknown mode. */
export function enterMode(state: PlainState, form: LoginForm, mode: LoginMode): LoginStep {
  if (!isLoginMode(mode)) return noChange(state)
  return mode === 'qr' ? startScan(state, form) : enterForm(state, form, mode)
}

/**
 * Switches from a form or QR code to another mode (LOG-01). A binding can only be left by closing, since that logs
 * out (LOG-05).
 */
export function switchMode(state: PlainState, mode: LoginMode): LoginStep {
  if (state.at === 'scan') return mode === 'qr' ? noChange(state) : enterMode(state, state.form, mode)
  if (state.at !== 'form' && state.at !== 'sending') return noChange(state)
  if (state.mode === 'binding' || state.mode === mode) return noChange(state)
  return enterMode(state, { ...state.form, smsSentAt: carryOver(state).smsSentAt }, mode)
}
