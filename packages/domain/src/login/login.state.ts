import type { LoginFailure, Notice } from './reactions'

/** The dialog's modes; the QR login has no form and is a state of its own (LOG-01). */
export const LOGIN_MODES = ['sms', 'password', 'forgot', 'binding', 'qr'] as const
export type LoginMode = (typeof LOGIN_MODES)[number]
export type FormMode = Exclude<LoginMode, 'qr'>
/** The modes that a code is sent for by SMS. */
export type SmsMode = Exclude<FormMode, 'password'>

/** The fields that are typed into. */
export type LoginField = 'mobile' | 'loginName' | 'password' | 'code'

/** What is typed and known. The mobile and the resend block outlive a change of mode (LOG-01, LOG-06). */
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

/** A code's life; `polls` counts those asked for (LOG-04). */
export type Scan =
  | { readonly status: 'fetching' }
  | {
      readonly status: 'showing'
      readonly url: string
      readonly taskId: string
      readonly polls: number
      /** The address brings a code of its own and is to be opened; else it is drawn as one. */
      readonly isPage?: boolean
    }
  | { readonly status: 'expired'; readonly text: string }

interface InMode {
  readonly generation: number
  readonly mode: FormMode
  readonly form: LoginForm
}

/** A form that is filled in, or waits for the answer to what it asked for. */
export type FormState =
  | ({ readonly at: 'form' } & InMode)
  /** `askedAt` in ms: should the answer be missed, the SMS counts as sent then (LOG-06). */
  | ({ readonly at: 'sending'; readonly askedAt: number } & InMode)
  | ({ readonly at: 'submitting' } & InMode)

/**
 * What outlives a form: when the last SMS went out, in ms (LOG-06), and the invite code that a login still claims
 * if it is told of late (LOG-03).
 */
export interface Kept {
  readonly smsSentAt: number | null
  readonly scode: string | null
}

/** Every state but the question whether to leave. */
export type PlainState =
  | FormState
  | ({ readonly generation: number } & (
      | ({ readonly at: 'closed' } & Kept)
      | { readonly at: 'scan'; readonly form: LoginForm; readonly scan: Scan }
      /** 修改成功, for 1.5 s (LOG-07). */
      | { readonly at: 'changed'; readonly form: LoginForm }
      /** Logged in; the dialog closes after 1.5 s, or shows the trial first (LOG-03). */
      | ({ readonly at: 'succeeded'; readonly isSeven: boolean } & Kept)
      | ({ readonly at: 'trial' } & Kept)
    ))

/** `generation` grows with every request; an answer that carries another number is late. */
export type LoginState =
  | PlainState
  /** The question before a binding is given up, over its form (LOG-05). */
  | { readonly at: 'leaving'; readonly generation: number; readonly beneath: FormState }

/**
 * What a scan's poll tells: nobody confirmed yet, and perhaps nobody can any more; someone without an account to bind;
 * or a login (LOG-04).
 */
export type ScanAnswer =
  | { readonly scanned: false; readonly over?: 'cancelled' | 'expired' }
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
  | { readonly type: 'edit'; readonly field: LoginField; readonly value: string }
  | { readonly type: 'captchaPassed'; readonly result: string }
  | { readonly type: 'sendSms'; readonly now: number }
  | { readonly type: 'smsSent'; readonly generation: number; readonly smsId: string; readonly now: number }
  | { readonly type: 'smsFailed'; readonly generation: number; readonly failure: LoginFailure }
  /** A login stands whatever became of its dialog, so this is never late and has no generation (LOG-03). */
  | { readonly type: 'accepted'; readonly isSeven: boolean }
  | { readonly type: 'passwordChanged'; readonly generation: number }
  | { readonly type: 'rejected'; readonly generation: number; readonly failure: LoginFailure }
  | {
      readonly type: 'scanReady'
      readonly generation: number
      readonly url: string
      readonly taskId: string
      readonly isPage?: boolean
    }
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
      readonly mode: SmsMode
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

/** Where every login begins. */
export const LOGIN_CLOSED: LoginState = { at: 'closed', generation: 0, smsSentAt: null, scode: null }

/** A state and nothing to do about it; given the old state, nothing happens (LOG-01). */
export const stay = (state: LoginState): LoginStep => ({ state, effects: [] })

/** Whether an effect is to be carried out yet: one of an earlier generation is not (LOG-04). */
export const loginEffectWanted = (state: LoginState, effect: LoginEffect): boolean =>
  !('generation' in effect) || effect.generation === state.generation
