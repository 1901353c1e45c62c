import { isPortalError, type PortalClient } from '@zhushutong/sdk'
import { type Offer, offerOf } from '../offer'
import type { ExportPage, ExportUsage, Order, OrderPage } from '../types'

export type OrderStatus = Order['status']

/** Packages, orders and exports for pages; null if loading fails. */
export interface PurchaseReads {
  /** Prices for the logged-in user (PAY-12). */
  offers(): Promise<readonly Offer[] | null>
  orders(asked: { status?: OrderStatus; pageNum: number; pageSize: number }): Promise<OrderPage | null>
  /** null: there is none, or loading failed. */
  order(orderId: string): Promise<Order | null>
  exports(asked: { pageNum: number; pageSize: number }): Promise<ExportPage | null>
  exportUsage(): Promise<ExportUsage | null>
}

const orNull = <T>(call: Promise<T>): Promise<T | null> =>
  call.catch((error: unknown) => {
    if (isPortalError(error)) return null
    throw error
  })

export function createPurchaseReads({ purchase, orders, exports }: PortalClient): PurchaseReads {
  return {
    offers: () => orNull(purchase.svipPrices().then(({ records }) => records.map(offerOf))),
    orders: (asked) => orNull(orders.page(asked)),
    order: (orderId) => orNull(orders.one({ orderId })),
    exports: (asked) => orNull(exports.page(asked)),
    exportUsage: () => orNull(exports.usage()),
  }
}
