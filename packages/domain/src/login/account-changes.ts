import { mobileError, NO_SMS_ERROR, smsCodeError } from './validators'

/** The form for changing the mobile number of an account: one code for the old and one for the new number. */
export interface MobileChange {
  readonly smsId: string
  readonly validationCode: string
  readonly mobile: string
  readonly newSmsId: string
  readonly newValidationCode: string
}

export interface ClosingRequest {
  readonly smsId: string
  readonly validationCode: string
  readonly reason: string
  /** True when the user confirms having read about the consequences. */
  readonly agrees: boolean
}

interface AccountProblem<Form> {
  readonly field: keyof Form & string
  readonly message: string
}

/** Maximum length of the reason for closing an account, in UTF-16 units. */
export const CLOSING_REASON_MAX = 200

const codeProblem = (smsId: string, code: string): string | null =>
  smsId === '' ? NO_SMS_ERROR : smsCodeError(code)

const listProblems = <Form>(
  rows: ReadonlyArray<readonly [keyof Form & string, string | null]>,
): AccountProblem<Form>[] =>
  rows.flatMap(([field, message]) => (message === null ? [] : [{ field, message }]))

/** All problems of a change of number, in the order of the form (VAL-14). */
export function checkMobileChange(form: MobileChange): AccountProblem<MobileChange>[] {
  return listProblems<MobileChange>([
    ['validationCode', codeProblem(form.smsId, form.validationCode)],
    ['mobile', mobileError(form.mobile)],
    ['newValidationCode', codeProblem(form.newSmsId, form.newValidationCode)],
  ])
}

/** All problems of a request to close an account, in the order of the form (LEG-03, VAL-14). */
export function checkClosingRequest(form: ClosingRequest): AccountProblem<ClosingRequest>[] {
  const isLong = form.reason.length > CLOSING_REASON_MAX
  return listProblems<ClosingRequest>([
    ['reason', isLong ? `原因最多 ${CLOSING_REASON_MAX} 字` : null],
    ['agrees', form.agrees ? null : '请先确认已了解注销的后果'],
    ['validationCode', codeProblem(form.smsId, form.validationCode)],
  ])
}
