import { isCreditCode, normaliseCompanyCode } from '../identity'

/**
 * A number from before 2015: six digits of the division, then the organisation's code. It has no check digit of its
 * own.
 */
const OLD_NUMBER = /^[1-9]\d{5}[0-9A-Z]{9}$/

/** The number in canonical writing (BIL-03). */
export function trimTaxNumber(typed: string): string {
  return normaliseCompanyCode(typed)
}

/** True for a taxpayer's number: a unified social credit code, or an old one of 15 places (BIL-03). */
export function isTaxNumber(text: string): boolean {
  return text.length === 18 ? isCreditCode(text) : OLD_NUMBER.test(text)
}

/** The problem of a trimmed taxpayer's number; null if there is none (BIL-03). */
export function checkTaxNumber(text: string): string | null {
  if (text === '') return '请填写纳税人识别号'
  if (isTaxNumber(text)) return null
  return text.length === 18 ? '纳税人识别号有误，请核对后重新填写' : '纳税人识别号应为 18 位或 15 位'
}
