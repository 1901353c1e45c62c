import { normaliseForSearch } from '../records'
import { isCreditCode } from '../search'

/** How often an account may choose or remove its company in a day of Asia/Shanghai (MYC-01). */
export const MAX_CHOICES_A_DAY = 20
/** Characters of what is typed, at most (MYC-01). */
export const MAX_COMPANY_TEXT = 60

/** What the choice of a company is answered with, beside the field (MYC-01). */
export const MY_COMPANY_TEXTS = {
  empty: '请填写企业全称或统一社会信用代码',
  length: '统一社会信用代码应为 18 位，请核对后重新输入',
  check: '统一社会信用代码的校验位不正确，请核对后重新输入',
  none: '没有找到这家企业，请核对企业全称或统一社会信用代码，也可以从提示中选择',
  several: '有多家企业使用这个名称，请改填统一社会信用代码，或从提示中选择',
  often: `每天最多更换 ${MAX_CHOICES_A_DAY} 次，请明天再试`,
} as const

/** A company as its member names it. */
export type CompanyQuery =
  | { readonly by: 'code'; readonly code: string }
  /** The whole name, in the form in which titles are compared. */
  | { readonly by: 'name'; readonly name: string }

const CODE_LENGTH = 18
// Letters, digits and nothing else: no company is called so, while codes are copied with spaces and hyphens.
const MEANT_AS_CODE = /^[0-9A-Z]{10,}$/

/**
 * Reads what a member typed to choose their company: the complete name, or the unified social credit code, whose check
 * character must be right (MYC-01).
 */
export function parseCompanyQuery(typed: string): CompanyQuery | { readonly error: string } {
  const code = typed.normalize('NFKC').replace(/[\s-]/g, '').toUpperCase()
  if (MEANT_AS_CODE.test(code)) {
    if (code.length !== CODE_LENGTH) return { error: MY_COMPANY_TEXTS.length }
    return isCreditCode(code) ? { by: 'code', code } : { error: MY_COMPANY_TEXTS.check }
  }
  const name = normaliseForSearch(typed)
  return name === '' ? { error: MY_COMPANY_TEXTS.empty } : { by: 'name', name }
}
