export {
  type CashierOutcome,
  type CashierPayment,
  createCashier,
  type SandboxCashier,
} from './cashier'
export { abandonOrder, createExportOrder } from './export-order'
export { purchaseFeature } from './purchase.feature'
export { confirmTransfer, findAwaitedTransfers, findOrder } from './transfer'
export { DEMO_ACCOUNT } from './transfer-account'
