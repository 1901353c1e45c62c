import { movePoints } from '../src/account'
import { agreement } from '../src/legal'
import type { Database } from '../src/platform/db'
import { loginBySms, NOW, type TestGateway } from './gateway'

export const MANAGER = '/jian-butler-order-biz/myOrderManager'
const PRICES = '/jian-butler-portal-biz/serviceVip/listSvipPrices'
const VIP = '/jian-butler-portal-biz/personalCenter/personalInfo/getMemberVipInfoVO'
const INFO = '/jian-butler-portal-biz/personalCenter/personalInfo/getMemberInfoVO'

/** Lifetime of an order in ms. */
export const LIFETIME = 1_800_000

interface Order {
  readonly orderId: string
  readonly orderCode: string
  readonly status: string
  readonly businessPrice: number
  readonly succTime: number | null
}

interface PackageItem {
  readonly id: string
  readonly isFirst: number
  readonly purchasedNum: number
}

let users = 0

/** A new user who can buy, with the given points. */
export async function newBuyer(gateway: TestGateway, { orm }: Pick<Database, 'orm'>, points = 0) {
  users += 1
  const mobile = `1220000${String(users).padStart(4, '0')}`
  const login = await loginBySms(gateway, mobile)
  const { userId, access_token: token } = login
  if (points > 0) await orm.transaction((tx) => movePoints(tx, userId, points, 'gift', 'test', NOW))
  const callOwn = async <T>(path: string) => (await gateway.call<T>(path, {}, { token })).data
  const manager = <T>(name: string, body: object = {}) =>
    gateway.call<T>(`${MANAGER}/${name}`, body, { token })
  const create = (body: object) =>
    manager<string>('addOrderOnline', {
      ...{ orderType: 'VIP', agreementVersion: agreement('purchase').version },
      ...body,
    })
  const choose = (orderId: string, payType = 'WeChat') =>
    manager<string>('setOnlinePayType', { orderId, payType })
  return {
    id: userId,
    token,
    mobile,
    create,
    choose,
    manager,
    status: async (orderId: string) =>
      (await manager<{ payStatus: boolean; order: Order }>('getMyOrderStatus', { orderId })).data,
    svip: async () => (await callOwn<{ vipInfo: { overTime: number } | null }>(VIP)).vipInfo,
    points: async () => (await callOwn<{ walletInfo: { integral: number } }>(INFO)).walletInfo.integral,
    prices: async () => (await callOwn<{ records: PackageItem[] }>(PRICES)).records,
    async buy(productId: string): Promise<string> {
      const { data: orderId } = await create({ productId })
      await choose(orderId)
      await decide(gateway, orderId, 'paid')
      return orderId
    },
  }
}

export type TestBuyer = Awaited<ReturnType<typeof newBuyer>>

/** Decides a payment at the sandbox cashier, in the buyer's or the staff's role. */
export function decide(gateway: TestGateway, id: string, outcome: string) {
  return gateway.sandbox<object>(`/sandbox/cashier/${id}`, { outcome })
}
