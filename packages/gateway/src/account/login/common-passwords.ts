import { dictionary } from '@zxcvbn-ts/language-common'

const COMMON = new Set<string>(dictionary['passwords-common'])

/** True for one of the 49,000 most common passwords in leaked lists, ignoring letter case. */
export function isCommonPassword(password: string): boolean {
  return COMMON.has(password.toLowerCase())
}
