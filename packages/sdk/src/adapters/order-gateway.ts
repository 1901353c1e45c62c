import { PAY_TYPES } from '@zhushutong/domain/payment-methods'
import type { CallError, NewOrder, OrderGateway, PaidOrder, PayStatus } from '@zhushutong/domain/purchase'
import type { PortalClient } from '../client'
import type { contract, RequestOf, ResultOf } from '../contract'
import type { PortalError } from '../errors'
import { catchFailure, failureCode } from './failures'

type Orders = typeof contract.orders
type Order = ResultOf<Orders['status']>['order']

const failureOf = (error: PortalError): CallError => ({ error: failureCode(error), message: error.message })

const requestOf = (order: NewOrder): RequestOf<Orders['create']> => ({
  productId: order.productId,
  orderType: order.orderType,
  points: order.points,
  wallet: order.wallet,
  businessPrice: order.businessPrice,
  discountId: order.discountId,
  buyType: order.buyType === null ? undefined : Number(order.buyType),
  childNumber: order.childNumber ?? undefined,
  payContent: order.payContent ?? undefined,
  requestParam: order.requestParam ?? undefined,
  scode: order.scode ?? undefined,
  agreementVersion: order.agreementVersion,
})

const paidOrderOf = (order: Order): PaidOrder => ({
  productType: order.productType,
  productName: order.productName,
  businessPrice: order.businessPrice,
  balance: order.balance,
  accountCode: order.accountCode,
  orderCode: order.orderCode,
  payTypeName: order.payTypeName ?? '',
  paySuccTime: order.paySuccTime ?? order.createTime,
  // A top-up never ends.
  succTime:
    order.orderType === 'RECHARGE' ? null : (order.succTime ?? order.vipService.endTime ?? order.createTime),
})

/**
 * The start of an order's countdown in ms of the reader's clock. The age comes from the gateway, because
 * the reader's clock may be wrong.
 */
export function readPayStart(
  { payStartTime, serverTime }: Pick<Order, 'payStartTime' | 'serverTime'>,
  now: number,
): number {
  return now - (serverTime - payStartTime)
}

/** Aborts the calls in flight; they then reject with its reason. */
interface CallOptions {
  readonly signal?: AbortSignal
}

const yuanOf = (fen: number): string => `¥${(fen / 100).toFixed(2)}`

/** The bank account for a transfer, one field per line (PAY-08). */
const fetchAccount = async (
  { orders }: Pick<PortalClient, 'orders'>,
  orderId: string,
  options: CallOptions,
) => {
  const account = await orders.transferAccount({ orderId }, options)
  const { arrived, missing } = account
  // After a partial transfer the buyer sees the rest, not the whole price again (TRF-02).
  const rest = arrived > 0 ? [`已到账：${yuanOf(arrived)}`, `还需转账：${yuanOf(missing)}`] : []
  return [
    `收款单位：${account.accountName}`,
    `开户银行：${account.bankName}`,
    `收款账号：${account.accountNo}`,
    `转账附言：${account.remark}`,
    ...rest,
  ].join('\n')
}

/** OrderGateway over the client. */
export function orderGateway(
  client: Pick<PortalClient, 'orders'>,
  { signal }: CallOptions = {},
): OrderGateway {
  const options = { signal }
  const { orders } = client

  /** The gateway may return an order that is already open; its countdown continues (PAY-05). */
  const create = async (order: NewOrder) => {
    const orderId = await orders.create(requestOf(order), options)
    const result = await catchFailure(orders.get({ orderId }, options), failureOf)
    return { orderId, payStartTime: 'error' in result ? null : readPayStart(result, Date.now()) }
  }

  const fetchQrContent = async (orderId: string, method: Parameters<OrderGateway['fetchQr']>[1]) => {
    const content = await orders.setPayType({ orderId, payType: PAY_TYPES[method] }, options)
    return { content: method === 'transfer' ? await fetchAccount(client, orderId, options) : content }
  }

  const fetchPayStatus = async (orderId: string): Promise<PayStatus> => {
    const { payStatus, order } = await orders.status({ orderId }, options)
    const { status, closeReason } = order
    return payStatus || status === 'paid'
      ? { payStatus: true, order: paidOrderOf(order) }
      : { payStatus: false, status, closeReason }
  }

  return {
    createOrder: (order) => catchFailure(create(order), failureOf),
    fetchQr: (orderId, method) => catchFailure(fetchQrContent(orderId, method), failureOf),
    orderStatus: (orderId) => catchFailure(fetchPayStatus(orderId), failureOf),
  }
}
