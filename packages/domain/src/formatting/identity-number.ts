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

/** True for 18 places that hold a day of birth, whatever their check digit. */
export function resemblesIdNumber(text: string): boolean {
  return /^\d{17}[\dX]$/.test(text) && BIRTH_DATE.test(text)
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

/**
 * A text with each valid identity card number replaced; `isMeant` may spare some by their 18 places. A text without
 * one is returned unchanged (DAT-23).
 */
export function replaceIdNumbers(
  text: string,
  replacement: string,
  isMeant: (number: string) => boolean = () => true,
): string {
  if (text.length < 18) return text
  // Full-width characters take as many UTF-16 units as their ASCII forms, so that positions stay the same.
  const plain = toHalfWidth(text).toUpperCase()
  if (plain.length !== text.length) return text
  const parts: string[] = []
  let from = 0
  for (const { 0: candidate, index } of plain.matchAll(CANDIDATE)) {
    const number = filterIdNumber(candidate)
    if (!isIdNumber(number) || !isMeant(number)) continue
    parts.push(text.slice(from, index))
    from = index + candidate.length
  }
  return from === 0 ? text : [...parts, text.slice(from)].join(replacement)
}

/** The error for a text that contains an identity card number. */
export const ID_NUMBER_TEXT = '为保护个人信息，请不要填写身份证号'
