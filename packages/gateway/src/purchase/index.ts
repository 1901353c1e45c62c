export { type CashierOutcome, type CashierPayment, cashierOf, type SandboxCashier } from './cashier'
export { purchaseFeature } from './purchase.feature'
export { awaitedTransfers, confirmTransfer, findOrder } from './transfer'
