import type { Step } from '../machine'
import type { LoginFailure, Notice } from './reactions'

/** The modes of the dialog; the QR login has no form but its own state. */
export const LOGIN_MODES = ['sms', 'password', 'forgot', 'binding', 'qr'] as const
export type LoginMode = (typeof LOGIN_MODES)[number]
export type FormMode = Exclude<LoginMode, 'qr'>
/** The modes that use an SMS code. */
export type SmsMode = Exclude<FormMode, 'password'>

export type LoginField = 'mobile' | 'loginName' | 'password' | 'code'

/** The form's values. The mobile and the resend block survive a change of mode (LOG-01, LOG-06). */
export interface LoginForm {
  readonly mobile: string
  readonly loginName: string
  readonly password: string
  readonly code: string
  readonly smsId: string | null
  /** Time of the last SMS, in ms; null before the first (LOG-06). */
  readonly smsSentAt: number | null
  /** The slider's result, null until it is passed. */
  readonly captcha: string | null
  /** Set after a failed registration, until the slider is passed again (LOG-08). */
  readonly disabled: boolean
  readonly notice: Notice | null
  readonly inviter: string | null
  /** The invite code to claim after the login (LOG-03). */
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

/** The states of a QR code; `polls` counts the requests made (LOG-04). */
export type Scan =
  | { readonly status: 'fetching' }
  | {
      readonly status: 'showing'
      readonly url: string
      readonly taskId: string
      readonly polls: number
      /** True when the URL is a page with its own QR code, to be opened; otherwise the URL is drawn as a QR code. */
      readonly isPage?: boolean
    }
  | { readonly status: 'expired'; readonly text: string }

interface InMode {
  readonly generation: number
  readonly mode: FormMode
  readonly form: LoginForm
}

/** A form being filled in, or waiting for the answer to its request. */
export type FormState =
  | ({ readonly at: 'form' } & InMode)
  /** `askedAt` in ms: if the answer is missed, the SMS counts as sent then (LOG-06). */
  | ({ readonly at: 'sending'; readonly askedAt: number } & InMode)
  | ({ readonly at: 'submitting' } & InMode)

/**
 * The values that survive leaving a form: the time of the last SMS, in ms (LOG-06), and the invite code, which a late
 * login still claims (LOG-03).
 */
export interface CarriedOver {
  readonly smsSentAt: number | null
  readonly scode: string | null
}

/** Every state except the confirmation before leaving. */
export type PlainState =
  | FormState
  | ({ readonly generation: number } & (
      | ({ readonly at: 'closed' } & CarriedOver)
      | { readonly at: 'scan'; readonly form: LoginForm; readonly scan: Scan }
      /** 修改成功, for 1.5 s (LOG-07). */
      | { readonly at: 'changed'; readonly form: LoginForm }
      /** Logged in; the dialog closes after 1.5 s, or shows the trial first (LOG-03). */
      | ({ readonly at: 'succeeded'; readonly isSeven: boolean } & CarriedOver)
      | ({ readonly at: 'trial' } & CarriedOver)
    ))

/** `generation` is incremented with every request; an answer with another number is ignored. */
export type LoginState =
  | PlainState
  /** The confirmation before a binding is abandoned, over its form (LOG-05). */
  | { readonly at: 'leaving'; readonly generation: number; readonly beneath: FormState }

/**
 * The answer to a scan poll: not confirmed yet, or no longer possible; confirmed by a WeChat user without an account,
 * to be bound; or a login (LOG-04).
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
  /**
   * A login counts even if its dialog was closed or changed, so this event has no generation and is never ignored
   * (LOG-03).
   */
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

/** Effects that the caller performs, `afterMs` from now. */
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

export type LoginStep = Step<LoginState, LoginEffect>

export const LOGIN_CLOSED: LoginState = { at: 'closed', generation: 0, smsSentAt: null, scode: null }
