import { isCreditCode, normaliseCompanyCode } from '../identity'
import { normaliseForSearch } from '../records'

/** Maximum number of changes or removals of an account's company per day of Asia/Shanghai (MYC-01). */
export const MAX_CHOICES_A_DAY = 20
/** Maximum length of the typed text, in UTF-16 units (MYC-01). */
export const MAX_COMPANY_TEXT = 60

/** Messages beside the company field. */
export const MY_COMPANY_TEXTS = {
  empty: '请填写企业全称或统一社会信用代码',
  length: '统一社会信用代码应为 18 位，请核对后重新输入',
  check: '统一社会信用代码的校验位不正确，请核对后重新输入',
  none: '没有找到这家企业，请核对企业全称或统一社会信用代码，也可以从提示中选择',
  several: '有多家企业使用这个名称，请改填统一社会信用代码，或从提示中选择',
  often: `每天最多更换 ${MAX_CHOICES_A_DAY} 次，请明天再试`,
} as const

/** A company as typed by its member. */
export type CompanyQuery =
  | { readonly by: 'code'; readonly code: string }
  /** The full name, normalised like the titles in the search. */
  | { readonly by: 'name'; readonly name: string }

const CODE_LENGTH = 18
// Only letters and digits: company names are not written so, and codes are often copied with spaces and hyphens.
const MEANT_AS_CODE = /^[0-9A-Z]{10,}$/

/**
 * Parses the text with which a member chooses their company: the complete name, or the unified social credit code with
 * a valid check character (MYC-01).
 */
export function parseCompanyQuery(typed: string): CompanyQuery | { readonly error: string } {
  const code = normaliseCompanyCode(typed)
  if (MEANT_AS_CODE.test(code)) {
    if (code.length !== CODE_LENGTH) return { error: MY_COMPANY_TEXTS.length }
    return isCreditCode(code) ? { by: 'code', code } : { error: MY_COMPANY_TEXTS.check }
  }
  const name = normaliseForSearch(typed)
  return name === '' ? { error: MY_COMPANY_TEXTS.empty } : { by: 'name', name }
}
