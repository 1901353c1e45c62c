import { dictionary } from '@zxcvbn-ts/language-common'

const COMMON = new Set<string>(dictionary['passwords-common'])

/** Whether a password is among the 49,000 that leaked lists name most; letters count alike in either case. */
export function isCommonPassword(password: string): boolean {
  return COMMON.has(password.toLowerCase())
}
