import { ENTERPRISE_VIP, HEADCOUNT, membershipName } from '@zhushutong/domain/membership'
import { type contract, orders } from '@zhushutong/sdk/contract'
import { and, eq, type SQL } from 'drizzle-orm'
import { once } from '../idempotency'
import type { Deps } from '../platform/feature'
import { type CallContext, type Handlers, pageIn, sessionOf } from '../platform/http'
import { createOrder } from './create-order'
import { countOrders, findOwnOrder, readOrderPage, readOrderView, removeOrder } from './order.store'
import { findOnSale, listPackage, NO_PURCHASES, type PackageRow, readPurchases } from './package.store'
import type { PaymentService } from './payment.service'
import { VIP_TYPES } from './price-list'
import { pricePackages } from './purchase.table'
import type { TransferAccount } from './transfer-account'

const NO_ORDER = { error: '40001' } as const

export function purchaseHandlers({ database: { orm } }: Deps): Handlers<typeof contract.purchase> {
  const packages = async (chosen: SQL | undefined, { session }: CallContext) => {
    const bought = session ? await readPurchases(orm, session.userId) : NO_PURCHASES
    return (await findOnSale(orm, chosen)).map((row) => listPackage(row, bought))
  }
  const ofType = (id: string) => eq(pricePackages.vipTypeId, id)
  const ofIncrement = (type: string) =>
    and(eq(pricePackages.orderType, 'INCREMENT'), eq(pricePackages.vipTypeId, type))

  return {
    svipPrices: async (_, context) => ({ records: await packages(ofType('svip'), context) }),
    vipTypes: async (page) => pageIn(page, VIP_TYPES),
    vipProducts: async ({ vipTypeId, ...page }, context) =>
      pageIn(page, await packages(ofType(vipTypeId), context)),
    increments: async ({ incrementType }, context) => ({
      records: await packages(ofIncrement(incrementType), context),
    }),
    async combines(_, { session }) {
      const bought = session ? await readPurchases(orm, session.userId) : NO_PURCHASES
      const rows = await findOnSale(orm, ofType('combine'))
      const services = (row: PackageRow) =>
        (row.includes ?? []).map((kind) => ({ kind, name: membershipName(kind) }))
      return { records: rows.map((row) => ({ ...listPackage(row, bought), services: services(row) })) }
    },

    childPrice: async () => ({
      price: ENTERPRISE_VIP.extraAccountFen,
      freeNumber: ENTERPRISE_VIP.freeSharedAccounts,
      maxNumber: HEADCOUNT.max,
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
      const order = await readOrderView(orm, userId, orderId)
      return order ? { payStatus: order.status === 'paid', order } : NO_ORDER
    },

    async transferAccount({ orderId }, context) {
      const order = await findOwnOrder(orm, sessionOf(context).userId, orderId)
      return order ? { ...account, amount: order.amount, remark: order.orderCode } : NO_ORDER
    },
    async page(request, context) {
      const { userId } = sessionOf(context)
      await payments.refresh(userId)
      return readOrderPage(orm, userId, request)
    },
    async one({ orderId }, context) {
      const { userId } = sessionOf(context)
      await payments.refresh(userId)
      return (await readOrderView(orm, userId, orderId)) ?? NO_ORDER
    },
    async numbers(_, context) {
      const { userId } = sessionOf(context)
      await payments.refresh(userId)
      return countOrders(orm, userId)
    },
    async remove({ orderId }, context) {
      const { userId } = sessionOf(context)
      await payments.refresh(userId)
      const order = await findOwnOrder(orm, userId, orderId)
      if (!order) return NO_ORDER
      return (await removeOrder(orm, order, context.now)) ? true : { error: '40011' }
    },
  }
}
