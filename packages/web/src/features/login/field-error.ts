import {
  type LoginForm,
  loginNameError,
  mobileError,
  type Notice,
  smsSendError,
} from '@zhushutong/domain/login'

/** True for the domain's message on the mobile number after requesting a code: shown beside the field. */
const isOfMobile = ({ mobile, notice }: LoginForm): boolean =>
  notice !== null &&
  mobileError(mobile) !== null &&
  notice.text === smsSendError({ mobile, captchaPassed: true })

/** The message above the form; null for a message shown beside a field. */
export function formNotice(form: LoginForm): Notice | null {
  return isOfMobile(form) ? null : form.notice
}

/**
 * The error of the mobile number, shown after blur (VAL-10, VAL-13).
 * @param hasTried true after an action that needs the number: an empty field is then an error too
 */
export function mobileMessage(form: LoginForm, hasLeft: boolean, hasTried: boolean): string | null {
  if (isOfMobile(form)) return form.notice?.text ?? null
  return hasTried || (hasLeft && form.mobile !== '') ? mobileError(form.mobile) : null
}

/** The error of the login name for a password login, by the same rules as `mobileMessage`. */
export function loginNameMessage(
  { loginName }: LoginForm,
  hasLeft: boolean,
  hasTried: boolean,
): string | null {
  return hasTried || (hasLeft && loginName !== '') ? loginNameError(loginName) : null
}
