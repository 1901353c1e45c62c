export {
  type CashierOutcome,
  type CashierPayment,
  createCashier,
  type SandboxCashier,
} from './cashier'
export { insertDemoOrder } from './demo-order'
export { abandonOrder, createExportOrder } from './export-order'
export { seedPackages } from './price-list'
export { purchaseFeature } from './purchase.feature'
export { confirmTransfer, findAwaitedTransfers, findOrder } from './transfer'
