import { randomUUID } from 'node:crypto'
import { closesAt } from '@zhushutong/domain/purchase'
import { lockUser } from '../account'
import type { Connection } from '../db'
import { newOrderCode } from './create-order'
import { EXPORT_PACKAGE } from './packages.seed'
import { orders } from './purchase.table'
import { closeLocked, lockOrder, type OrderRow } from './settle'

type Orm = Connection['orm']

/** What is to be paid for items that are exported beyond the free ones; `fen` for all of them (MEM-02). */
export interface ExtraItems {
  readonly items: number
  readonly fen: number
}

/** Makes the order that pays for an export, inside the transaction that makes the export. Returns its id. */
export async function createExportOrder(tx: Orm, userId: string, { items, fen }: ExtraItems, now: number) {
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
    closesAt: closesAt({ createdAt: now, method: null }),
  })
  return id
}

/** Closes an order that nobody wants to pay any more; tells what became of it. */
export async function abandonOrder(
  tx: Orm,
  userId: string,
  orderId: string,
  now: number,
): Promise<OrderRow['status']> {
  const order = await lockOrder(tx, userId, orderId)
  return order.status === 'pending' ? (await closeLocked(tx, order, now)).status : order.status
}
