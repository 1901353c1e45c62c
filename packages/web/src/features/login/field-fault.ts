import {
  type LoginForm,
  loginNameError,
  mobileError,
  type Notice,
  smsSendError,
} from '@zhushutong/domain/login'

/** What the domain says of the mobile when a code is asked for, which stands beside the field like any other fault. */
const isOfMobile = ({ mobile, notice }: LoginForm): boolean =>
  notice !== null &&
  mobileError(mobile) !== null &&
  notice.text === smsSendError({ mobile, captchaPassed: true })

/** What stands above the form: not what stands beside its field already. */
export const noticeAbove = (form: LoginForm): Notice | null => (isOfMobile(form) ? null : form.notice)

/**
 * What is wrong with a field that was left, one message for one fault (VAL-10, VAL-13).
 * @param hasTried something was tried that needs it: then an empty field is wrong as well
 */
export const mobileFault = (form: LoginForm, hasLeft: boolean, hasTried: boolean): string | null => {
  if (isOfMobile(form)) return form.notice?.text ?? null
  return hasTried || (hasLeft && form.mobile !== '') ? mobileError(form.mobile) : null
}

/** As `mobileFault`, of the name of a password login. */
export const loginNameFault = (
  { loginName }: LoginForm,
  hasLeft: boolean,
  hasTried: boolean,
): string | null => (hasTried || (hasLeft && loginName !== '') ? loginNameError(loginName) : null)
