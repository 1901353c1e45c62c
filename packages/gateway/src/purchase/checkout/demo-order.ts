import { addDays } from '@zhushutong/domain/formatting'
import type { MembershipKind } from '@zhushutong/domain/membership'
import { eq } from 'drizzle-orm'
import { agreement } from '../../legal'
import type { Queryable } from '../../platform/db'
import { settlePayment } from '../payments/settle'
import { findYear } from '../prices/price-list'
import { orders } from '../schema/purchase.table'
import { createOrder } from './create-order'

/**
 * Buys one year of a membership that ends at `until` (ms) and was paid at its begin: the demo account gets an order,
 * a payment and a grant, as a real buyer does.
 */
export async function insertDemoOrder(
  orm: Queryable,
  userId: string,
  kind: MembershipKind,
  until: number,
): Promise<void> {
  const year = findYear(kind)
  const paidAt = addDays(until, -year.effectiveTime)
  await orm.transaction(async (tx) => {
    const { version: agreementVersion } = agreement('purchase')
    const product = { productId: year.id, orderType: year.orderType }
    const request = { ...product, points: 0, wallet: 0, agreementVersion }
    const result = await createOrder(tx, userId, request, paidAt)
    if ('error' in result) throw new Error(`No demo order for ${kind}: ${result.error}`)
    const [order] = await tx.select().from(orders).where(eq(orders.id, result.orderId))
    if (!order) throw new Error(`Demo order ${result.orderId} vanished`)
    const { id: transactionId, orderCode, amount } = order
    const payment = { source: 'transfer', transactionId, orderCode, amount, currency: 'CNY', paidAt } as const
    await settlePayment(tx, payment, paidAt)
  })
}
