import { toHalfWidth } from './text'

/** Weights of the first 17 digits, and the last place by their sum modulo 11 (GB 11643). */
const WEIGHTS = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2]
const LAST = '10X98765432'

/** Eighteen places, also with spaces or hyphens between them, that do not continue before or after. */
const CANDIDATE = /(?<![\dX])\d(?:[ -]*\d){16}[ -]*[\dX](?![\dX])/g
/** The day of birth in the number, in the 20th or 21st century. */
const BIRTH_DATE = /^\d{6}(?:19|20)\d\d(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])/

/** The text of an identity number field while typing: digits and X. */
export function filterIdNumber(text: string): string {
  return toHalfWidth(text)
    .toUpperCase()
    .replace(/[^\dX]/g, '')
}

const isIdNumber = (number: string): boolean => {
  const sum = WEIGHTS.reduce((total, weight, i) => total + weight * Number(number[i]), 0)
  return BIRTH_DATE.test(number) && number[17] === LAST[sum % 11]
}

/** True when a text contains a valid identity card number, with or without spaces and hyphens (VAL-03). */
export function holdsIdNumber(text: string): boolean {
  const rows = toHalfWidth(text).toUpperCase().match(CANDIDATE) ?? []
  return rows.some((candidate) => isIdNumber(filterIdNumber(candidate)))
}

/** The error for a text that contains an identity card number. */
export const ID_NUMBER_TEXT = '为保护个人信息，请不要填写身份证号'
