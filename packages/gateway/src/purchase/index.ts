export { compareBills } from './bills'
export { checkBooks } from './books'
export { insertDemoOrder } from './checkout/demo-order'
export { abandonOrder, createExportOrder } from './checkout/export-order'
export { createSeatOrder } from './checkout/seat-order'
export { findAwaitedTransfers, findOrder } from './orders/find-order'
export { lockOrder } from './orders/lock-order'
export { confirmTransfer } from './payments/enter-transfer'
export { seedPackages } from './prices/price-list'
export { findReportPrices } from './prices/report-prices.store'
export {
  type CashierPayment,
  createCashier,
  findCashierPayment,
  findCashierPayments,
  findCashierRefunds,
  type SandboxCashier,
} from './providers/cashier'
export { listSandboxMethods } from './providers/payment-providers'
export { purchaseFeature } from './purchase.feature'
export { askRefund } from './refunds'
export { findTransferAccount } from './transfers/transfer-account'
