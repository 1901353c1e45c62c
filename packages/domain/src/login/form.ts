import type { FormMode, LoginForm } from './login.state'
import type { Notice } from './reactions'
import {
  cleanMobile,
  cleanPassword,
  cleanSmsCode,
  isMobile,
  isPassword,
  isSmsCode,
  loginNameError,
  mobileError,
  NO_SMS_ERROR,
  passwordError,
  registerError,
  smsCodeError,
} from './validators'

/** The next SMS may be asked for this long after the last, in seconds (LOG-06). */
export const RESEND_SECONDS = 60

/** Seconds until the next SMS may be asked for; 0 when it may (LOG-06). A clock that goes back blocks no longer. */
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

/** The first thing wrong with a submission, or null (VAL-10 to VAL-14). */
export function submitError(mode: FormMode, form: LoginForm): string | null {
  const captchaPassed = form.captcha !== null
  if (mode === 'password') {
    const error = loginNameError(form.loginName) ?? passwordError(form.password)
    return error ?? (captchaPassed ? null : '请先完成滑块验证')
  }
  if (form.smsId === null) return NO_SMS_ERROR
  if (mode === 'sms') return registerError({ ...form, captchaPassed })
  const error = mobileError(form.mobile) ?? smsCodeError(form.code)
  const captchaError = captchaPassed ? null : '请先完成滑块验证'
  return error ?? (mode === 'forgot' ? passwordError(form.password) : null) ?? captchaError
}

const CLEANERS = {
  mobile: cleanMobile,
  code: cleanSmsCode,
  password: cleanPassword,
  loginName: (input: string) => input.trim(),
} as const

/** A field typed into: what may not stand in it is stripped, and an old notice goes. */
export const edited = (form: LoginForm, field: keyof typeof CLEANERS, value: string): LoginForm => ({
  ...form,
  [field]: CLEANERS[field](value),
  // A code belongs to the number that it was sent to.
  ...(field === 'mobile' && cleanMobile(value) !== form.mobile ? { smsId: null } : {}),
  notice: null,
})

/** Slider, disabled state, codes and notice as on the first day; what else was typed stays (LOG-01). */
export const resetForMode = (form: LoginForm): LoginForm => ({
  ...form,
  password: '',
  code: '',
  smsId: null,
  captcha: null,
  disabled: false,
  notice: null,
})

export const withNotice = (form: LoginForm, text: string, kind: Notice['kind'] = 'error'): LoginForm => ({
  ...form,
  notice: { kind, title: null, text },
})
