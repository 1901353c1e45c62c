import { type InvoiceDocumentType, splitTax } from '@zhushutong/domain/invoice'
import { INVOICE_FILE_PATH } from '@zhushutong/sdk/contract'
import type { PaperRow, WholeInvoice } from './invoice.store'

export const INVOICE_MIME_TYPES: Readonly<Record<InvoiceDocumentType, string>> = {
  pdf: 'application/pdf',
  ofd: 'application/ofd',
}

export function paperName({ isRed, number, fileType }: PaperRow): string {
  return `${isRed ? '红字发票' : '电子发票'}-${number}.${fileType}`
}

const fileView = (paper: PaperRow) =>
  paper.fileType === null
    ? null
    : {
        fileId: paper.id,
        type: paper.fileType,
        name: paperName(paper),
        href: INVOICE_FILE_PATH.replace('{fileId}', paper.id),
      }

/** An invoice as its buyer sees it, without the name of the staff member who decided. */
export function invoiceView({ invoice, order, papers }: WholeInvoice) {
  const issued = papers.find(({ isRed }) => !isRed)
  const { id, orderId, askedAt, decidedAt, decidedBy: _, taxPercent, amount, ...shown } = invoice
  return {
    ...shown,
    ...splitTax(amount, taxPercent),
    taxPercent,
    invoiceId: id,
    orderId,
    orderCode: order.orderCode,
    productName: order.productName,
    series: issued?.series ?? '',
    number: issued?.number ?? '',
    issuedOn: issued?.issuedOn ?? null,
    file: issued ? fileView(issued) : null,
    redLetters: papers
      .filter(({ isRed }) => isRed)
      .map((paper) => ({
        amount: paper.amount,
        cause: paper.cause ?? 'refund',
        isIssued: paper.number !== '',
        number: paper.number,
        issuedOn: paper.issuedOn,
        file: fileView(paper),
      })),
    askTime: askedAt,
    decideTime: decidedAt,
  }
}
