import { isCreditCode } from '@zhushutong/domain/search'
import { cleaned, compact, MISSING, type Read, unread } from './reading'

/** Before 2015 a business register number of 15 digits (13 in the oldest ones) was used. */
const REGISTER_NUMBER = /^(\d{13}|\d{15})$/

/** A unified social credit code whose check character is right. */
export const parseCreditCode = (raw: unknown): Read<string> => {
  const code = compact(cleaned(raw)).toUpperCase()
  if (code === '') return MISSING
  if (isCreditCode(code)) return { value: code }
  if (REGISTER_NUMBER.test(code)) return unread('是旧的工商注册号，不是统一社会信用代码')
  return unread(code.length === 18 ? '校验码不符' : `应为 18 位，实有 ${code.length} 位`)
}
