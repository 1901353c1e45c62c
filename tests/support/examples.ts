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
const SMS_PROOF = { mobile: MOBILE, smsId: 'made-up', validationCode: '000000' }

const examplesOf = ({ orderId, noticeId, now }: Existing): Examples => ({
  login: {
    createSlider: { scene: 'login' },
    verifySlider: { captchaId: 'made-up', x: 1, track: [[0, 0, 0]] },
    sendSms: { mobile: MOBILE, params: SIGN },
    bySms: SMS_PROOF,
    byPassword: { loginName: MOBILE, password: 'made-up1', params: { ...SIGN, scene: 'password' } },
    resetPassword: { ...SMS_PROOF, password: 'made0up1' },
    logout: {},
    agreement: { type: 'privacy' },
  },
  profile: { memberInfo: {}, vipInfo: {}, messageCount: {} },
  search: { suggestion: { companyNames: '建' } },
  purchase: {
    svipPrices: {},
    vipTypes: {},
    vipProducts: { vipTypeId: 'svip' },
    increments: { incrementType: 'staff_vacancy' },
    createOrder: { productId: 'svip-year', orderType: 'VIP' },
    setPayType: { orderId, payType: 'AliPay' },
    orderStatus: { orderId },
    transferAccount: { orderId },
    childPrice: {},
  },
  orders: { page: {}, one: { orderId }, numbers: {}, remove: { orderId } },
  statistics: {
    virtualCount: {},
    yesterdayRefresh: {},
    boardCompany: {},
    boardPerformance: {},
    boardQualification: { region: '500000' },
    boardWinning: {},
    biddingByProvince: {},
    biddingByType: {},
    latestWinners: {},
  },
  content: {
    hotCompanies: {},
    hotSearches: {},
    friendLinks: {},
    banners: {},
    bannerClick: { ids: ['home'], type: 1 },
    location: {},
    areas: {},
    news: {},
    notice: { id: noticeId },
    changeLog: {},
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
  'login.resetPassword': '10003',
  'orders.remove': '40011',
}

export interface Example {
  /** 'group.call' or 'kind.call'. */
  readonly name: string
  readonly endpoint: Endpoint
  readonly input: Readonly<Record<string, unknown>>
}

/** Every call of both tables with a valid input; the one that ends the login comes last. */
export function everyCall(existing: Existing): Example[] {
  const examples = examplesOf(existing)
  const calls = Object.entries(contract).flatMap(([group, endpoints]) =>
    Object.entries(endpoints as Readonly<Record<string, Endpoint>>).map(([name, endpoint]) => ({
      name: `${group}.${name}`,
      endpoint,
      input: (examples[group as keyof Groups] as Readonly<Record<string, Example['input']>>)[name]!,
    })),
  )
  const records = Object.entries(recordContract).flatMap(([kind, { search, detail }]) => [
    { name: `${kind}.search`, endpoint: search, input: { pageSize: 50 } },
    { name: `${kind}.detail`, endpoint: detail, input: { id: existing.recordIds[kind as KindName] } },
  ])
  const isLast = ({ name }: { name: string }) => Number(name === 'login.logout')
  return [...calls, ...records].sort((a, b) => isLast(a) - isLast(b))
}
