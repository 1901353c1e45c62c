import type { KindName, RecordKind } from '../../packages/domain/src/records'
import type { Endpoint, RequestOf } from '../../packages/sdk/src/contract'
import { contract, recordContract } from '../../packages/sdk/src/contract'

type Groups = typeof contract
/** An input for every call of the contract: a new call does not compile without one. */
type Examples = { readonly [G in keyof Groups]: { readonly [N in keyof Groups[G]]: RequestOf<Groups[G][N]> } }

/** What of the database the examples name. */
export interface Existing {
  readonly orderId: string
  readonly noticeId: string
  readonly recordIds: Readonly<Record<RecordKind['kind'], string>>
  readonly now: number
}

const MOBILE = '12200009001'
const SIGN = { sign: 'made-up', scene: 'login' } as const
const PNG = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const SMS_PROOF = { mobile: MOBILE, smsId: 'made-up', validationCode: '000000' }

const examplesOf = ({ orderId, noticeId, recordIds, now }: Existing): Examples => ({
  login: {
    createSlider: { scene: 'login' },
    verifySlider: { captchaId: 'made-up', x: 1, track: [[0, 0, 0]] },
    sendSms: { mobile: MOBILE, params: SIGN },
    bySms: SMS_PROOF,
    byPassword: { loginName: MOBILE, password: 'made-up1', params: { ...SIGN, scene: 'password' } },
    createScan: {},
    byScan: { loginTaskId: 'made-up' },
    bindScan: { ...SMS_PROOF, loginTaskId: 'made-up' },
    resetPassword: { ...SMS_PROOF, password: 'made0up1' },
    logout: {},
    agreement: { type: 'privacy' },
  },
  profile: { memberInfo: {}, vipInfo: {}, messageCount: {} },
  search: {
    suggestion: { companyNames: '建' },
    suggestionByType: { keyword: '工程', type: 'zhaobiao' },
  },
  purchase: {
    svipPrices: {},
    vipTypes: {},
    vipProducts: { vipTypeId: 'svip' },
    increments: { incrementType: 'staff_vacancy' },
    childPrice: {},
  },
  orders: {
    create: { productId: 'svip-year', orderType: 'VIP' },
    setPayType: { orderId, payType: 'AliPay' },
    status: { orderId },
    transferAccount: { orderId },
    page: {},
    one: { orderId },
    numbers: {},
    remove: { orderId },
  },
  comquery: {
    search: { conditions: { region: [{ code: '500000' }] } },
    preview: { conditions: { people: [{ registration: 'R101', times: '1' }] } },
    export: { conditions: { region: [{ code: '500000' }] }, preview: true },
  },
  statistics: {
    virtualCount: {},
    yesterdayRefresh: {},
    boardCompany: {},
    boardPerformance: {},
    boardQualification: { region: '500000' },
    boardWinning: {},
    biddingByProvince: {},
    biddingByType: {},
    winningByPlatform: {},
    personnelByPlatform: {},
    qualificationByCompany: {},
    qualificationByCompanyV1: {},
    companyByProvince: {},
    latestWinners: {},
  },
  expiry: {
    qualificationsFree: {},
    qualifications: {},
    permitsFree: { filters: { remaining: ['30d'] } },
    permits: {},
  },
  site: { dataVersions: {}, sitemapParts: {}, sitemapPage: { kind: 'company', pageSize: 10 } },
  content: {
    hotCompanies: {},
    hotSearches: {},
    friendLinks: {},
    banners: {},
    bannerClick: { ids: ['home'], type: 1 },
    location: {},
    areas: {},
    bottomInfo: { type: 'qiye' },
    news: {},
    notice: { id: noticeId },
    changeLog: {},
  },
  favourites: {
    add: { module: 'company', moduleId: recordIds.company ?? '' },
    page: {},
    remove: { module: 'company', moduleId: recordIds.company ?? '' },
    collected: { records: [{ module: 'company', moduleId: recordIds.company ?? '' }] },
  },
  corrections: {
    add: { module: 'company', moduleId: recordIds.company ?? '', field: 'other', right: '应为空白' },
    page: {},
  },
  ownerAgent: {
    achievementCount: { cid: recordIds.owner ?? '' },
    pageAchievement: { cid: recordIds.owner ?? '' },
    companyMap: { cid: recordIds.agency ?? '', type: 'agency' },
    detailReportCount: { cid: recordIds.owner ?? '' },
    dataCount: {},
    provinceCount: { type: 'agency' },
    nijianCount: { cid: recordIds.owner ?? '' },
    verifyOwnerUser: {},
    detailCount: { cid: recordIds.owner ?? '' },
    phones: { cid: recordIds.owner ?? '' },
    averages: { cid: recordIds.owner ?? '' },
    companies: { cid: recordIds.owner ?? '' },
    competitors: { cid: recordIds.owner ?? '' },
    byCompany: { cid: recordIds.company ?? '' },
  },
  companyCredit: { count: { cid: recordIds.credit ?? '' }, typeCount: { region: '500000' } },
  staffing: { check: { id: recordIds.company ?? '' } },
  insight: { company: { id: recordIds.company ?? '' } },
  exports: {
    page: {},
    one: { exportId: 'made-up' },
    usage: {},
    retry: { exportId: 'made-up' },
    remove: { exportId: 'made-up' },
  },
  assistant: {
    rate: { message_id: 'made-up', rating: 'like' },
    upload: { file: { name: 'a.png', mimeType: 'image/png', bytes: PNG } },
    conversations: {},
    rename: { conversation_id: 'made-up', name: '桥梁' },
    remove: { conversationId: 'made-up' },
    messages: { conversationId: 'made-up' },
    chat: { query: '重庆最近有哪些桥梁招标' },
    stop: { taskId: 'made-up' },
  },
  tracking: {
    upload: { records: [{ id: 'a1', module: 'home', pageUrl: '/', requestTime: now, type: 'page' }] },
  },
})

