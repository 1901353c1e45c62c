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
export {
  type CashierOutcome,
  type CashierPayment,
  createCashier,
  type SandboxCashier,
} from './cashier'
export { insertDemoOrder } from './demo-order'
export { abandonOrder, createExportOrder } from './export-order'
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
export { lockOrder } from './lock-order'
export { findEvents } from './order-event.store'
export { EXPORT_PACKAGE, seedPackages } from './price-list'
export {
  findPlans,
  insertPlan,
  lockPlan,
  type PackageRow,
  type PricePlanRow,
  readPrices,
  updatePlan,
} from './prices'
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
export { findReportPrices } from './report-prices.store'
export { createSeatOrder } from './seat-order'
export { moneyPages } from './staff-pages.store'
export { findAwaitedTransfers, findOrder } from './transfer'
export { findTransferAccount } from './transfer-account'
export {
  confirmTransfer,
  enterTransfer,
  type FoundTransfer,
  findTransfers,
  transferPages,
} from './transfers'
export { findMovements, readWallet, staffWallets } from './wallet'
