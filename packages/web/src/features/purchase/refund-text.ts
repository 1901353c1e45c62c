import {
  calculateCharge,
  calculateEnterprisePrice,
  describeRefund,
  isActivityPrice,
  readBuyer,
} from '@zhushutong/domain/purchase'
import type { Offer } from './purchase.types'
import { type Held, kindsOf, termOf } from './term-line'

/** The refund of an order that is paid now and refunded today, in words (REF-06). */
export function refundTextOf(offer: Offer, childNumber: number | null, held: Held): string {
  const { fen, why } = calculateCharge(offer, readBuyer(offer), childNumber)
  const { amount, effectiveTime: days } = offer
  const order = {
    paidFen: fen,
    originalFen: childNumber === null ? amount : calculateEnterprisePrice(amount, childNumber),
    terms: kindsOf(offer).map((kind) => ({ days, startedAt: termOf(held, kind, days).from })),
    activity: isActivityPrice(why),
    cause: 'buyer',
  } as const
  // A moment after the payment: a term that begins with it has then begun.
  return describeRefund(order, held.now + 1)
}
