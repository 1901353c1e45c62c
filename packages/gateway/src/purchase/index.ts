export {
  compareBills,
  decideResolution,
  findBillLine,
  findBillLines,
  insertResolution,
  lockBillLine,
  type ResolutionRow,
} from './bills'
export { checkBooks } from './books'
export { insertDemoOrder } from './checkout/demo-order'
export { abandonOrder, createExportOrder } from './checkout/export-order'
export { createSeatOrder } from './checkout/seat-order'
export {
  findStaffInvoice,
  INVOICE_MIME_TYPES,
  type IssuedPaper,
  type IssueRefusal,
  issueInvoice,
  issueRedLetter,
  lockInvoiceByCode,
  makeSample,
  oweMistake,
  pageInvoices,
  paperName,
  readPaper,
  readPaperBytes,
  refuseAsked,
  type StaffInvoice,
} from './invoices'
export { findAwaitedTransfers, findOrder } from './orders/find-order'
export { lockOrder } from './orders/lock-order'
export { findEvents } from './orders/order-event.store'
export { confirmTransfer, enterTransfer } from './payments/enter-transfer'
export {
  findPlans,
  insertPlan,
  lockPlan,
  type PackageRow,
  type PricePlanRow,
  readPrices,
  updatePlan,
} from './prices'
export { EXPORT_PACKAGE, seedPackages } from './prices/price-list'
export { findReportPrices } from './prices/report-prices.store'
export {
  type CashierOutcome,
  type CashierPayment,
  createCashier,
  type SandboxCashier,
} from './providers/cashier'
export { listSandboxMethods } from './providers/payment-providers'
export { purchaseFeature } from './purchase.feature'
export {
  approveLocked,
  askRefund,
  lockRefund,
  moveLockedRefund,
  priceRefund,
  type RefundRow,
  sumApprovedAlone,
} from './refunds'
export { moneyPages } from './staff-pages.store'
export { type FoundTransfer, findTransfers, transferPages } from './transfers'
export { findTransferAccount } from './transfers/transfer-account'
export { findMovements, readWallet, staffWallets } from './wallet'
