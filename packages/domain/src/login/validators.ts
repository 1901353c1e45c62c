/** Checks of the login forms. Each gives the text to show, or null when there is nothing to say (A 5). */

export const MOBILE_LENGTH = 11
export const SMS_CODE_LENGTH = 6
export const PASSWORD_MAX = 20

/** Digits only, at most 11 (VAL-10). */
export const cleanMobile = (input: string): string => input.replace(/\D/g, '').slice(0, MOBILE_LENGTH)

/** Digits only, at most 6 (VAL-11). */
export const cleanSmsCode = (input: string): string => input.replace(/\D/g, '').slice(0, SMS_CODE_LENGTH)

/** Letters and digits only, at most 20; white space around a new password goes with the rest (VAL-12). */
export const cleanPassword = (input: string): string =>
  input.replace(/[^A-Za-z0-9]/g, '').slice(0, PASSWORD_MAX)

/** A mobile number: 11 digits, first 1, second 2 to 9 (VAL-10). */
export const isMobile = (mobile: string): boolean => /^1[2-9]\d{9}$/.test(mobile)

export const mobileError = (mobile: string): string | null =>
  isMobile(mobile) ? null : '请输入正确合法的手机号'

/** The password login takes a mobile number or an account name (VAL-10). */
export function loginNameError(loginName: string): string | null {
  if (/^\d*$/.test(loginName)) return mobileError(loginName)
  return /^\S{2,50}$/.test(loginName) ? null : '请输入正确的手机号或账号'
}

export const isSmsCode = (code: string): boolean => /^\d{6}$/.test(code)

export const smsCodeError = (code: string): string | null => (isSmsCode(code) ? null : '请输入6位数字验证码')

/** 8 to 20 letters and digits, at least one of each (VAL-12). */
export const isPassword = (password: string): boolean =>
  /^[A-Za-z0-9]{8,20}$/.test(password) && /[A-Za-z]/.test(password) && /\d/.test(password)

export const passwordError = (password: string): string | null =>
  isPassword(password) ? null : '请输入8-20位字母和数字密码组合'

/** What stops an SMS from being asked for (VAL-13). */
export function smsSendError(asked: {
  readonly mobile: string
  readonly captchaPassed: boolean
}): string | null {
  if (!isMobile(asked.mobile)) return '请输入正确手机号!'
  return asked.captchaPassed ? null : '请先完成滑块安全验证!'
}

/** A submission without an SMS having been sent; the codes are cleared with it (VAL-14). */
export const NO_SMS_ERROR = '请先获取验证码'

/** The registration's checks in their order (VAL-14). */
export function registerError(form: {
  readonly mobile: string
  readonly captchaPassed: boolean
  readonly smsId: string | null
  readonly code: string
}): string | null {
  if (!isMobile(form.mobile)) return '请输入合法手机号'
  if (!form.captchaPassed) return '请先完成滑块验证'
  if (form.smsId === null) return '请获取验证码'
  return isSmsCode(form.code) ? null : '请输入正确验证码'
}
