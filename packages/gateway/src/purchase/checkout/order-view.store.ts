import { maskPhone } from '@zhushutong/domain/formatting'
import { PLAN_GROUP_NAMES, planGroupOf } from '@zhushutong/domain/membership'
import { PAY_TYPES, PAYMENT_METHOD_NAMES } from '@zhushutong/domain/payment-methods'
import { productKindName } from '@zhushutong/domain/purchase'
import type { contract, ResultOf } from '@zhushutong/sdk/contract'
import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import { users } from '../../account/account.table'
import type { Queryable } from '../../platform/db'
import { isUuid } from '../../platform/db/uuid'
import { offsetOf, type PageRequest, pageOf } from '../../platform/http'
import { findRefundsOf, type RefundRow, refundView } from '../refunds'
import { type OrderRow, orders } from '../schema/purchase.table'
import { findArrived } from '../transfers/transfer.store'

type OrderView = ResultOf<typeof contract.orders.get>

const productTypeOf = (grants: OrderRow['grants']): string => {
  if (grants === 'export_items') return '数据导出'
  if (grants === 'data_report') return '数据报告'
  if (grants === 'wallet') return '钱包'
  if (grants === 'seats') return PLAN_GROUP_NAMES.enterprise
  return grants === 'combine' ? productKindName(grants) : PLAN_GROUP_NAMES[planGroupOf(grants)]
}

const PAY_TYPE_NAMES = {
  [PAY_TYPES.wechat]: PAYMENT_METHOD_NAMES.wechat,
  [PAY_TYPES.alipay]: PAYMENT_METHOD_NAMES.alipay,
  [PAY_TYPES.transfer]: PAYMENT_METHOD_NAMES.transfer,
  Points: '积分抵扣',
  Wallet: '钱包支付',
} as const

const orderView = (
  order: OrderRow,
  mobile: string,
  { refunds, arrived }: { readonly refunds: readonly RefundRow[]; readonly arrived: number },
  serverTime: number,
): OrderView => {
  return {
    orderId: order.id,
    orderCode: order.orderCode,
    orderType: order.orderType,
    status: order.status,
    productId: order.packageId,
    productName: order.productName,
    productType: productTypeOf(order.grants),
    businessPrice: order.amount,
    points: order.points,
    wallet: order.wallet,
    balance: order.balance,
    accountCode: maskPhone(mobile),
    payType: order.payType,
    payTypeName: order.payType === null ? null : PAY_TYPE_NAMES[order.payType],
    createTime: order.createdAt,
    payStartTime: order.createdAt,
    closesAt: order.closesAt,
    closeReason: order.closeReason,
    serverTime,
    paySuccTime: order.paidAt,
    succTime: order.grantedUntil,
    vipService: { name: order.productName, discountAmount: order.price, endTime: order.grantedUntil },
    arrived,
    refunds: refunds.map(refundView),
  }
}

const readMoneyOf = async (orm: Queryable, orderIds: readonly string[]) => {
  const refunds = await findRefundsOf(orm, orderIds)
  const arrived = await findArrived(orm, orderIds)
  return (id: string) => ({ refunds: refunds.get(id) ?? [], arrived: arrived.get(id) ?? 0 })
}

export async function readOrderView(
  orm: Queryable,
  userId: string,
  orderId: string,
  now: number,
): Promise<OrderView | null> {
  if (!isUuid(orderId)) return null
  const mine = and(eq(orders.id, orderId), eq(orders.userId, userId))
  const owned = orm.select({ order: orders, mobile: users.mobile }).from(orders)
  const [row] = await owned.innerJoin(users, eq(users.id, orders.userId)).where(mine)
  if (!row) return null
  return orderView(row.order, row.mobile, (await readMoneyOf(orm, [orderId]))(orderId), now)
}

interface OrdersRequest extends PageRequest {
  readonly status?: OrderRow['status']
}

export async function readOrderPage(
  orm: Queryable,
  userId: string,
  { status, ...page }: OrdersRequest,
  now: number,
) {
  const where = and(
    eq(orders.userId, userId),
    isNull(orders.removedAt),
    status ? eq(orders.status, status) : undefined,
  )
  const rows = await orm
    .select({ order: orders, mobile: users.mobile })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.userId))
    .where(where)
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(page.pageSize)
    .offset(offsetOf(page))
  const total = await orm.$count(orders, where)
  const moneyOf = await readMoneyOf(
    orm,
    rows.map(({ order }) => order.id),
  )
  const records = rows.map(({ order, mobile }) => orderView(order, mobile, moneyOf(order.id), now))
  return pageOf(page, records, total)
}

export async function countOrders(orm: Queryable, userId: string) {
  const rows = await orm
    .select({ status: orders.status, count: sql<number>`count(*)::int` })
    .from(orders)
    .where(and(eq(orders.userId, userId), isNull(orders.removedAt)))
    .groupBy(orders.status)
  const of = (status: OrderRow['status']) => rows.find((row) => row.status === status)?.count ?? 0
  const all = rows.reduce((sum, row) => sum + row.count, 0)
  return {
    all,
    pending: of('pending'),
    paid: of('paid'),
    closed: of('closed'),
    refundDue: of('refund-due'),
    refunding: of('refunding'),
    refunded: of('refunded'),
  }
}

/** Hides a closed order from its owner's list; the row stays for accounting. */
export async function removeOrder(orm: Queryable, order: OrderRow, now: number): Promise<boolean> {
  if (order.status !== 'closed') return false
  const still = and(eq(orders.id, order.id), eq(orders.status, 'closed'))
  const removed = await orm.update(orders).set({ removedAt: now }).where(still).returning({ id: orders.id })
  return removed.length > 0
}
