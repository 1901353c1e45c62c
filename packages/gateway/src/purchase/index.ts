export {
  type CashierOutcome,
  type CashierPayment,
  createCashier as cashierOf,
  type SandboxCashier,
} from './cashier'
export { abandonOrder, createExportOrder } from './export-order'
export { purchaseFeature } from './purchase.feature'
export { confirmTransfer, findAwaitedTransfers as awaitedTransfers, findOrder } from './transfer'