/** What is refused whoever calls, with the code: the examples prove nothing to the slider and the telephone. */
export const REFUSED: Readonly<Record<string, string>> = {
  'login.verifySlider': '10003',
  'login.sendSms': '10002',
  'login.bySms': '10003',
  'login.byPassword': '00139',
  'login.bindScan': '20015',
  'login.resetPassword': '10003',
  'orders.remove': '40011',
  // But for those who hold the service.
  'expiry.qualifications': '00403',
  'expiry.permits': '00403',
  'exports.one': '30003',
  'exports.retry': '30003',
  'exports.remove': '30003',
  'assistant.rate': '30003',
  'assistant.rename': '30003',
  'assistant.remove': '30003',
  'assistant.messages': '30003',
  'assistant.stop': '30003',
}

export interface Example {
  /** 'group.call' or 'kind.call'. */
  readonly name: string
  readonly endpoint: Endpoint
  readonly input: Readonly<Record<string, unknown>>
}

/** Streams and uploads are no calls by value: the client has methods for them, which tests/assistant.db.test.ts tries. */
const isPlain = ({ endpoint }: Example) => !endpoint.streams && !endpoint.multipart

/** Every plain call of both tables with a valid input; the one that ends the login comes last. */
export function everyCall(existing: Existing): Example[] {
  const examples = examplesOf(existing)
  const calls = Object.entries(contract).flatMap(([group, endpoints]) =>
    Object.entries(endpoints as Readonly<Record<string, Endpoint>>).map(([name, endpoint]) => ({
      name: `${group}.${name}`,
      endpoint,
      input: (examples[group as keyof Groups] as Readonly<Record<string, Example['input']>>)[name]!,
    })),
  )
  const records = Object.entries(recordContract).flatMap(([kind, { search, detail, ...more }]) => [
    { name: `${kind}.search`, endpoint: search, input: { pageSize: 50 } },
    { name: `${kind}.detail`, endpoint: detail, input: { id: existing.recordIds[kind as KindName] } },
    { name: `${kind}.export`, endpoint: more.export, input: { preview: true } },
  ])
  const isLast = ({ name }: { name: string }) => Number(name === 'login.logout')
  return [...calls, ...records].filter(isPlain).sort((a, b) => isLast(a) - isLast(b))
}
