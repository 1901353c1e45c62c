import type { FormMode, LoginField, LoginForm } from './login.state'
import type { Notice } from './reactions'
import {
  cleanLoginName,
  cleanMobile,
  cleanPassword,
  cleanSmsCode,
  isMobile,
  isPassword,
  isSmsCode,
  loginNameError,
  mobileError,
  NO_CAPTCHA_ERROR,
  NO_SMS_ERROR,
  passwordError,
  registerError,
  smsCodeError,
} from './validators'

/** Minimum time between two SMS, in seconds (LOG-06). */
const RESEND_SECONDS = 60

/**
 * Whole seconds until the next SMS can be requested; 0 if it can be requested now (LOG-06). At most 60, even if the
 * clock was set back to before the last SMS.
 */
export function secondsUntilResend(form: Pick<LoginForm, 'smsSentAt'>, now: number): number {
  if (form.smsSentAt === null) return 0
  const left = Math.ceil((form.smsSentAt + RESEND_SECONDS * 1000 - now) / 1000)
  return Math.min(RESEND_SECONDS, Math.max(0, left))
}

function fieldsAreValid(mode: FormMode, form: LoginForm): boolean {
  if (mode === 'password') return loginNameError(form.loginName) === null && isPassword(form.password)
  const codeIsValid = isMobile(form.mobile) && isSmsCode(form.code)
  return mode === 'forgot' ? codeIsValid && isPassword(form.password) : codeIsValid
}

/** The submit button is enabled only with a passed slider and valid fields (LOG-02). */
export function canSubmit(mode: FormMode, form: LoginForm): boolean {
  return form.captcha !== null && !form.disabled && fieldsAreValid(mode, form)
}

/** The first problem of a submission, or null (LOG-02, VAL-13). */
export function findSubmitError(mode: FormMode, form: LoginForm): string | null {
  const captchaPassed = form.captcha !== null
  const captchaError = captchaPassed ? null : NO_CAPTCHA_ERROR
  if (mode === 'password') {
    return loginNameError(form.loginName) ?? passwordError(form.password) ?? captchaError
  }
  if (form.smsId === null) return NO_SMS_ERROR
  if (mode === 'sms') return registerError({ ...form, captchaPassed })
  const error = mobileError(form.mobile) ?? smsCodeError(form.code)
  return error ?? (mode === 'forgot' ? passwordError(form.password) : null) ?? captchaError
}

const CLEANERS = {
  mobile: cleanMobile,
  code: cleanSmsCode,
  password: cleanPassword,
  loginName: cleanLoginName,
} as const satisfies Readonly<Record<LoginField, (input: string) => string>>

/** True for the name of an input field. */
export function isLoginField(name: string): name is LoginField {
  return Object.hasOwn(CLEANERS, name)
}

/** Applies typing into a field: removes characters that are not allowed, and an old notice. */
export function editField(form: LoginForm, field: LoginField, value: string): LoginForm {
  const cleaned = CLEANERS[field](value)
  // A code is valid only for the number it was sent to.
  const smsId = field === 'mobile' && cleaned !== form.mobile ? null : form.smsId
  return { ...form, [field]: cleaned, smsId, notice: null }
}

/** Resets slider, disabled state, codes and notice (LOG-01), and the password too (LOG-10). The other fields remain. */
export function resetForMode(form: LoginForm): LoginForm {
  return {
    ...form,
    password: '',
    code: '',
    smsId: null,
    captcha: null,
    disabled: false,
    notice: null,
  }
}

/** The form with a notice without a title, or without a notice. */
export function withNotice(form: LoginForm, text: string | null, kind: Notice['kind'] = 'error'): LoginForm {
  return {
    ...form,
    notice: text === null ? null : { kind, title: null, text },
  }
}
