import { ENTERPRISE_VIP, HEADCOUNT, membershipName } from '@zhushutong/domain/membership'
import {
  PAY_TYPES,
  PAYMENT_METHODS,
  type PaymentMethod,
  type PayType,
  parsePayfs,
} from '@zhushutong/domain/payment-methods'
import { missingFen } from '@zhushutong/domain/purchase'
import { type contract, orders } from '@zhushutong/sdk/contract'
import { once } from '../idempotency'
import { agreement } from '../legal'
import type { Deps } from '../platform/feature'
import { type CallContext, CODES, type Failure, type Handlers, pageIn, sessionOf } from '../platform/http'
import { createOrder } from './checkout/create-order'
import { countOrders, readOrderPage, readOrderView, removeOrder } from './checkout/order-view.store'
import type { PaymentService } from './checkout/payment.service'
import { findOwnOrder } from './orders/find-order'
import { lockOrder } from './orders/lock-order'
import { findOnSale, listPackage, NO_PURCHASES, type PackageRow, readPurchases } from './prices/package.store'
import { VIP_TYPES } from './prices/price-list'
import type { PaymentProvider } from './providers/payment.ports'
import { askRefund, priceRefund, refundView } from './refunds'
import { findArrived } from './transfers'
import type { TransferAccount } from './transfers/transfer-account'

const NO_ORDER = { error: '40001' } as const
const NOT_OFFERED = { error: '50001' } as const

/** Offered payment methods in display order. */
export function listPayTypes(
  providers: readonly Pick<PaymentProvider, 'method'>[],
  account: TransferAccount | null,
): readonly PayType[] {
  const isOffered = (method: PaymentMethod) =>
    method === 'transfer' ? account !== null : providers.some((provider) => provider.method === method)
  return PAYMENT_METHODS.filter(isOffered).map((method) => PAY_TYPES[method])
}

export function purchaseHandlers(
  { database: { orm } }: Deps,
  payTypes: readonly PayType[],
): Handlers<typeof contract.purchase> {
  type Chosen = (row: PackageRow) => boolean
  const packages = async (isChosen: Chosen, { session, now }: CallContext) => {
    const bought = session ? await readPurchases(orm, session.userId) : NO_PURCHASES
    return (await findOnSale(orm, now, isChosen)).map((row) => listPackage(row, bought))
  }
  const ofType =
    (id: string): Chosen =>
    ({ vipTypeId }) =>
      vipTypeId === id
  const ofIncrement =
    (type: string): Chosen =>
    ({ orderType, vipTypeId }) =>
      orderType === 'INCREMENT' && vipTypeId === type

  return {
    svipPrices: async (_, context) => ({ records: await packages(ofType('svip'), context) }),
    vipTypes: async (page) => pageIn(page, VIP_TYPES),
    vipProducts: async ({ vipTypeId, ...page }, context) =>
      pageIn(page, await packages(ofType(vipTypeId), context)),
    increments: async ({ incrementType }, context) => ({
      records: await packages(ofIncrement(incrementType), context),
    }),
    async combines(_, { session, now }) {
      const bought = session ? await readPurchases(orm, session.userId) : NO_PURCHASES
      const rows = await findOnSale(orm, now, ofType('combine'))
      const services = (row: PackageRow) =>
        (row.includes ?? []).map((kind) => ({ kind, name: membershipName(kind) }))
      return { records: rows.map((row) => ({ ...listPackage(row, bought), services: services(row) })) }
    },

    childPrice: async () => ({
      price: ENTERPRISE_VIP.extraAccountFen,
      freeNumber: ENTERPRISE_VIP.freeSharedAccounts,
      maxNumber: HEADCOUNT.max,
    }),

    payTypes: async () => ({
      payTypes: [...payTypes],
      agreementVersion: agreement('purchase').version,
    }),
  }
}

const NO_WAY_TO_PAY: Failure = { error: CODES.badRequest, message: '请给出 payType 或 payfs 之一' }

/** The payment method by name, or by number in either coding; null for neither or both (PAY-11). */
const readPayType = (input: { payType?: PayType; payfs?: number; payfsFrom: number }): PayType | null => {
  if (input.payfs === undefined) return input.payType ?? null
  const method = input.payType ? null : parsePayfs(input.payfs, input.payfsFrom === 1 ? 'one' : 'zero')
  return method && PAY_TYPES[method]
}

export function orderHandlers(
  { database: { orm }, config }: Deps,
  payments: PaymentService,
  account: TransferAccount | null,
): Handlers<typeof contract.orders> {
  return {
    async create(request, context) {
      const { userId } = sessionOf(context)
      const call = { path: orders.create.path, input: request }
      const answer = await once(orm, context, call, async (tx) => {
        const order = await createOrder(tx, userId, request, context.now)
        return 'error' in order ? order : order.orderId
      })
      await payments.stopUnwanted(userId)
      return answer
    },

    async setPayType({ orderId, surface, ...fields }, context) {
      const payType = readPayType(fields)
      if (payType === null) return NO_WAY_TO_PAY
      if (payType === 'CompanyPay' && account === null) return NOT_OFFERED
      const { userId } = sessionOf(context)
      await payments.refresh(userId)
      return payments.choose(userId, orderId, payType, surface === 'phone' ? { ip: context.ip } : null)
    },

    async status({ orderId }, context) {
      const { userId } = sessionOf(context)
      await payments.refresh(userId)
      const order = await readOrderView(orm, userId, orderId, context.now)
      return order ? { payStatus: order.status === 'paid', order } : NO_ORDER
    },

    async transferAccount({ orderId }, context) {
      if (account === null) return NOT_OFFERED
      const order = await findOwnOrder(orm, sessionOf(context).userId, orderId)
      if (!order) return NO_ORDER
      const arrived = (await findArrived(orm, [order.id])).get(order.id) ?? 0
      const { amount, orderCode: remark } = order
      return { ...account, amount, arrived, missing: missingFen(amount, arrived), remark }
    },
    async list(request, context) {
      const { userId } = sessionOf(context)
      await payments.refresh(userId)
      return readOrderPage(orm, userId, request, context.now)
    },
    async get({ orderId }, context) {
      const { userId } = sessionOf(context)
      await payments.refresh(userId)
      return (await readOrderView(orm, userId, orderId, context.now)) ?? NO_ORDER
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

    async priceRefund({ orderId }, context) {
      const order = await findOwnOrder(orm, sessionOf(context).userId, orderId)
      if (!order) return NO_ORDER
      const price = await priceRefund(orm, order, 'buyer', context.now)
      if (!price.refundable) return price
      const { paymentId: _, ...shown } = price
      return shown
    },

    async askRefund({ orderId, reason, amount, wallet, points }, context) {
      const { userId } = sessionOf(context)
      const call = { path: orders.askRefund.path, input: { orderId, reason, amount, wallet, points } }
      return once(orm, context, call, async (tx) => {
        if (!(await findOwnOrder(tx, userId, orderId))) return NO_ORDER
        const order = await lockOrder(tx, userId, orderId)
        const refundRequest = {
          cause: 'buyer',
          reason,
          shown: { amount, wallet, points },
          staff: null,
        } as const
        const refund = await askRefund(tx, order, refundRequest, config.REFUND_RULE_FEN, context.now)
        return 'error' in refund ? { error: CODES.badRequest, message: refund.error } : refundView(refund)
      })
    },
  }
}
