import type { ScanAnswer, SmsMode } from './login.state'
import type { LoginFailure } from './reactions'
import type { AgreementType } from './texts'

/** A login call's failure is a value, never an exception. */
export interface LoginRefusal {
  readonly error: LoginFailure
}

/**
 * A login that went well. The adapter keeps the token itself (in the browser a cookie that scripts
 * cannot read), so it never passes through the screens (LOG-03, SES-01).
 */
export interface LoggedIn {
  readonly isSeven: boolean
}

/** What is sent with a code from an SMS; `captcha` is the slider's result (LOG-02). */
export interface SmsCredentials {
  readonly mobile: string
  readonly validationCode: string
  readonly smsId: string
  readonly captcha: string
  readonly scode: string | null
}

/** What a password login is sent with; it never travels in plain (LOG-10). */
export interface PasswordCredentials {
  readonly loginName: string
  readonly password: string
  readonly captcha: string
}

/** What a login needs from the world. */
export interface LoginGateway {
  readonly sendSms: (asked: {
    readonly mobile: string
    readonly captcha: string
    readonly scene: SmsMode
  }) => Promise<{ readonly smsId: string } | LoginRefusal>
  /** Logs in, and registers who is not registered yet (LOG-09). */
  readonly loginBySms: (credentials: SmsCredentials) => Promise<LoggedIn | LoginRefusal>
  readonly loginByPassword: (credentials: PasswordCredentials) => Promise<LoggedIn | LoginRefusal>
  readonly bindMobile: (credentials: SmsCredentials) => Promise<LoggedIn | LoginRefusal>
  readonly resetPassword: (
    credentials: SmsCredentials & { readonly password: string },
  ) => Promise<{ readonly changed: true } | LoginRefusal>
  /** `isPage`: the address brings a code of its own and is to be opened; else it is drawn as one (LOG-04). */
  readonly fetchScan: () => Promise<
    { readonly url: string; readonly taskId: string; readonly isPage?: boolean } | LoginRefusal
  >
  readonly pollScan: (taskId: string) => Promise<ScanAnswer | LoginRefusal>
  readonly logout: () => Promise<void>
  /** The text of an agreement, as HTML (LOG-09). */
  readonly agreement: (type: AgreementType) => Promise<{ readonly content: string } | LoginRefusal>
}
