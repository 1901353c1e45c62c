import {
  calculateCharge,
  calculateEnterprisePrice,
  describeRefund,
  isActivityPrice,
  readBuyer,
} from '@zhushutong/domain/purchase'
import type { Offer } from './purchase.types'
import { calculateOfferTerm, type Held, listKinds } from './term-line'

/** The refund of an order paid now and refunded today, as text (REF-06). */
export function formatRefundText(offer: Offer, childNumber: number | null, held: Held): string {
  const { fen, why } = calculateCharge(offer, readBuyer(offer), childNumber)
  const { amount, effectiveTime: days } = offer
  const order = {
    paidFen: fen,
    originalFen: childNumber === null ? amount : calculateEnterprisePrice(amount, childNumber),
    terms: listKinds(offer).map((kind) => ({ days, startedAt: calculateOfferTerm(held, kind, days).from })),
    activity: isActivityPrice(why),
    cause: 'buyer',
  } as const
  // 1 ms after the payment: a membership that starts with the payment has then started.
  return describeRefund(order, held.now + 1)
}
