import type { LoginFailure, Notice } from './reactions'

/** The dialog's modes with a form; the QR login is a state of its own (LOG-01). */
export type FormMode = 'sms' | 'password' | 'forgot' | 'binding'
export type LoginMode = FormMode | 'qr'

/** What is typed and known. The mobile and the resend block outlive a change of mode. */
export interface LoginForm {
  readonly mobile: string
  readonly loginName: string
  readonly password: string
  readonly code: string
  readonly smsId: string | null
  /** When the last SMS went out, in ms (LOG-06). */
  readonly smsSentAt: number | null
  /** The slider's result, null until it is passed. */
  readonly captcha: string | null
  /** Set by a failed registration until the slider is passed again (LOG-08). */
  readonly disabled: boolean
  readonly notice: Notice | null
  readonly inviter: string | null
  /** The invite code that is claimed after the login (LOG-03). */
  readonly scode: string | null
}

export const EMPTY_FORM: LoginForm = {
  mobile: '',
  loginName: '',
  password: '',
  code: '',
  smsId: null,
  smsSentAt: null,
  captcha: null,
  disabled: false,
  notice: null,
  inviter: null,
  scode: null,
}

export type Scan =
  | { readonly status: 'fetching' }
  | { readonly status: 'showing'; readonly url: string; readonly taskId: string; readonly polls: number }
  | { readonly status: 'expired'; readonly text: string }

interface InMode {
  readonly mode: FormMode
  readonly form: LoginForm
}

/** `generation` grows with every request; an answer that carries another number is late. */
export type LoginState = { readonly generation: number } & (
  | { readonly at: 'closed' }
  | ({ readonly at: 'form' } & InMode)
  | ({ readonly at: 'sending' } & InMode)
  | ({ readonly at: 'submitting' } & InMode)
  | { readonly at: 'scan'; readonly form: LoginForm; readonly scan: Scan }
  /** The question before a binding is given up (LOG-05). */
  | { readonly at: 'leaving'; readonly form: LoginForm }
  /** 修改成功, for 1.5 s (LOG-07). */
  | { readonly at: 'changed'; readonly form: LoginForm }
  /** Logged in; the dialog closes after 1.5 s, or shows the trial first (LOG-03). */
  | { readonly at: 'succeeded'; readonly isSeven: boolean }
  | { readonly at: 'trial' }
)

/** What a scan's poll tells: nobody scanned yet, someone without an account to bind, or a login. */
export type ScanAnswer =
  | { readonly scanned: false }
  | { readonly scanned: true; readonly userId: string | null; readonly isSeven: boolean }

export type LoginEvent =
  | {
      readonly type: 'open'
      readonly mode: LoginMode
      readonly inviter: string | null
      readonly scode: string | null
    }
  | {
      readonly type: 'close' | 'toggleQr' | 'submit' | 'confirmLeave' | 'stay' | 'closeTrial' | 'refreshScan'
    }
  | { readonly type: 'switchMode'; readonly mode: LoginMode }
  | {
      readonly type: 'edit'
      readonly field: 'mobile' | 'loginName' | 'password' | 'code'
      readonly value: string
    }
  | { readonly type: 'captchaPassed'; readonly result: string }
  | { readonly type: 'sendSms'; readonly now: number }
  | { readonly type: 'smsSent'; readonly generation: number; readonly smsId: string; readonly now: number }
  | { readonly type: 'smsFailed'; readonly generation: number; readonly failure: LoginFailure }
  | { readonly type: 'accepted'; readonly generation: number; readonly isSeven: boolean }
  | { readonly type: 'rejected'; readonly generation: number; readonly failure: LoginFailure }
  | { readonly type: 'scanReady'; readonly generation: number; readonly url: string; readonly taskId: string }
  | { readonly type: 'scanFailed'; readonly generation: number }
  | { readonly type: 'scanPolled'; readonly generation: number; readonly answer: ScanAnswer }
  | { readonly type: 'due'; readonly generation: number }

/** What the machine asks its surroundings to do, `afterMs` from now. */
export type LoginEffect =
  | { readonly type: 'logout'; readonly afterMs: 0 }
  | { readonly type: 'resetCaptcha'; readonly afterMs: 0 }
  | { readonly type: 'refreshUser'; readonly afterMs: 0 }
  | { readonly type: 'goHome'; readonly afterMs: 0 }
  | { readonly type: 'claimInvite'; readonly afterMs: 0; readonly scode: string }
  | {
      readonly type: 'sendSms'
      readonly afterMs: 0
      readonly generation: number
      readonly mode: FormMode
      readonly mobile: string
      readonly captcha: string
    }
  | {
      readonly type: 'submit'
      readonly afterMs: 0
      readonly generation: number
      readonly mode: FormMode
      readonly form: LoginForm
    }
  | { readonly type: 'fetchScan'; readonly afterMs: 0; readonly generation: number }
  | {
      readonly type: 'pollScan'
      readonly afterMs: number
      readonly generation: number
      readonly taskId: string
    }
  | { readonly type: 'due'; readonly afterMs: number; readonly generation: number }

export interface LoginStep {
  readonly state: LoginState
  readonly effects: readonly LoginEffect[]
}

export const LOGIN_CLOSED: LoginState = { at: 'closed', generation: 0 }

/** Nothing happens: the very same state. */
export const stay = (state: LoginState): LoginStep => ({ state, effects: [] })

/** An effect that was asked for in an earlier generation is not carried out any more. */
export const loginEffectWanted = (state: LoginState, effect: LoginEffect): boolean =>
  !('generation' in effect) || effect.generation === state.generation
