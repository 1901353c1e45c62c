import { ERROR_TEXTS, errorText, NOTICE_TITLE } from '../errors'

/** What the person is told, above the form. A title is shown only where there is one. */
export interface Notice {
  readonly kind: 'error' | 'warning' | 'success'
  readonly title: string | null
  readonly text: string
}

/** A login call that failed: its HTTP status (null when no answer came), code and the server's words. */
export interface LoginFailure {
  readonly http: number | null
  readonly code: string | null
  readonly message: string | null
}

export type LoginAction = 'send-sms' | 'register' | 'password' | 'bind' | 'reset-password'

/** What a failure does to the form (LOG-08). */
export interface LoginReaction {
  readonly notice: Notice
  readonly resetCaptcha: boolean
  readonly disableSubmit: boolean
  readonly clearCodes: boolean
}

const CLEARING_CODES = ['10011', '10003']
const SERVER_WORDS = ['20003', '00102']
const PASSWORD_SLIDER_CODES = ['00139', '20001']
export const SMS_SEND_FAILED = '二次验证失败，请重新获取'

const includes = (codes: readonly string[], code: string | null): boolean =>
  code !== null && codes.includes(code)

const error = (text: string): Notice => ({ kind: 'error', title: null, text })

const serverWords = (failure: LoginFailure): string =>
  failure.message?.trim() || errorText(failure.code, null) || ERROR_TEXTS['00001']

/** The table of LOG-08: what each failure of each action does. */
export function reactToLoginFailure(action: LoginAction, failure: LoginFailure): LoginReaction {
  const nothing = { resetCaptcha: false, disableSubmit: false, clearCodes: false }
  if (action === 'send-sms') return reactToSmsFailure(failure)
  if (failure.http !== 200) return { ...nothing, notice: error(serverWords(failure)), clearCodes: true }

  const fromServer = includes(SERVER_WORDS, failure.code)
  const text = fromServer ? serverWords(failure) : errorText(failure.code, failure.message)
  const notice = error(text ?? ERROR_TEXTS['00001'])
  if (action === 'password') {
    return { ...nothing, notice, resetCaptcha: includes(PASSWORD_SLIDER_CODES, failure.code) }
  }
  return {
    notice,
    resetCaptcha: true,
    disableSubmit: true,
    clearCodes: includes(CLEARING_CODES, failure.code),
  }
}

// The slider's result is good for one try, so every failed sending asks for it anew.
function reactToSmsFailure(failure: LoginFailure): LoginReaction {
  const after = { resetCaptcha: true, disableSubmit: false, clearCodes: false }
  if (failure.http !== 200) return { ...after, notice: error(serverWords(failure)), clearCodes: true }
  if (failure.code === '00133') {
    return { ...after, notice: { kind: 'warning', title: NOTICE_TITLE, text: serverWords(failure) } }
  }
  return { ...after, notice: error(SMS_SEND_FAILED) }
}
