import type { InvoiceForm, InvoiceTitle } from '@zhushutong/domain/invoice'
import type { BrowserClient } from '../client'
import { orFailure, orRefusal } from '../failure'

export function createInvoices({ invoices }: BrowserClient) {
  return {
    ask: (input: InvoiceForm & { orderId: string; savesTitle: boolean }, signal?: AbortSignal) =>
      orRefusal(invoices.ask(input, { signal })),
    cancel: (invoiceId: string) => orFailure(invoices.cancel({ invoiceId })),
    titles: (signal?: AbortSignal) =>
      orFailure(invoices.titles(undefined, { signal }).then(({ records }) => records)),
    saveTitle: (title: InvoiceTitle & { isDefault: boolean; titleId?: string }, signal?: AbortSignal) =>
      orRefusal(invoices.saveTitle(title, { signal })),
    removeTitle: (titleId: string) => orFailure(invoices.removeTitle({ titleId })),
  }
}
