export { PurchasePage, type PurchasePageProps } from './purchase-page'
