export { findBillLines } from './bills'
export { checkBooks } from './books'
export {
  type CashierOutcome,
  type CashierPayment,
  createCashier,
  type SandboxCashier,
} from './cashier'
export { insertDemoOrder } from './demo-order'
export { abandonOrder, createExportOrder } from './export-order'
export { lockOrder } from './lock-order'
export { findEvents } from './order-event.store'
export { paymentService } from './payment.service'
export { seedPackages } from './price-list'
export { purchaseFeature } from './purchase.feature'
export {
  approveLocked,
  askRefund,
  lockRefund,
  moveLockedRefund,
  priceRefund,
  type RefundRow,
} from './refunds'
export { moneyPages } from './staff-pages.store'
export { confirmTransfer, findAwaitedTransfers, findOrder } from './transfer'
export { findTransferAccount } from './transfer-account'
export { findMovements, readWallet, staffWallets } from './wallet'
