import type { ScanAnswer, SmsMode } from './login.state'
import type { LoginFailure } from './reactions'
import type { AgreementType } from './texts'

/** A failed login call is returned as a value, never thrown. */
export interface LoginRefusal {
  readonly error: LoginFailure
}

/**
 * A successful login. The adapter stores the token itself (in the browser a cookie that scripts cannot read), so it
 * never reaches the screens (LOG-03, SES-01).
 */
export interface LoggedIn {
  readonly isSeven: boolean
}

/** The fields sent with an SMS code; `captcha` is the slider's result (LOG-02). */
export interface SmsCredentials {
  readonly mobile: string
  readonly validationCode: string
  readonly smsId: string
  readonly captcha: string
  readonly scode: string | null
}

/** The fields of a password login; never sent in plain text (LOG-10). */
interface PasswordCredentials {
  readonly loginName: string
  readonly password: string
  readonly captcha: string
}

export interface LoginGateway {
  readonly sendSms: (request: {
    readonly mobile: string
    readonly captcha: string
    readonly scene: SmsMode
  }) => Promise<{ readonly smsId: string } | LoginRefusal>
  /** Logs in; registers the mobile if it is new (LOG-09). */
  readonly loginBySms: (credentials: SmsCredentials) => Promise<LoggedIn | LoginRefusal>
  readonly loginByPassword: (credentials: PasswordCredentials) => Promise<LoggedIn | LoginRefusal>
  readonly bindMobile: (credentials: SmsCredentials) => Promise<LoggedIn | LoginRefusal>
  readonly resetPassword: (
    credentials: SmsCredentials & { readonly password: string },
  ) => Promise<{ readonly changed: true } | LoginRefusal>
  /**
   * `isPage`: the URL is a page with its own QR code, to be opened; otherwise the URL is drawn as a QR code (LOG-04).
   */
  readonly fetchScan: () => Promise<
    { readonly url: string; readonly taskId: string; readonly isPage?: boolean } | LoginRefusal
  >
  readonly pollScan: (taskId: string) => Promise<ScanAnswer | LoginRefusal>
  readonly logout: () => Promise<void>
  /** The text of an agreement, as HTML (LOG-09). */
  readonly agreement: (type: AgreementType) => Promise<{ readonly content: string } | LoginRefusal>
}
