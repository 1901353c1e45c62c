export type { PurchaseReads } from './purchase.types'
export { PurchaseDialog } from './purchase-dialog'
