import { calculateCheckCharacter, isCreditCode } from '@zhushutong/domain/formatting'
import { cleanText, compact, MISSING, type Parsed, rejected } from './reading'

/** Before 2015, business register numbers of 15 digits (13 in the oldest ones) were used. */
const REGISTER_NUMBER = /^(\d{13}|\d{15})$/

/** A unified social credit code with a valid check character. */
export function parseCreditCode(raw: unknown): Parsed<string> {
  const code = compact(cleanText(raw)).toUpperCase()
  if (code === '') return MISSING
  if (isCreditCode(code)) return { value: code }
  if (REGISTER_NUMBER.test(code)) return rejected('是旧的工商注册号，不是统一社会信用代码')
  if (code.length !== 18) return rejected(`应为 18 位，实有 ${code.length} 位`)
  const isChecked = calculateCheckCharacter(code.slice(0, 17)) === code[17]
  return rejected(isChecked ? '不是统一社会信用代码的编法，可能是身份证号' : '校验码不符')
}
