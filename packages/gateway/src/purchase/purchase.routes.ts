import { ENTERPRISE_VIP } from '@zhushutong/domain/purchase'
import { type contract, orders } from '@zhushutong/sdk/contract'
import { and, eq, type SQL } from 'drizzle-orm'
import type { Deps } from '../app'
import { type CallContext, type Handlers, sessionOf } from '../http'
import { once } from '../idempotency'
import { createOrder } from './create-order'
import { orderNumbers, orderViewOf, ownOrder, pageOrders, removeOrder } from './order.store'
import { listed, NO_PURCHASES, onSale, purchasesOf } from './package.store'
import { VIP_TYPES } from './packages.seed'
import type { PaymentService } from './payment.service'
import { pricePackages } from './purchase.table'
import type { TransferAccount } from './transfer-account'

const MAX_CHILDREN = 99
const NO_ORDER = { error: '40001' } as const

const pageOf = <T>(all: readonly T[], pageNum: number, pageSize: number) => ({
  records: all.slice((pageNum - 1) * pageSize, pageNum * pageSize),
  total: all.length,
  pages: Math.ceil(all.length / pageSize),
  pageNum,
  pageSize,
})

export function purchaseHandlers({ database: { orm } }: Deps): Handlers<typeof contract.purchase> {
  const packages = async (chosen: SQL | undefined, { session }: CallContext) => {
    const bought = session ? await purchasesOf(orm, session.userId) : NO_PURCHASES
    return (await onSale(orm, chosen)).map((row) => listed(row, bought))
  }
  const ofType = (id: string) => eq(pricePackages.vipTypeId, id)
  const ofIncrement = (type: string) =>
    and(eq(pricePackages.orderType, 'INCREMENT'), eq(pricePackages.vipTypeId, type))

  return {
    svipPrices: async (_, context) => ({ records: await packages(ofType('svip'), context) }),
    vipTypes: async ({ pageNum, pageSize }) => pageOf(VIP_TYPES, pageNum, pageSize),
    vipProducts: async ({ vipTypeId, pageNum, pageSize }, context) =>
      pageOf(await packages(ofType(vipTypeId), context), pageNum, pageSize),
    increments: async ({ incrementType }, context) => ({
      records: await packages(ofIncrement(incrementType), context),
    }),

    childPrice: async () => ({
      price: ENTERPRISE_VIP.extraAccountFen,
      freeNumber: ENTERPRISE_VIP.freeSharedAccounts,
      maxNumber: MAX_CHILDREN,
    }),
  }
}

export function orderHandlers(
  { database: { orm } }: Deps,
  payments: PaymentService,
  account: TransferAccount,
): Handlers<typeof contract.orders> {
  return {
    async create(request, context) {
      const call = { path: orders.create.path, input: request }
      return once(orm, context, call, async (tx) => {
        const made = await createOrder(tx, sessionOf(context).userId, request, context.now)
        return 'error' in made ? made : made.orderId
      })
    },

    async setPayType({ orderId, payType }, context) {
      const { userId } = sessionOf(context)
      await payments.refresh(userId)
      return payments.choose(userId, orderId, payType)
    },

    async status({ orderId }, context) {
      const { userId } = sessionOf(context)
      await payments.refresh(userId)
      const order = await orderViewOf(orm, userId, orderId)
      return order ? { payStatus: order.status === 'paid', order } : NO_ORDER
    },

    async transferAccount({ orderId }, context) {
      const order = await ownOrder(orm, sessionOf(context).userId, orderId)
      return order ? { ...account, amount: order.amount, remark: order.orderCode } : NO_ORDER
    },
    async page(request, context) {
      const { userId } = sessionOf(context)
      await payments.refresh(userId)
      return pageOrders(orm, userId, request)
    },
    async one({ orderId }, context) {
      const { userId } = sessionOf(context)
      await payments.refresh(userId)
      return (await orderViewOf(orm, userId, orderId)) ?? NO_ORDER
    },
    async numbers(_, context) {
      const { userId } = sessionOf(context)
      await payments.refresh(userId)
      return orderNumbers(orm, userId)
    },
    async remove({ orderId }, context) {
      const { userId } = sessionOf(context)
      await payments.refresh(userId)
      const order = await ownOrder(orm, userId, orderId)
      if (!order) return NO_ORDER
      return (await removeOrder(orm, order, context.now)) ? true : { error: '40011' }
    },
  }
}
