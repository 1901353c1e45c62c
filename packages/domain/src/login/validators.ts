import { toHalfWidth } from '../formatting'

/*
 * Checks of the login forms. A clean… function returns the text that a field accepts; full-width digits and letters
 * from Chinese input methods count as ASCII ones. A …Error function returns the message to show, or null.
 */

/** Digits of a mobile number (VAL-10). */
const MOBILE_LENGTH = 11
/** Digits of a code from an SMS (VAL-11). */
const SMS_CODE_LENGTH = 6
/** Maximum length of a password (VAL-12). */
const PASSWORD_MAX = 20
/** Maximum length of an account name in UTF-16 units, as in the gateway (VAL-10). */
const LOGIN_NAME_MAX = 50

const digitsOf = (input: string): string => toHalfWidth(input).replace(/\D/g, '')

/** Digits only, at most 11 (VAL-10). */
export function cleanMobile(input: string): string {
  return digitsOf(input).slice(0, MOBILE_LENGTH)
}

/** Digits only, at most 6 (VAL-11). */
export function cleanSmsCode(input: string): string {
  return digitsOf(input).slice(0, SMS_CODE_LENGTH)
}

/** Letters and digits only, at most 20; spaces around a new password are removed too (VAL-12). */
export function cleanPassword(input: string): string {
  return toHalfWidth(input)
    .replace(/[^A-Za-z0-9]/g, '')
    .slice(0, PASSWORD_MAX)
}

// Control and format characters, such as direction marks around a copied phone number, and lone surrogates.
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}]/gu

/**
 * The text that the login name field accepts: a mobile number without spaces and hyphens, otherwise an account name
 * without invisible characters and surrounding spaces.
 */
export function cleanLoginName(input: string): string {
  const name = toHalfWidth(input).replace(UNSEEN, '').trim()
  const digits = name.replace(/[\s-]/g, '')
  return isMobile(digits) ? digits : name
}

/** A mobile number: 11 digits, first 1, second 2 to 9 (VAL-10). */
export function isMobile(mobile: string): boolean {
  return /^1[2-9]\d{9}$/.test(mobile)
}

/** The error message for a mobile number. */
export function mobileError(mobile: string): string | null {
  return isMobile(mobile) ? null : '请输入正确合法的手机号'
}

/**
 * The error message for a login name: digits only must be a mobile number, anything else an account name of 2 to 50
 * characters without white space (VAL-10).
 */
export function loginNameError(loginName: string): string | null {
  if (/^\d*$/.test(loginName)) return mobileError(loginName)
  const isName = loginName.length <= LOGIN_NAME_MAX && /^[^\s\p{Cc}\p{Cf}\p{Cs}]{2,}$/u.test(loginName)
  return isName ? null : '请输入正确的手机号或账号'
}

/** A code from an SMS: 6 digits (VAL-11). */
export function isSmsCode(code: string): boolean {
  return /^\d{6}$/.test(code)
}

/** The error message for an SMS code (VAL-11). */
export function smsCodeError(code: string): string | null {
  return isSmsCode(code) ? null : '请输入6位数字验证码'
}

/** 8 to 20 letters and digits, at least one of each (VAL-12). */
export function isPassword(password: string): boolean {
  return /^[A-Za-z0-9]{8,20}$/.test(password) && /[A-Za-z]/.test(password) && /\d/.test(password)
}

/** The error message for a password (VAL-12). */
export function passwordError(password: string): string | null {
  return isPassword(password) ? null : '请输入8-20位字母和数字密码组合'
}

/** The error message that prevents requesting an SMS (VAL-13). */
export function smsSendError(input: {
  readonly mobile: string
  readonly captchaPassed: boolean
}): string | null {
  if (!isMobile(input.mobile)) return '请输入正确手机号!'
  return input.captchaPassed ? null : '请先完成滑块安全验证!'
}

/** The message for submitting before an SMS was sent; the code fields are cleared too. */
export const NO_SMS_ERROR = '请先获取验证码'

/** The message for submitting without a passed slider. */
export const NO_CAPTCHA_ERROR = '请先完成滑块验证'

/** The first failing check of a registration (VAL-14). */
export function registerError(form: {
  readonly mobile: string
  readonly captchaPassed: boolean
  readonly smsId: string | null
  readonly code: string
}): string | null {
  if (!isMobile(form.mobile)) return '请输入合法手机号'
  if (!form.captchaPassed) return NO_CAPTCHA_ERROR
  if (form.smsId === null) return '请获取验证码'
  return isSmsCode(form.code) ? null : '请输入正确验证码'
}
