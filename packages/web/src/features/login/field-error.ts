import {
  type LoginForm,
  loginNameError,
  mobileError,
  type Notice,
  smsSendError,
} from '@zhushutong/domain/login'

/**
 * The domain's messages on the mobile when a code is requested: shown beside the field like its other
 * messages.
 */
const isOfMobile = ({ mobile, notice }: LoginForm): boolean =>
  notice !== null &&
  mobileError(mobile) !== null &&
  notice.text === smsSendError({ mobile, captchaPassed: true })

/** The message above the form, unless it is shown beside a field. */
export function formNotice(form: LoginForm): Notice | null {
  return isOfMobile(form) ? null : form.notice
}

/**
 * The message of a field after blur, one for each error (VAL-10, VAL-13).
 * @param hasTried an action was tried that needs it: then an empty field is an error as well
 */
export function mobileMessage(form: LoginForm, hasLeft: boolean, hasTried: boolean): string | null {
  if (isOfMobile(form)) return form.notice?.text ?? null
  return hasTried || (hasLeft && form.mobile !== '') ? mobileError(form.mobile) : null
}

/** Like `mobileFault`, for the name of a password login. */
export function loginNameMessage(
  { loginName }: LoginForm,
  hasLeft: boolean,
  hasTried: boolean,
): string | null {
  return hasTried || (hasLeft && loginName !== '') ? loginNameError(loginName) : null
}
