import { randomUUID } from 'node:crypto'
import { HOUR_MS } from '@zhushutong/domain/formatting'
import { closingTime } from '@zhushutong/domain/purchase'
import { formatTopUpName, refuseTopUp, TOP_UP_REFUSALS, UNPAID_TOP_UPS } from '@zhushutong/domain/wallet'
import { and, eq, gt } from 'drizzle-orm'
import { lockUser } from '../../account'
import type { Tx } from '../../platform/db'
import { CODES, type Failure } from '../../platform/http'
import { findOpenOrder } from '../orders/lock-order'
import { recordEvent } from '../orders/order-event.store'
import { closeLockedOrder } from '../payments/close-order'
import { TOP_UP_PACKAGE } from '../prices/price-list'
import { orders } from '../schema/purchase.table'
import { readBalance } from '../wallet/move-wallet'
import { newOrderCode } from './create-order'

const TOO_OFTEN: Failure = { error: CODES.tooMany, message: '充值过于频繁，请稍后重试' }

/**
 * Creates the order of a top-up (WAL-01). A user has one open order of each kind: the same sum returns it, a
 * different one replaces it.
 */
export async function createTopUp(
  tx: Tx,
  userId: string,
  amount: number,
  now: number,
): Promise<string | Failure> {
  await lockUser(tx, userId)
  const refusal = refuseTopUp(amount, await readBalance(tx, userId))
  if (refusal) return { error: CODES.badRequest, message: TOP_UP_REFUSALS[refusal] }
  const open = await findOpenOrder(tx, userId, TOP_UP_PACKAGE.grants)
  if (open && open.closesAt > now && open.price === amount) return open.id
  const isTopUp = and(
    eq(orders.userId, userId),
    eq(orders.grants, TOP_UP_PACKAGE.grants),
    eq(orders.status, 'closed'),
    gt(orders.createdAt, now - HOUR_MS),
  )
  if ((await tx.$count(orders, isTopUp)) >= UNPAID_TOP_UPS) return TOO_OFTEN
  if (open) await closeLockedOrder(tx, open, 'superseded', now)
  const id = randomUUID()
  await tx.insert(orders).values({
    id,
    orderCode: newOrderCode(now),
    userId,
    packageId: TOP_UP_PACKAGE.id,
    orderType: TOP_UP_PACKAGE.orderType,
    grants: TOP_UP_PACKAGE.grants,
    productName: formatTopUpName(amount),
    days: 0,
    status: 'pending',
    price: amount,
    priceReason: 'list',
    points: 0,
    amount,
    createdAt: now,
    closesAt: closingTime({ createdAt: now, method: null }),
  })
  await recordEvent(tx, id, { event: 'created', actor: 'buyer' }, now)
  return id
}
