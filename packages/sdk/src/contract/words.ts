import { codeText } from './codes'
import type { Endpoint } from './endpoint'

/** What each group of calls is about, for references that are made from the contract. */
export const GROUP_NAMES = {
  login: '登录',
  profile: '我的账户',
  search: '名称联想',
  purchase: '价格与产品',
  orders: '订单与支付',
  statistics: '统计与榜单',
  content: '站点内容',
  site: '数据版本与网站地图',
  tracking: '曝光与事件上报',
  favourites: '收藏',
  corrections: '数据纠错',
  companyCredit: '信用统计',
  exports: '导出文件',
  comquery: '组合查询',
  expiry: '到期查询',
  insight: '企业洞察',
  ownerAgent: '业主与代理机构',
  staffing: '人员缺口检测',
  assistant: '智能助手',
} as const

const ACCESS_WORDS: Readonly<Record<Endpoint['access'], string>> = {
  none: '不需要令牌',
  optional: '可以不带令牌，带上能看到更多',
  token: '需要令牌',
}

const repeating = ({ idempotent, keyed }: Endpoint): string => {
  if (idempotent) return '重复调用没有副作用，失败时可以重试'
  return keyed
    ? '同一个 Idempotency-Key 在 24 小时内得到同一个结果，可以放心重试'
    : '重复调用会重复生效，不自动重试'
}

/** What a caller should know of a call beside its purpose and its fields, a sentence each. */
export const callNotes = (endpoint: Endpoint): readonly string[] => [
  ACCESS_WORDS[endpoint.access],
  ...(endpoint.encrypted ? ['结果可以加密返回，SDK 默认如此'] : []),
  ...(endpoint.encryptsRequest ? ['请求体必须加密，SDK 会自动完成'] : []),
  ...(endpoint.streams ? ['回答以 text/event-stream 逐段返回'] : []),
  ...(endpoint.multipart ? ['以 multipart/form-data 上传'] : []),
  repeating(endpoint),
  ...(endpoint.timeout ? [`时限 ${endpoint.timeout / 1000} 秒`] : []),
]

const codesOf = ({ access, encrypted, encryptsRequest, keyed, errors = [] }: Endpoint): readonly string[] => [
  ...(access === 'token' ? ['00113', '00401'] : []),
  '00400',
  ...(encrypted || encryptsRequest ? ['00430'] : []),
  ...(keyed ? ['00422'] : []),
  ...errors,
]

/** The codes that a call may be refused with, each with its text, in order. */
export const callErrors = (endpoint: Endpoint): readonly { readonly code: string; readonly text: string }[] =>
  [...new Set(codesOf(endpoint))].sort().map((code) => ({ code, text: codeText(code) ?? '操作失败' }))
