export {
  checkInvoiceForm,
  INVOICE_DAYS,
  INVOICE_REFUSALS,
  INVOICES_A_DAY,
  type Invoiceable,
  type InvoiceForm,
  invoiceDeadline,
  invoiceFen,
  MAX_EMAIL,
  refuseInvoice,
  trimInvoiceForm,
} from './asking'
export {
  checkInvoiceDay,
  checkIssue,
  INVOICE_DOCUMENT_TYPES,
  type InvoiceDocumentType,
  type IssueForm,
  MAX_INVOICE_BYTES,
  trimIssueForm,
} from './issuing'
export {
  INVOICE_KIND_LABELS,
  INVOICE_KINDS,
  type InvoiceKind,
  type InvoiceProblem,
  TITLE_KIND_LABELS,
  TITLE_KINDS,
  type TitleKind,
} from './kinds'
export {
  followRefund,
  INVOICE_STATE_LABELS,
  INVOICE_STATES,
  type InvoiceFacts,
  type InvoiceState,
  LIVE_INVOICE_STATES,
  moveInvoice,
  RED_CAUSE_LABELS,
  RED_CAUSES,
  type RedCause,
  WAITING_INVOICE_STATES,
} from './states'
export { INVOICE_ITEM, INVOICE_TAX_PERCENT, splitTax } from './tax'
export { checkTaxNumber, trimTaxNumber } from './tax-number'
export {
  checkTitle,
  checkTitleName,
  type InvoiceTitle,
  MAX_TITLES,
  TITLE_LENGTHS,
  trimTitle,
} from './title-form'
