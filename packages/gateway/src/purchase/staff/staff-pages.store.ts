import { and, asc, desc, eq, ilike, inArray, ne, or } from 'drizzle-orm'
import { users } from '../../account/account.table'
import { containing, type Queryable } from '../../platform/db'
import { offsetOf, type PageRequest } from '../../platform/http'
import type { PaymentRow } from '../orders/payment.store'
import type { RefundRow } from '../refunds'
import { type OrderRow, orders, payments } from '../schema/purchase.table'
import { refunds } from '../schema/refund.table'

interface PageQuery extends PageRequest {
  readonly order: 'asc' | 'desc'
  readonly words: string
}

/** Refunds that wait for a staff member. */
const needsStaff = or(
  inArray(refunds.state, ['requested', 'failed']),
  and(eq(refunds.state, 'approved'), eq(payments.provider, 'transfer')),
)

const like = (words: string, columns: readonly Parameters<typeof ilike>[0][]) =>
  words ? or(...columns.map((column) => ilike(column, containing(words)))) : undefined

const refundRows = (orm: Queryable) =>
  orm
    .select({ refund: refunds, order: orders, mobile: users.mobile, provider: payments.provider })
    .from(refunds)
    .innerJoin(orders, eq(orders.id, refunds.orderId))
    .innerJoin(users, eq(users.id, orders.userId))
    .innerJoin(payments, eq(payments.id, refunds.paymentId))

export async function findOrderPage(
  orm: Queryable,
  { status, words, order, ...page }: PageQuery & { readonly status?: OrderRow['status'] },
) {
  const where = and(
    status ? eq(orders.status, status) : undefined,
    like(words, [orders.orderCode, users.mobile, orders.productName]),
  )
  const by = order === 'asc' ? asc : desc
  const result = orm
    .select({ id: orders.id })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.userId))
    .where(where)
  const rows = await orm
    .select({ order: orders, mobile: users.mobile })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.userId))
    .where(where)
    .orderBy(by(orders.createdAt), by(orders.id))
    .limit(page.pageSize)
    .offset(offsetOf(page))
  return { rows, total: await orm.$count(result.as('found')) }
}

export async function findOrderForStaff(orm: Queryable, orderCode: string) {
  const [row] = await orm
    .select({ order: orders, mobile: users.mobile })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.userId))
    .where(eq(orders.orderCode, orderCode))
  return row ?? null
}

export async function findPaymentPage(
  orm: Queryable,
  {
    provider,
    outcome,
    words,
    order,
    ...page
  }: PageQuery & { readonly provider?: string; readonly outcome?: PaymentRow['outcome'] },
) {
  const where = and(
    provider ? eq(payments.provider, provider) : undefined,
    outcome ? eq(payments.outcome, outcome) : undefined,
    like(words, [orders.orderCode, payments.transactionId]),
  )
  const by = order === 'asc' ? asc : desc
  // A top-up is refunded in parts, which its order's page reads.
  const ofPayment = and(
    eq(refunds.paymentId, payments.id),
    ne(refunds.state, 'refused'),
    ne(refunds.cause, 'wallet'),
  )
  const rows = await orm
    .select({ payment: payments, order: orders, refundCode: refunds.refundCode })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .leftJoin(refunds, ofPayment)
    .where(where)
    .orderBy(by(payments.paidAt), by(payments.id))
    .limit(page.pageSize)
    .offset(offsetOf(page))
  const result = orm
    .select({ id: payments.id })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(where)
  return { rows, total: await orm.$count(result.as('found')) }
}

export async function findRefundPage(
  orm: Queryable,
  {
    state,
    cause,
    needs,
    words,
    order,
    ...page
  }: PageQuery & {
    readonly state?: RefundRow['state']
    readonly cause?: RefundRow['cause']
    readonly needs?: 'staff'
  },
) {
  const where = and(
    state ? eq(refunds.state, state) : undefined,
    cause ? eq(refunds.cause, cause) : undefined,
    needs ? needsStaff : undefined,
    like(words, [refunds.refundCode, orders.orderCode, users.mobile]),
  )
  const by = order === 'asc' ? asc : desc
  const rows = await refundRows(orm)
    .where(where)
    .orderBy(by(refunds.requestedAt), by(refunds.id))
    .limit(page.pageSize)
    .offset(offsetOf(page))
  const result = orm
    .select({ id: refunds.id })
    .from(refunds)
    .innerJoin(orders, eq(orders.id, refunds.orderId))
    .innerJoin(users, eq(users.id, orders.userId))
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(where)
  return { rows, total: await orm.$count(result.as('found')) }
}

export async function findRefundForStaff(orm: Queryable, refundCode: string) {
  const [row] = await refundRows(orm).where(eq(refunds.refundCode, refundCode))
  return row ?? null
}

export async function hasBankReference(orm: Queryable, bankReference: string): Promise<boolean> {
  return (await orm.$count(refunds, eq(refunds.providerRefundId, bankReference))) > 0
}
