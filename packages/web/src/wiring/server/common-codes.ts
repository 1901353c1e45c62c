import 'server-only'
import { codeText } from '@zhushutong/sdk/contract'

/** Codes that any call may answer, with what they mean. */
export const COMMON_CODES = ['00113', '00131', '00400', '00401', '00429', '00431'].map((code) => ({
  code,
  text: codeText(code) ?? '',
}))
