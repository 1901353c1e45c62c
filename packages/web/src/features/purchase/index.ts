export { PurchaseDialog } from './purchase-dialog'
export { PurchasePage, type PurchasePageProps } from './purchase-page'
