import { randomUUID } from 'node:crypto'
import { isInForce } from '@zhushutong/domain/membership'
import { closingTime } from '@zhushutong/domain/purchase'
import { formatAddedSeats, priceAddedSeats, refuseAddedSeats, SEAT_TEXTS } from '@zhushutong/domain/seats'
import { findEnterprise, isClosing, lockUser } from '../../account'
import type { Tx } from '../../platform/db'
import { CODES, type Failure } from '../../platform/http'
import { findOpenOrder } from '../orders/lock-order'
import { recordEvent } from '../orders/order-event.store'
import { closeLockedOrder } from '../payments/close-order'
import { settlePayment } from '../payments/settle'
import { SEAT_PACKAGE } from '../prices/price-list'
import { orders } from '../schema/purchase.table'
import { CLOSING, newOrderCode, recordAgreement, refuseAgreement } from './create-order'

interface SeatOrderRequest {
  readonly count: number
  /** Price shown to the buyer, in fen. */
  readonly businessPrice: number
  readonly agreementVersion: string | null
}

/**
 * Creates an order of seats for a running enterprise VIP (SEA-04). A user has one open order of each kind: the same
 * request returns it, a different one replaces it. An order of 0 fen is granted at once.
 */
export async function createSeatOrder(
  tx: Tx,
  userId: string,
  { count, businessPrice, agreementVersion }: SeatOrderRequest,
  now: number,
): Promise<string | Failure> {
  await lockUser(tx, userId)
  if (await isClosing(tx, userId)) return { error: '40003', message: CLOSING }
  const refused = refuseAgreement(agreementVersion)
  if (refused) return refused
  const enterprise = await findEnterprise(tx, userId)
  if (!enterprise || !isInForce(enterprise, now))
    return { error: '00403', status: 403, message: SEAT_TEXTS.noEnterpriseToAdd }
  const message = refuseAddedSeats(enterprise, count, now)
  if (message !== null)
    return { error: CODES.badRequest, message, data: { fields: [{ field: 'count', message }] } }
  const { fen, days } = priceAddedSeats(enterprise, count, now)
  if (businessPrice !== fen) return { error: '40003', message: '价格已更新，请重新确认后购买' }

  const open = await findOpenOrder(tx, userId, SEAT_PACKAGE.grants)
  if (open && open.closesAt > now && open.price === fen && open.childNumber === count) return open.id
  if (open) await closeLockedOrder(tx, open, 'superseded', now)
  const id = randomUUID()
  const orderCode = newOrderCode(now)
  await tx.insert(orders).values({
    id,
    orderCode,
    userId,
    packageId: SEAT_PACKAGE.id,
    orderType: SEAT_PACKAGE.orderType,
    grants: SEAT_PACKAGE.grants,
    productName: formatAddedSeats(count),
    days,
    childNumber: count,
    status: 'pending',
    price: fen,
    priceReason: 'list',
    listPrice: fen,
    points: 0,
    amount: fen,
    createdAt: now,
    closesAt: closingTime({ createdAt: now, method: null }),
  })
  await recordEvent(tx, id, { event: 'created', actor: 'buyer' }, now)
  if (agreementVersion !== null) await recordAgreement(tx, id, agreementVersion, now)
  if (fen === 0) {
    const covered = { transactionId: id, orderCode, amount: 0, currency: 'CNY', paidAt: now }
    await settlePayment(tx, { source: 'points', ...covered }, now)
  }
  return id
}
