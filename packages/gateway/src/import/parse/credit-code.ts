import { resemblesIdNumber } from '@zhushutong/domain/formatting'
import {
  calculateCheckCharacter,
  classifyCompanyCode,
  normaliseCompanyCode,
} from '@zhushutong/domain/identity'
import { cleanText, MISSING, type Parsed, rejected } from './reading'

const OTHER_CODES = {
  register: '是旧的工商注册号，不是统一社会信用代码',
  organisation: '是组织机构代码，不是统一社会信用代码',
} as const

/** A unified social credit code in canonical writing. */
export function parseCreditCode(raw: unknown): Parsed<string> {
  const code = normaliseCompanyCode(cleanText(raw))
  if (code === '') return MISSING
  const known = classifyCompanyCode(code)
  if (known?.type === 'credit') return { value: known.code }
  if (known) return rejected(OTHER_CODES[known.type])
  if (code.length !== 18) return rejected(`应为 18 位，实有 ${code.length} 位`)
  if (resemblesIdNumber(code)) return rejected('不是统一社会信用代码，可能是身份证号，未录入')
  const isChecked = calculateCheckCharacter(code.slice(0, 17)) === code[17]
  return rejected(isChecked ? '登记管理部门、机构类别或行政区划不是统一社会信用代码的' : '校验码不符')
}

/** A code of a company of any kind in canonical writing. */
export function parseCompanyCode(raw: unknown): Parsed<string> {
  const known = classifyCompanyCode(cleanText(raw))
  return known ? { value: known.code } : parseCreditCode(raw)
}
