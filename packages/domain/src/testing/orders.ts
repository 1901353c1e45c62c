import type { NewOrder, PaidOrder, PayableOrder, Payment, PricePackage, Product } from '../purchase'
import { NOW } from './clock'

/** A year's membership at 2980.00 yuan for a buyer with 3000.00 yuan of points. */
export function aProduct(held: Partial<Product> = {}): Product {
  return {
    productId: 'p1',
    productName: '年度会员',
    type: 1,
    orderType: 'VIP',
    priceFen: 298_000,
    availablePoints: 300_000,
    walletFen: 0,
    buyType: null,
    childNumber: null,
    discountId: null,
    payContent: null,
    requestParam: null,
    scode: null,
    ...held,
  }
}

/** A package at its list price of 2980.00 yuan for 365 days, without any offer. */
export function aPackage(held: Partial<PricePackage> = {}): PricePackage {
  return {
    id: 'k1',
    name: '年度会员',
    discountId: null,
    effectiveTime: 365,
    isFirst: null,
    purchasedNum: 0,
    amount: 298_000,
    discountAmount: null,
    disPrice: null,
    discountMode: null,
    limitNum: null,
    isFirstPrice: null,
    showPrice: null,
    realPrice: null,
    ...held,
  }
}

/** The order for `aProduct` without points. */
export function aNewOrder(held: Partial<NewOrder> = {}): NewOrder {
  return {
    productId: 'p1',
    points: 0,
    wallet: 0,
    orderType: 'VIP',
    businessPrice: 298_000,
    buyType: null,
    childNumber: null,
    discountId: null,
    payContent: null,
    requestParam: null,
    scode: null,
    ...held,
  }
}

/** An order of 2980.00 yuan, made at `NOW` and not yet paid. */
export function anOrder(held: Partial<PayableOrder> = {}): PayableOrder {
  return {
    status: 'pending',
    amountFen: 298_000,
    currency: 'CNY',
    createdAt: NOW,
    method: null,
    transaction: null,
    ...held,
  }
}

/** The payment of `anOrder`, a second after its creation. */
export function aPayment(held: Partial<Payment> = {}): Payment {
  return { transaction: 'wechat:1', amountFen: 298_000, currency: 'CNY', paidAt: NOW + 1000, ...held }
}

/** The success dialog's data of `anOrder`. */
export function aPaidOrder(held: Partial<PaidOrder> = {}): PaidOrder {
  return {
    productType: '会员',
    productName: '年度会员',
    businessPrice: 298_000,
    balance: null,
    accountCode: 'A1',
    orderCode: 'O1',
    payTypeName: '微信支付',
    paySuccTime: NOW,
    succTime: NOW + 1,
    ...held,
  }
}

/** The answer to a poll about an unpaid order. */
export const UNPAID = { payStatus: false, status: 'pending', closeReason: null } as const
