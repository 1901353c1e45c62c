import { maskPhone } from '@zhushutong/domain/formatting'
import type { contract, ResultOf } from '@zhushutong/sdk/contract'
import { and, desc, eq, isNull, lte, sql } from 'drizzle-orm'
import { users } from '../account/account.table'
import type { Connection } from '../db'
import { isUuid } from '../db/uuid'
import { orders } from './purchase.table'
import { closeLocked, lockOrder, type OrderRow } from './settle'

type Orm = Connection['orm']
type OrderView = ResultOf<typeof contract.orders.one>

const PRODUCT_TYPES: Readonly<Record<OrderRow['grants'], string>> = {
  svip: '建筑管家 SVIP',
  enterprise: '企业 VIP',
  analysis_vip: '业主查 SVIP',
  staff_vacancy: '增值服务 SVIP',
  company_dynamic: '增值服务 SVIP',
  company_outnews: '增值服务 SVIP',
  company_qualification_expire: '增值服务 SVIP',
  company_anxu_expire: '增值服务 SVIP',
  export_items: '数据导出',
}

const PAY_TYPE_NAMES = {
  WeChat: '微信支付',
  AliPay: '支付宝支付',
  CompanyPay: '公司转账',
  Points: '积分抵扣',
} as const

/** An order as its owner sees it. */
export const orderView = (order: OrderRow, mobile: string): OrderView => ({
  orderId: order.id,
  orderCode: order.orderCode,
  orderType: order.orderType,
  status: order.status,
  productId: order.packageId,
  productName: order.productName,
  productType: PRODUCT_TYPES[order.grants],
  businessPrice: order.amount,
  points: order.points,
  balance: order.balance,
  accountCode: maskPhone(mobile),
  payType: order.payType,
  payTypeName: order.payType === null ? null : PAY_TYPE_NAMES[order.payType],
  createTime: order.createdAt,
  payStartTime: order.createdAt,
  closesAt: order.closesAt,
  paySuccTime: order.paidAt,
  succTime: order.grantedUntil,
  vipService: { name: order.productName, discountAmount: order.price, endTime: order.grantedUntil },
})

/** An order of this user; another's is as good as none. */
export async function ownOrder(orm: Orm, userId: string, orderId: string): Promise<OrderRow | null> {
  if (!isUuid(orderId)) return null
  const mine = and(eq(orders.id, orderId), eq(orders.userId, userId))
  const [order] = await orm.select().from(orders).where(mine)
  return order ?? null
}

export async function orderViewOf(orm: Orm, userId: string, orderId: string): Promise<OrderView | null> {
  if (!isUuid(orderId)) return null
  const mine = and(eq(orders.id, orderId), eq(orders.userId, userId))
  const owned = orm.select({ order: orders, mobile: users.mobile }).from(orders)
  const [found] = await owned.innerJoin(users, eq(users.id, orders.userId)).where(mine)
  return found ? orderView(found.order, found.mobile) : null
}

interface PageRequest {
  readonly status?: OrderRow['status']
  readonly pageNum: number
  readonly pageSize: number
}

export async function pageOrders(orm: Orm, userId: string, { status, pageNum, pageSize }: PageRequest) {
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
    .limit(pageSize)
    .offset((pageNum - 1) * pageSize)
  const total = await orm.$count(orders, where)
  const records = rows.map(({ order, mobile }) => orderView(order, mobile))
  return { records, total, pages: Math.ceil(total / pageSize), pageNum, pageSize }
}

export async function orderNumbers(orm: Orm, userId: string) {
  const rows = await orm
    .select({ status: orders.status, count: sql<number>`count(*)::int` })
    .from(orders)
    .where(and(eq(orders.userId, userId), isNull(orders.removedAt)))
    .groupBy(orders.status)
  const of = (status: OrderRow['status']) => rows.find((row) => row.status === status)?.count ?? 0
  const all = rows.reduce((sum, row) => sum + row.count, 0)
  return { all, pending: of('pending'), paid: of('paid'), closed: of('closed'), refundDue: of('refund-due') }
}

/** Takes a closed order off its owner's list; its row stays for the books. */
export async function removeOrder(orm: Orm, order: OrderRow, now: number): Promise<boolean> {
  if (order.status !== 'closed') return false
  const still = and(eq(orders.id, order.id), eq(orders.status, 'closed'))
  const removed = await orm.update(orders).set({ removedAt: now }).where(still).returning({ id: orders.id })
  return removed.length > 0
}

/** Pending orders whose time is up: of one user, or anyone's. */
export async function overdueOrders(
  orm: Orm,
  now: number,
  userId: string | null = null,
): Promise<OrderRow[]> {
  const due = and(eq(orders.status, 'pending'), lte(orders.closesAt, now))
  const where = userId === null ? due : and(due, eq(orders.userId, userId))
  return orm.select().from(orders).where(where).orderBy(orders.closesAt).limit(100)
}

/** Closes an order whose time is up, unless it was paid in the meantime; its points go back (PAY-05). */
export async function closeOverdue(orm: Orm, order: OrderRow, now: number): Promise<void> {
  await orm.transaction(async (tx) => {
    const locked = await lockOrder(tx, order.userId, order.id)
    if (locked.status === 'pending' && locked.closesAt <= now) await closeLocked(tx, locked, now)
  })
}
