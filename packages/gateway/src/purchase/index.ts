export { type CashierOutcome, type CashierPayment, cashierOf, type SandboxCashier } from './cashier'
export { abandonOrder, createExportOrder } from './export-order'
export { purchaseFeature } from './purchase.feature'
export { awaitedTransfers, confirmTransfer, findOrder } from './transfer'
