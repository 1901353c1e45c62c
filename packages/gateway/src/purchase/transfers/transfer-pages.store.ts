import type { TransferState } from '@zhushutong/domain/purchase'
import { and, asc, desc, eq, exists, ilike, inArray, notExists, notInArray, or } from 'drizzle-orm'
import { users } from '../../account/account.table'
import { containing, type Queryable } from '../../platform/db'
import { offsetOf, type PageRequest } from '../../platform/http'
import { orders } from '../schema/purchase.table'
import { bankTransfers } from '../schema/transfer.table'
import { findArrived } from './transfer.store'

interface TransferFilter extends PageRequest {
  readonly order: 'asc' | 'desc'
  readonly words: string
  readonly state?: TransferState
  /** Selects orders that wait for money. */
  readonly needs?: 'staff'
}

const pending = eq(orders.status, 'pending')

const buildConditions = (orm: Queryable) => {
  const ofOrder = orm.select().from(bankTransfers).where(eq(bankTransfers.orderId, orders.id))
  const states: Readonly<Record<TransferState, ReturnType<typeof and>>> = {
    waiting: and(pending, notExists(ofOrder)),
    short: and(pending, exists(ofOrder)),
    paid: eq(orders.status, 'paid'),
    over: notInArray(orders.status, ['pending', 'paid']),
  }
  return { byTransfer: or(eq(orders.payType, 'CompanyPay'), exists(ofOrder)), states }
}

const withArrived = async <Row extends { readonly order: { readonly id: string } }>(
  orm: Queryable,
  rows: readonly Row[],
) => {
  const arrived = await findArrived(
    orm,
    rows.map(({ order }) => order.id),
  )
  return rows.map((row) => ({ ...row, arrived: arrived.get(row.order.id) ?? 0 }))
}

/** Orders with transfer as payment method or with an arrived transfer, and the arrived sum (TRF-02). */
export async function findTransferPage(
  orm: Queryable,
  { state, needs, words, order, ...page }: TransferFilter,
) {
  const like = containing(words)
  const { byTransfer, states } = buildConditions(orm)
  const where = and(
    byTransfer,
    state ? states[state] : undefined,
    needs ? pending : undefined,
    words
      ? or(
          ilike(orders.orderCode, like),
          ilike(users.mobile, like),
          inArray(
            orders.id,
            orm
              .select({ id: bankTransfers.orderId })
              .from(bankTransfers)
              .where(ilike(bankTransfers.bankReference, like)),
          ),
        )
      : undefined,
  )
  const by = order === 'asc' ? asc : desc
  const rows = await orm
    .select({ order: orders, mobile: users.mobile })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.userId))
    .where(where)
    .orderBy(by(orders.createdAt), by(orders.id))
    .limit(page.pageSize)
    .offset(offsetOf(page))
  const result = orm
    .select({ id: orders.id })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.userId))
    .where(where)
  return { rows: await withArrived(orm, rows), total: await orm.$count(result.as('found')) }
}

/** Finds any order: a buyer may transfer money despite another chosen payment method. */
export async function findTransferOrder(orm: Queryable, orderCode: string) {
  const rows = await orm
    .select({ order: orders, mobile: users.mobile })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.userId))
    .where(eq(orders.orderCode, orderCode))
  const [row] = await withArrived(orm, rows)
  return row ?? null
}

export type FoundTransfer = NonNullable<Awaited<ReturnType<typeof findTransferOrder>>>
