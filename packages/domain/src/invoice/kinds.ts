/** The kinds of an invoice: ordinary, or special, with which a company deducts the tax. */
export const INVOICE_KINDS = ['ordinary', 'special'] as const
export type InvoiceKind = (typeof INVOICE_KINDS)[number]

export const INVOICE_KIND_LABELS: Readonly<Record<InvoiceKind, string>> = {
  ordinary: '增值税普通发票',
  special: '增值税专用发票',
}

/** Kinds of an invoice's recipient. */
export const TITLE_KINDS = ['company', 'person'] as const
export type TitleKind = (typeof TITLE_KINDS)[number]

export const TITLE_KIND_LABELS: Readonly<Record<TitleKind, string>> = { company: '企业', person: '个人' }

export interface InvoiceProblem {
  readonly field: string
  readonly message: string
}
