import { ERROR_TEXTS, errorText, NOTICE_TITLE } from '../errors'

export interface Notice {
  readonly kind: 'error' | 'warning' | 'success'
  readonly title: string | null
  readonly text: string
}

/** A failed login call: its HTTP status (null when no answer came), code and the server's message. */
export interface LoginFailure {
  readonly http: number | null
  readonly code: string | null
  readonly message: string | null
}

export type LoginAction = 'send-sms' | 'register' | 'password' | 'bind' | 'reset-password'

/** Effects of a failure on the form (LOG-08). */
interface LoginReaction {
  readonly notice: Notice
  readonly resetCaptcha: boolean
  readonly disableSubmit: boolean
  readonly clearCodes: boolean
}

const CLEARING_CODES = ['10011', '10003']
const PASSWORD_SLIDER_CODES = ['00139', '20001']
/** The message for an SMS that could not be sent, for every reason except 00133 (LOG-08). */
const SMS_SEND_FAILED = '二次验证失败，请重新获取'

const includes = (codes: readonly (string | null)[], code: string | null): boolean => codes.includes(code)

const error = (text: string): Notice => ({ kind: 'error', title: null, text })

const serverWords = (failure: LoginFailure): string =>
  failure.message?.trim() || errorText(failure.code, null) || ERROR_TEXTS['00001']

/** The text of the code, else the server's message: 20003 and 00102 have no text in the catalogue. */
const meaning = ({ code, message }: LoginFailure): Notice =>
  error(errorText(code, message) ?? ERROR_TEXTS['00001'])

type Refusal = (failure: LoginFailure) => LoginReaction

const reactToRefusedRegistration: Refusal = (failure) => ({
  notice: meaning(failure),
  resetCaptcha: true,
  disableSubmit: true,
  clearCodes: includes(CLEARING_CODES, failure.code),
})

const reactToRefusedPassword: Refusal = (failure) => ({
  notice: meaning(failure),
  resetCaptcha: includes(PASSWORD_SLIDER_CODES, failure.code),
  disableSubmit: false,
  clearCodes: false,
})

const reactToRefusedSms: Refusal = (failure) => {
  const warning: Notice = { kind: 'warning', title: NOTICE_TITLE, text: serverWords(failure) }
  const notice = failure.code === '00133' ? warning : error(SMS_SEND_FAILED)
  return { notice, resetCaptcha: true, disableSubmit: false, clearCodes: false }
}

const REFUSALS: Readonly<Record<LoginAction, Refusal>> = {
  'send-sms': reactToRefusedSms,
  register: reactToRefusedRegistration,
  bind: reactToRefusedRegistration,
  'reset-password': reactToRefusedRegistration,
  password: reactToRefusedPassword,
}

/** The effect of each failure of each action on the form (LOG-08). */
export function reactToLoginFailure(action: LoginAction, failure: LoginFailure): LoginReaction {
  return failure.http === 200
    ? REFUSALS[action](failure)
    : {
        notice: error(serverWords(failure)),
        // The slider's result can be used once, so every failed sending resets the slider.
        resetCaptcha: action === 'send-sms',
        disableSubmit: false,
        clearCodes: true,
      }
}
