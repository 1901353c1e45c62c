import type { RecordKind } from '@zhushutong/domain/records'
import type { contract } from '.'
import { apiKeysWords } from './account/api-keys.contract'
import { collectWords } from './account/collect.contract'
import { invitesWords } from './account/invite.words'
import { loginWords } from './account/login.words'
import { memberMailWords } from './account/member-mail.contract'
import { messagesWords } from './account/messages.words'
import { profileWords } from './account/profile.contract'
import { riskWords } from './account/risk.contract'
import { seatsWords } from './account/seats.contract'
import { securityWords } from './account/security.words'
import { trackingWords } from './account/tracking.contract'
import { walletWords } from './account/wallet.words'
import { articlesWords } from './content/articles.words'
import { contentWords } from './content/content.words'
import { locationWords } from './content/location.contract'
import { policiesWords } from './content/policies.words'
import { promotionWords } from './content/promotion.contract'
import { questionsWords, standardsWords } from './content/questions.words'
import { siteWords } from './content/site.contract'
import { instituteWords } from './figures/institute.contract'
import { myCompanyWords } from './figures/my-company.words'
import { statisticsWords } from './figures/statistics.contract'
import { dataReportsWords } from './purchase/data-reports.words'
import { invoicesWords } from './purchase/invoices.words'
import { mallWords } from './purchase/mall.words'
import { ordersWords } from './purchase/orders.words'
import { purchaseWords } from './purchase/purchase.contract'
import { bidFiguresWords } from './records/bid-figures.words'
import { cityWords } from './records/city.words'
import { claimsWords } from './records/claims.contract'
import { comqueryWords } from './records/comquery.contract'
import { correctionsWords } from './records/corrections.contract'
import { creditWords } from './records/credit.contract'
import { dueDiligenceWords, repairReminderWords } from './records/due-diligence.words'
import { expiryWords } from './records/expiry.contract'
import { exportJobsWords } from './records/export.contract'
import { historyWords } from './records/history.contract'
import { insightWords } from './records/insight.words'
import { ownerAgentWords } from './records/owner-agent.words'
import { lockWords, recordMetaWords, recordWords } from './records/records.contract'
import { searchWords } from './records/search.words'
import { staffingWords } from './records/staffing.contract'
import { tenderSheetWords } from './records/tender-sheet.contract'
import { assistantWords } from './services/assistant.words'
import { batchCheckWords } from './services/batch-check.words'
import { bossFileWords } from './services/boss-files.words'
import { bossOrderWords } from './services/boss-orders.words'
import { consultChatWords } from './services/consult-chat.words'
import { consultationWords } from './services/consultation.words'
import { labourWords } from './services/labour.words'
import { leadsWords } from './services/leads.words'
import { serviceCodeWords } from './services/service-code.words'
import { subscriptionsWords } from './services/subscriptions.words'
import { uploadWords } from './services/upload.words'
import { webhookEventsWords, webhooksWords } from './services/webhooks.words'
import { codeText } from './shape/codes'
import type { Endpoint } from './shape/endpoint'
import type { Existing, GroupWords } from './words'

/**
 * The contract in words, for the reference and the tests. No client imports this module, so that browsers
 * do not load the words.
 */
export type { Existing }
export { lockWords, recordMetaWords }

type Groups = typeof contract
/** The words of every group: a missing group does not compile. */
const GROUP_WORDS: { readonly [Group in keyof Groups]: () => GroupWords<Groups[Group]> } = {
  login: loginWords,
  profile: profileWords,
  memberMail: memberMailWords,
  search: searchWords,
  purchase: purchaseWords,
  orders: ordersWords,
  invoices: invoicesWords,
  statistics: statisticsWords,
  content: contentWords,
  articles: articlesWords,
  policies: policiesWords,
  questions: questionsWords,
  standards: standardsWords,
  location: locationWords,
  city: cityWords,
  site: siteWords,
  tracking: trackingWords,
  favourites: collectWords,
  claims: claimsWords,
  corrections: correctionsWords,
  companyCredit: creditWords,
  exports: exportJobsWords,
  dataReports: dataReportsWords,
  comquery: comqueryWords,
  expiry: expiryWords,
  insight: insightWords,
  bidFigures: bidFiguresWords,
  history: historyWords,
  tenderSheet: tenderSheetWords,
  dueDiligence: dueDiligenceWords,
  repairReminder: repairReminderWords,
  batchCheck: batchCheckWords,
  leads: leadsWords,
  ownerAgent: ownerAgentWords,
  staffing: staffingWords,
  risk: riskWords,
  security: securityWords,
  apiKeys: apiKeysWords,
  assistant: assistantWords,
  consultation: consultationWords,
  consultChat: consultChatWords,
  invites: invitesWords,
  seats: seatsWords,
  wallet: walletWords,
  messages: messagesWords,
  subscriptions: subscriptionsWords,
  webhooks: webhooksWords,
  webhookEvents: webhookEventsWords,
  myCompany: myCompanyWords,
  promotion: promotionWords,
  institute: instituteWords,
  mall: mallWords,
  labour: labourWords,
  bossOrder: bossOrderWords,
  bossFile: bossFileWords,
  serviceCode: serviceCodeWords,
  upload: uploadWords,
}

/** The words of an object's fields by name; a nested object has a pair of its text and its fields. */
export interface FieldTexts {
  readonly [field: string]: string | readonly [string, FieldTexts]
}

