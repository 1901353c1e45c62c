import { calculatePrice, type Product, readBuyer } from '@zhushutong/domain/purchase'
import type { Offer, PendingOrder } from './purchase.types'

const NOTHING_MORE = {
  buyType: null,
  childNumber: null,
  discountId: null,
  payContent: null,
  requestParam: null,
  scode: null,
} as const

/** A selected package as the purchase needs it. */
export function productOf(offer: Offer, availablePoints: number): Product {
  return {
    ...NOTHING_MORE,
    productId: offer.id,
    productName: offer.orderType === 'VIP' ? `建筑管家 SVIP ${offer.name}` : offer.name,
    type: offer.type,
    orderType: offer.orderType,
    priceFen: calculatePrice(offer, readBuyer(offer)).fen,
    availablePoints,
    discountId: offer.discountId,
  }
}

/** An order that is paid later; its points were deducted when it was created. */
export function productOfOrder(order: PendingOrder): Product {
  return {
    ...NOTHING_MORE,
    productId: order.productId,
    productName: order.productName,
    type: 2,
    orderType: order.orderType,
    priceFen: order.businessPrice,
    availablePoints: 0,
  }
}
