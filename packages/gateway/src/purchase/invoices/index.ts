export { invoiceHandlers, mountInvoiceFiles } from './invoice.routes'
export { lockInvoiceByCode } from './invoice.store'
export { INVOICE_MIME_TYPES, paperName } from './invoice-view'
export {
  type IssuedPaper,
  type IssueRefusal,
  issueInvoice,
  issueRedLetter,
  oweMistake,
  readPaper,
  refuseRequest as refuseAsked,
} from './issue-invoice'
export { keepInvoices } from './keep-invoices'
export { makeSample } from './sample-paper'
export { findStaffInvoice, pageInvoices, readPaperBytes, type StaffInvoice } from './staff-page.store'