/** The words of a call. */
export interface CallTexts {
  readonly summary: string
  readonly request?: FieldTexts
  readonly result?: FieldTexts
  /** A valid input. */
  readonly example: (existing: Existing) => Readonly<Record<string, unknown>>
}

interface AnyWords extends Omit<CallTexts, 'example'> {
  readonly example?: Readonly<Record<string, unknown>> | CallTexts['example']
}

const readWords = (group: object): Readonly<Record<string, CallTexts>> =>
  Object.fromEntries(
    Object.entries(group as Readonly<Record<string, AnyWords>>).map(([call, { example = {}, ...words }]) => [
      call,
      { ...words, example: typeof example === 'function' ? example : () => example },
    ]),
  )

/** The words of a group's calls, by the call's name. */
export function groupTexts(group: keyof Groups) {
  return readWords(GROUP_WORDS[group]())
}

/** The words of a kind's three calls, by the call's name. */
export function recordTexts(kind: RecordKind) {
  return readWords(recordWords(kind))
}

/** The subject of each group of calls. */
export const GROUP_NAMES = {
  login: '登录',
  profile: '我的账号',
  memberMail: '我的邮箱',
  messages: '消息',
  subscriptions: '订阅',
  webhooks: 'Webhook',
  webhookEvents: '订阅事件',
  myCompany: '我的企业',
  search: '名称联想',
  purchase: '价格与产品',
  orders: '订单与支付',
  invoices: '发票',
  statistics: '统计与榜单',
  content: '站点内容',
  articles: '文章与标签',
  policies: '资讯与政策',
  questions: '问答',
  standards: '资质标准',
  location: '所在地',
  city: '城市',
  site: '数据版本与网站地图',
  tracking: '曝光与事件上报',
  favourites: '收藏',
  claims: '认领',
  corrections: '数据纠错',
  companyCredit: '信用统计',
  exports: '导出文件',
  dataReports: '数据报告',
  comquery: '组合查询',
  expiry: '到期查询',
  history: '变更与来源',
  insight: '企业洞察',
  bidFigures: '中标率与下浮率',
  tenderSheet: '投标决策',
  dueDiligence: '授标前尽调',
  repairReminder: '信用修复提醒',
  batchCheck: '批量核查',
  leads: '跟进',
  ownerAgent: '业主与代理机构',
  staffing: '人员缺口检测',
  risk: '真人验证',
  security: '账号安全',
  apiKeys: 'API 密钥',
  assistant: '智能助手',
  consultation: '服务咨询',
  consultChat: '在线咨询',
  invites: '邀请好友',
  seats: '共享账号',
  wallet: '钱包',
  promotion: '推广短链',
  institute: '研究院数据',
  mall: '数据商城',
  labour: '用工大厅',
  bossOrder: '服务订单（老板）',
  bossFile: '服务订单的文件',
  serviceCode: '服务码',
  upload: '上传',
} as const satisfies Readonly<Record<keyof Groups, string>>

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

/** Notes on a call itself: access, form and retries, one sentence each. */
export function callOwnNotes(endpoint: Endpoint): readonly string[] {
  return [
    ACCESS_WORDS[endpoint.access],
    ...(endpoint.encryptsRequest ? ['请求体必须加密，SDK 会自动完成'] : []),
    ...(endpoint.streams ? ['回答以 text/event-stream 逐段返回'] : []),
    ...(endpoint.multipart ? ['以 multipart/form-data 上传'] : []),
    ...(endpoint.reads === 'records' ? ['返回的每条数据计入当日可查看的条数，同一条一天只计一次'] : []),
    repeating(endpoint),
    ...(endpoint.timeout ? [`时限 ${endpoint.timeout / 1000} 秒`] : []),
  ]
}

/** Notes for a caller: those on the call, and those on limits and encryption that many calls share. */
export function callNotes(endpoint: Endpoint): readonly string[] {
  return [
    ...callOwnNotes(endpoint),
    ...(endpoint.reads ? ['查询有频率上限：过于频繁时要求真人验证（00131），继续则暂停访问（00429）'] : []),
    ...(endpoint.encrypted ? ['结果可以加密返回，SDK 在没有 HTTPS 时如此'] : []),
  ]
}

/** The codes by which a call may be refused before its own work: access, keys, limits, encryption. */
export function commonCodes({
  access,
  encrypted,
  encryptsRequest,
  keyed,
  reads,
}: Endpoint): readonly string[] {
  return [
    ...(access === 'token' ? ['00113', '00401'] : []),
    // For a key that is invalid or lacks the call's scope.
    ...(access === 'none' ? [] : ['00401', '00431']),
    '00400',
    ...(encrypted || encryptsRequest ? ['00430'] : []),
    ...(keyed ? ['00422'] : []),
    ...(reads ? ['00113', '00131', '00429'] : []),
    ...(reads && access !== 'none' ? ['00409'] : []),
  ]
}

/** The error codes of a call, each with its text, in order. */
export function callErrors(endpoint: Endpoint): readonly { readonly code: string; readonly text: string }[] {
  const codes = new Set([...commonCodes(endpoint), ...(endpoint.errors ?? [])])
  return [...codes].sort().map((code) => ({ code, text: codeText(code) ?? '操作失败' }))
}
