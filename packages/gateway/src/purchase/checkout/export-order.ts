import { randomUUID } from 'node:crypto'
import { closingTime } from '@zhushutong/domain/purchase'
import { lockUser } from '../../account'
import type { Tx } from '../../platform/db'
import { lockOrder } from '../orders/lock-order'
import { recordEvent } from '../orders/order-event.store'
import { closeLockedOrder } from '../payments/close-order'
import { EXPORT_PACKAGE } from '../prices/price-list'
import { type OrderRow, orders } from '../schema/purchase.table'
import { newOrderCode } from './create-order'

/** Exported items beyond the free ones; `fen` is the price of all of them (MEM-02). */
interface ExtraItems {
  readonly items: number
  readonly fen: number
}

/** Creates the order for an export, inside the transaction of the export. Returns its id. */
export async function createExportOrder(tx: Tx, userId: string, { items, fen }: ExtraItems, now: number) {
  await lockUser(tx, userId)
  const id = randomUUID()
  await tx.insert(orders).values({
    id,
    orderCode: newOrderCode(now),
    userId,
    packageId: EXPORT_PACKAGE.id,
    orderType: EXPORT_PACKAGE.orderType,
    grants: 'export_items',
    productName: `数据导出 ${items.toLocaleString('en-US')} 条`,
    days: 0,
    status: 'pending',
    price: fen,
    priceReason: 'list',
    points: 0,
    amount: fen,
    createdAt: now,
    closesAt: closingTime({ createdAt: now, method: null }),
  })
  await recordEvent(tx, id, { event: 'created', actor: 'buyer' }, now)
  return id
}

/** Closes the order if it is pending; returns its resulting status. */
export async function abandonOrder(
  tx: Tx,
  userId: string,
  orderId: string,
  now: number,
): Promise<OrderRow['status']> {
  const order = await lockOrder(tx, userId, orderId)
  return order.status === 'pending'
    ? (await closeLockedOrder(tx, order, 'abandoned', now)).status
    : order.status
}
