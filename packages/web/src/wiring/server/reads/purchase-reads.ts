import type { ProductKind } from '@zhushutong/domain/purchase'
import type { WalletFilter } from '@zhushutong/domain/wallet'
import { type FullClient, isPortalError } from '@zhushutong/sdk/portal'
import type { Offer } from '../../offer'
import { loadOffers } from '../../offers'
import type {
  DataReportPage,
  ExportPage,
  ExportUsage,
  Order,
  OrderPage,
  RefundPrice,
  Wallet,
  WalletPage,
} from '../../types'

export type OrderStatus = Order['status']

/** Packages, orders, exports and reports for pages; null if loading fails. */
export interface PurchaseReads {
  /** Prices for the logged-in user (PAY-12). */
  offers(product: ProductKind): Promise<readonly Offer[] | null>
  orders(query: { status?: OrderStatus; pageNum: number; pageSize: number }): Promise<OrderPage | null>
  /** null: no such order, or loading failed. */
  order(orderId: string): Promise<Order | null>
  /** The amount that a refund of the paid order would return today. */
  refundPrice(orderId: string): Promise<RefundPrice | null>
  wallet(): Promise<Wallet | null>
  walletRecords(query: { sort?: WalletFilter; pageNum: number; pageSize: number }): Promise<WalletPage | null>
  exports(query: { pageNum: number; pageSize: number }): Promise<ExportPage | null>
  exportUsage(): Promise<ExportUsage | null>
  dataReports(query: { pageNum: number; pageSize: number }): Promise<DataReportPage | null>
}

const orNull = <T>(call: Promise<T>): Promise<T | null> =>
  call.catch((error: unknown) => {
    if (isPortalError(error)) return null
    throw error
  })

export function createPurchaseReads(client: FullClient): PurchaseReads {
  const { orders, exports, dataReports, wallet } = client
  return {
    offers: (product) => orNull(loadOffers(client, product)),
    orders: (query) => orNull(orders.list(query)),
    order: (orderId) => orNull(orders.get({ orderId })),
    refundPrice: (orderId) => orNull(orders.priceRefund({ orderId })),
    wallet: () => orNull(wallet.info()),
    walletRecords: (query) => orNull(wallet.records(query)),
    exports: (query) => orNull(exports.list(query)),
    exportUsage: () => orNull(exports.usage()),
    dataReports: (query) => orNull(dataReports.list(query)),
  }
}
