import { buyerOf, type Product, priceOf } from '@zhushutong/domain/purchase'
import type { Offer, PendingOrder } from './purchase.types'

const NOTHING_MORE = {
  buyType: null,
  childNumber: null,
  discountId: null,
  payContent: null,
  requestParam: null,
  scode: null,
} as const

/** What the purchase needs to know of a chosen package. */
export const productOf = (offer: Offer, availablePoints: number): Product => ({
  ...NOTHING_MORE,
  productId: offer.id,
  productName: offer.orderType === 'VIP' ? `建筑管家 SVIP ${offer.name}` : offer.name,
  type: offer.type,
  orderType: offer.orderType,
  priceFen: priceOf(offer, buyerOf(offer)).fen,
  availablePoints,
  discountId: offer.discountId,
})

/** An order that is paid later; its points were taken off when it was made. */
export const productOfOrder = (order: PendingOrder): Product => ({
  ...NOTHING_MORE,
  productId: order.productId,
  productName: order.productName,
  type: 2,
  orderType: order.orderType,
  priceFen: order.businessPrice,
  availablePoints: 0,
})
