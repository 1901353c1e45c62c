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

/** The next SMS may be asked for this long after the last, in seconds (LOG-06). */
export const RESEND_SECONDS = 60

/**
 * Whole seconds until the next SMS may be asked for; 0 when it may (LOG-06). Before the last was sent, as a clock
 * says that was set back, they are 60 and no more.
 */
export function resendIn(form: Pick<LoginForm, 'smsSentAt'>, now: number): number {
  if (form.smsSentAt === null) return 0
  const left = Math.ceil((form.smsSentAt + RESEND_SECONDS * 1000 - now) / 1000)
  return Math.min(RESEND_SECONDS, Math.max(0, left))
}

function fieldsAreValid(mode: FormMode, form: LoginForm): boolean {
  if (mode === 'password') return loginNameError(form.loginName) === null && isPassword(form.password)
  const codeIsValid = isMobile(form.mobile) && isSmsCode(form.code)
  return mode === 'forgot' ? codeIsValid && isPassword(form.password) : codeIsValid
}

/** The submit button is on only with a passed slider and valid fields (LOG-02). */
export const canSubmit = (mode: FormMode, form: LoginForm): boolean =>
  form.captcha !== null && !form.disabled && fieldsAreValid(mode, form)

/** The first thing wrong with a submission, or null (LOG-02, VAL-10 to VAL-14). */
export function submitError(mode: FormMode, form: LoginForm): string | null {
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

/** Whether a name is that of a field that is typed into (VAL-10 to VAL-12). */
export const isLoginField = (name: string): name is LoginField => Object.hasOwn(CLEANERS, name)

/** A field typed into: what may not stand in it is stripped, and an old notice goes (VAL-10 to VAL-12). */
export function edited(form: LoginForm, field: LoginField, value: string): LoginForm {
  const cleaned = CLEANERS[field](value)
  // A code belongs to the number that it was sent to.
  const smsId = field === 'mobile' && cleaned !== form.mobile ? null : form.smsId
  return { ...form, [field]: cleaned, smsId, notice: null }
}

/**
 * Slider, disabled state, codes and notice as on the first day (LOG-01); the password is not taken along either
 * (LOG-10). What else was typed stays.
 */
export const resetForMode = (form: LoginForm): LoginForm => ({
  ...form,
  password: '',
  code: '',
  smsId: null,
  captcha: null,
  disabled: false,
  notice: null,
})

/** The form with an untitled notice, or with none (LOG-08). */
export const withNotice = (
  form: LoginForm,
  text: string | null,
  kind: Notice['kind'] = 'error',
): LoginForm => ({
  ...form,
  notice: text === null ? null : { kind, title: null, text },
})
