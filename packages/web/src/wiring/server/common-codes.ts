import 'server-only'
import { codeText } from '@zhushutong/sdk/contract'

/** Codes that any call may return, with their meanings. */
export const COMMON_CODES = ['00113', '00131', '00400', '00401', '00429', '00431'].map((code) => ({
  code,
  text: codeText(code) ?? '',
}))
