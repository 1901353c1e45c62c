import { ENTERPRISE_VIP } from '@zhushutong/domain/membership'
import {
  calculateCharge,
  formatProductName,
  type PriceReason,
  type Product,
  readBuyer,
  type Selection,
  walletFenOf,
} from '@zhushutong/domain/purchase'
import type { Offer, PendingOrder } from './purchase.types'

const NOTHING_MORE = {
  buyType: null,
  childNumber: null,
  discountId: null,
  payContent: null,
  requestParam: null,
  scode: null,
} as const

/** The buyer's points, and the wallet's balance in fen. */
export interface Funds {
  readonly points: number
  readonly walletFen: number
}

/** The funds of a visitor, and of a user before loading. */
export const NO_FUNDS: Funds = { points: 0, walletFen: 0 }

/** A selected package in the format of the purchase machine. */
export function buildProduct(
  offer: Offer,
  { points, walletFen }: Funds,
  childNumber: number | null,
): Product {
  return {
    ...NOTHING_MORE,
    productId: offer.id,
    productName: formatProductName(offer.kind, offer.name, childNumber),
    type: offer.type,
    orderType: offer.orderType,
    priceFen: calculateCharge(offer, readBuyer(offer), childNumber).fen,
    availablePoints: points,
    walletFen,
    childNumber,
    discountId: offer.discountId,
  }
}

/** An existing order to be paid; its points and wallet amount were deducted at its creation. */
export function productOfOrder(order: PendingOrder): Product {
  return {
    ...NOTHING_MORE,
    productId: order.productId,
    productName: order.productName,
    type: 2,
    orderType: order.orderType,
    priceFen: order.businessPrice,
    availablePoints: 0,
    walletFen: 0,
  }
}

/** A line of the bill, in fen; the lines add up to the price before points. */
export interface BillLine {
  readonly label: string
  readonly fen: number
}

/** The amounts deducted for points and wallet. */
export function listTaken(selection: Selection): readonly BillLine[] {
  const wallet = walletFenOf(selection)
  return [
    ...(selection.points > 0 ? [{ label: '积分已抵扣', fen: -selection.points }] : []),
    ...(wallet > 0 ? [{ label: '钱包支付', fen: -wallet }] : []),
  ]
}

const DISCOUNTS: Readonly<Record<PriceReason, string>> = {
  'first-purchase': '首购优惠',
  promotion: '限时优惠',
  'staff-gap': '优惠',
  discount: '优惠',
  list: '优惠',
}

/**
 * The calculation of the price, line by line: list price, additional shared accounts, deductions (PAY-12,
 * MEM-03).
 */
export function listBill(offer: Offer, childNumber: number | null): readonly BillLine[] {
  const buyer = readBuyer(offer)
  const { listFen, fen, why } = calculateCharge(offer, buyer, null)
  const extra = calculateCharge(offer, buyer, childNumber).fen - fen
  const more = (childNumber ?? 0) - ENTERPRISE_VIP.freeSharedAccounts
  const off = offer.kind === 'combine' ? '组合优惠' : DISCOUNTS[why]
  const base =
    childNumber === null
      ? formatProductName(offer.kind, offer.name, null)
      : `${offer.name}（含 ${ENTERPRISE_VIP.freeSharedAccounts} 个共享账号）`
  return [
    { label: base, fen: listFen },
    ...(extra > 0 ? [{ label: `另加 ${more} 个共享账号`, fen: extra }] : []),
    ...(listFen > fen ? [{ label: off, fen: fen - listFen }] : []),
  ]
}
