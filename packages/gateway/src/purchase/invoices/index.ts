export { invoiceHandlers, mountInvoiceFiles } from './invoice.routes'
export { keepInvoices } from './keep-invoices'
