import type { StaffRole } from '@zhushutong/domain/staff'
import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import { accountFeature } from '../src/account'
import { consoleFeature } from '../src/app/staff-resources'
import { demoStaffFeature } from '../src/demo-data'
import { checkBooks, purchaseFeature } from '../src/purchase'
import { sandboxFeature } from '../src/sandbox'
import { decide, newBuyer, type TestBuyer } from './buyer'
import { describeOnPostgres, type TestDatabase } from './databases'
import { startGateway, type TestGateway } from './gateway'
import { loginStaff } from './staff'

/** Sold at its list price: 980.00 yuan for 92 days. */
export const QUARTER = 'svip-quarter'
export const QUARTER_PRICE = 98_000
const WALLET = '/jian-butler-member-biz/member/walletManager'

export interface Refund {
  readonly refundCode: string
  readonly state: string
  readonly cause: string
  readonly amount: number
  readonly wallet: number
  readonly points: number
}

interface RefundPrice extends Refund {
  readonly refundable: boolean
  readonly isSpecial: boolean
  readonly usedFen: number
  readonly reason: string
  readonly message: string
}

interface Order {
  readonly orderCode: string
  readonly status: string
  readonly payType: string
  readonly businessPrice: number
  readonly arrived: number
  readonly wallet: number
  readonly closeReason: string | null
  readonly refunds: readonly Refund[]
}

export interface Page<T> {
  readonly records: readonly T[]
  readonly total: number
}

/** A gateway that sells, with buyers and staff; its books are compared with the documents after every test. */
export function describeShop(
  title: string,
  env: Readonly<Record<string, string>>,
  tests: (shop: Shop) => void,
) {
  describeOnPostgres(title, (database) => {
    let gateway: TestGateway | undefined
    const shop = createShop(database, () => gateway!)
    beforeAll(async () => {
      const features = [demoStaffFeature, accountFeature, purchaseFeature, consoleFeature, sandboxFeature]
      gateway = await startGateway(database(), features, env)
    })
    afterAll(() => gateway?.close())
    afterEach(() => shop.expectBooksToAgree())
    tests(shop)
  })
}

function createShop(database: () => TestDatabase, gateway: () => TestGateway) {
  const tokens = new Map<StaffRole, string>()
  const readOrder = async (who: TestBuyer, orderId: string) =>
    (await who.manager<Order>('getMyOrderOne', { orderId })).data
  const readRefundPrice = async (who: TestBuyer, orderId: string) =>
    (await who.manager<RefundPrice>('priceRefund', { orderId })).data
  const callWallet = <T>(who: TestBuyer, name: string, body: object = {}) =>
    gateway().call<T>(`${WALLET}/${name}`, body, { token: who.token })
  const loadToken = async (role: StaffRole) => {
    const token = tokens.get(role) ?? (await loginStaff(gateway(), role))
    tokens.set(role, token)
    return token
  }

  return {
    gateway,
    database,
    readOrder,
    readRefundPrice,
    callWallet,
    tokenOf: loadToken,
    buyer: (points = 0) => newBuyer(gateway(), database(), points),

    /** A paid order; by transfer the staff confirm it. */
    async pay(who: TestBuyer, order: object, payType = 'WeChat'): Promise<string> {
      const { data: orderId } = await who.create(order)
      await who.choose(orderId, payType)
      await decide(gateway(), orderId, payType === 'CompanyPay' ? 'transfer-confirmed' : 'paid')
      return orderId
    },

    async topUp(who: TestBuyer, amount: number, payType = 'WeChat'): Promise<string> {
      const { data: orderId } = await callWallet<string>(who, 'walletRecharge', { amount })
      await who.choose(orderId, payType)
      await decide(gateway(), orderId, 'paid')
      return orderId
    },

    /** Requests the refund of an order at today's price, like its dialog. */
    async askRefund(who: TestBuyer, orderId: string) {
      const { amount, points, wallet } = await readRefundPrice(who, orderId)
      return who.manager<Refund>('askRefund', { orderId, reason: '不再需要', amount, points, wallet })
    },

    /** Waits for a state of the order's first refund: jobs run in real time, by the movable clock. */
    waitForRefund: (who: TestBuyer, orderId: string, state: string) =>
      expect
        .poll(async () => {
          gateway().clock.advance(5_000)
          return (await readOrder(who, orderId)).refunds[0]?.state
        })
        .toBe(state),

    /** A call of the back office; an expired session is renewed. */
    async callStaff<T>(role: StaffRole, path: string, body: object = {}) {
      gateway().clock.advance(2_000)
      const call = async () => gateway().call<T>(`/console/${path}`, body, { token: await loadToken(role) })
      const answer = await call()
      if (answer.statusCode !== '00401') return answer
      tokens.delete(role)
      return call()
    },

    async expectBooksToAgree() {
      const { accounts, agree } = await checkBooks(database().orm)
      expect([agree, accounts.filter(({ difference }) => difference !== 0)]).toEqual([true, []])
    },
  }
}

type Shop = ReturnType<typeof createShop>
