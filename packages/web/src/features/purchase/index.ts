export type { Offer, PurchaseReads } from './purchase.types'
export { PurchaseDialog } from './purchase-dialog'
export { PurchasePage, type PurchasePageProps } from './purchase-page'
export type { Held } from './term-line'
