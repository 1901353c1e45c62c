import { type Invoiceable, LIVE_INVOICE_STATES } from '@zhushutong/domain/invoice'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/db'
import { invoices } from '../schema/invoice.table'
import { type OrderRow, payments } from '../schema/purchase.table'
import { refunds } from '../schema/refund.table'

/** Refund states that reduce the sum to be invoiced. */
const RETURNING = ['approved', 'sent', 'done', 'failed'] as const

/** Loads the facts that decide if an order can be invoiced, and its amount (BIL-01). */
export async function loadInvoiceable(
  orm: Queryable,
  rows: readonly Pick<OrderRow, 'id' | 'paidAt' | 'grants' | 'wallet'>[],
): Promise<ReadonlyMap<string, Invoiceable>> {
  const ids = rows.map(({ id }) => id)
  if (ids.length === 0) return new Map()
  const granted = and(inArray(payments.orderId, ids), eq(payments.outcome, 'granted'))
  const paid = await orm
    .select({ orderId: payments.orderId, fen: sql<number>`sum(${payments.amount})::int` })
    .from(payments)
    .where(granted)
    .groupBy(payments.orderId)
  const returned = await orm
    .select({ orderId: payments.orderId, fen: sql<number>`sum(${refunds.amount} + ${refunds.wallet})::int` })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(and(granted, inArray(refunds.state, [...RETURNING])))
    .groupBy(payments.orderId)
  const live = await orm
    .select({ orderId: invoices.orderId })
    .from(invoices)
    .where(and(inArray(invoices.orderId, ids), inArray(invoices.state, [...LIVE_INVOICE_STATES])))
  const fenOf = (sums: readonly { readonly orderId: string; readonly fen: number }[], id: string) =>
    sums.find(({ orderId }) => orderId === id)?.fen
  return new Map(
    rows.map(({ id, paidAt, grants, wallet }) => {
      const received = fenOf(paid, id)
      return [
        id,
        {
          paidFen: received === undefined ? null : received + wallet,
          paidAt,
          returnedFen: fenOf(returned, id) ?? 0,
          hasLive: live.some(({ orderId }) => orderId === id),
          isTopUp: grants === 'wallet',
        },
      ]
    }),
  )
}
